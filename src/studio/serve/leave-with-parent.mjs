import { flushCompileCache } from 'node:module';

// Preloaded into the embedded backend, which exits with its parent: the IPC channel closes however
// the parent ends, even by `kill -9`. An orphan would keep using the data folder, and two servers
// on one folder lose rows.
process.once('disconnect', () => process.exit());
// The channel alone must not keep the process alive once its work is done.
process.channel?.unref();
// For the next start, since this process may be killed.
setTimeout(flushCompileCache, 5_000).unref();
