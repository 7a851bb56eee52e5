import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Backend, startBackend } from './backend/backend.ts';
import { embeddedFolder } from './backend/config.ts';
import { staticServer } from './static-server.ts';

/**
 * `npm start`: starts the embedded backend, builds the site for it into `.output/site`, serves that
 * and says where. `PORT` chooses the port. Ctrl+C stops both.
 */
const out = '.output/site';
const port = Number(process.env.PORT ?? 4173);

try {
  const backend = await startBackend({
    folder: embeddedFolder,
    port: 54321,
    died: (why) => console.error(`The database ended (${why}) and is being started again.`),
  });
  const stop = async (status: number) => {
    await backend.stop();
    process.exit(status);
  };
  process.once('SIGINT', () => stop(0));
  process.once('SIGTERM', () => stop(0));
  if (!(await siteBuild(backend))) await stop(1);
  const { url } = await staticServer(out, port).catch(async (error) => {
    await backend.stop();
    throw error;
  });
  console.log(`\nThe site is at ${url}`);
  console.log(`What its forms send is kept on this machine alone; npm run leads shows it.`);
  console.log('Ctrl+C stops both.');
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const taken = `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`;
  console.error(code === 'EADDRINUSE' ? taken : message);
  process.exitCode = 1;
}

/** The keys go to this build alone, never to one for `dist/`. */
async function siteBuild({ url, publishableKey }: Backend): Promise<boolean> {
  const keys = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const build = spawn('tsx', ['build.ts', '--out', out], {
    env: { ...process.env, ...keys },
    stdio: 'inherit',
  });
  const [status] = await once(build, 'exit');
  return status === 0;
}
