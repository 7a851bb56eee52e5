import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { embeddedFolder } from '../src/serve/backend-config.ts';
import { type Backend, startBackend } from '../src/serve/embedded-backend.ts';
import { freePort } from '../src/serve/free-port.ts';
import { staticServer } from '../src/serve/static-server.ts';
import { announcement } from './start/announcement.ts';
import { watchLeads } from './start/watch-leads.ts';

/**
 * `npm start`: starts the embedded backend, builds the site for it into `.output/site`, serves it
 * and prints its URL and each submission. `PORT` sets the port; the default is the first free one
 * from 4173. Ctrl+C stops everything.
 */
const { data, out, content } = parseArgs({
  options: {
    data: { type: 'string', default: embeddedFolder },
    out: { type: 'string', default: '.output/site' },
    content: { type: 'string', default: '.' },
  },
}).values;

try {
  const port = await sitePort(process.env.PORT);
  const backend = await startBackend({
    folder: data,
    port: 54321,
    died: (why) => console.error(`The database ended (${why}) and is being started again.`),
  });
  const stop = stopper(backend);
  if (!(await siteBuild(backend))) await stop(1);
  const { url } = await staticServer(out, port).catch(async (error) => {
    await backend.stop();
    throw error;
  });
  console.log(`\nThe site is at ${url}`);
  console.log('What its forms send is kept on this machine alone; npm run leads shows it.');
  console.log('Ctrl+C stops both.\n');
  await watchLeads({
    ...backend,
    report: (lead) => console.log(announcement(lead, new Date())),
  });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** A port set by `PORT` is used or is an error: nobody would expect the site on another. */
function sitePort(wanted: string | undefined): Promise<number> {
  if (!wanted) return freePort(4173);
  if (!/^\d{1,5}$/.test(wanted)) throw new Error(`PORT is "${wanted}", which is not a port.`);
  return freePort(Number(wanted), 1);
}

/** Stops everything, once: a signal often arrives twice, from the terminal and from npm. */
function stopper(backend: Backend): (status: number) => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = (status: number) => {
    stopped ??= backend.stop().finally(() => process.exit(status));
    return stopped;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
  return stop;
}

/** The keys are only for this build, never for `dist/` or a host's configuration. */
async function siteBuild({ url, publishableKey }: Backend): Promise<boolean> {
  const keys = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: publishableKey };
  const folders = ['--content', content, '--out', out, '--hosts', `${out}-hosts`];
  const build = spawn(process.execPath, ['build.ts', ...folders], {
    env: { ...process.env, ...keys },
    stdio: 'inherit',
  });
  const [status] = await once(build, 'exit');
  return status === 0;
}
