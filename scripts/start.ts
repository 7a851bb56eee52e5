import './production.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { Lead } from '../src/leads/lead.ts';
import { embeddedFolder } from '../src/serve/backend-config.ts';
import { type Backend, startBackend } from '../src/serve/embedded-backend.ts';
import { formsGateway } from '../src/serve/forms-gateway.ts';
import { listen, portIn } from '../src/serve/listen.ts';
import { networkUrls } from '../src/serve/network-addresses.ts';
import { onlyOwnHosts } from '../src/serve/own-hosts.ts';
import { rememberSite } from '../src/serve/running-site.ts';
import { startErrorText } from '../src/serve/start-error.ts';
import { staticSite } from '../src/serve/static-server.ts';
import { addressesText } from './start/addresses.ts';
import { announcement } from './start/announcement.ts';
import { type Place, placeBeside } from './start/place.ts';
import { watchLeads } from './start/watch-leads.ts';

/**
 * `npm start`: starts the embedded backend, builds the site for it into `.output/site`, serves it
 * and prints its URL and each submission. `PORT` sets the port; the default is the first free one
 * from 4173. `-- --host` serves the local network too. Ctrl+C stops everything.
 */
/**
 * Ctrl+C, `kill`, the window's closing, and Ctrl+Break, which only Windows has. Windows knows no
 * other: there `kill` ends a process at once, and the database notices.
 */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];

/** The gateway puts the true key in place of this one, which the browser's client asks for. */
const ownBackend = {
  SUPABASE_URL: 'same-origin',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_gateway',
};

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: embeddedFolder },
    out: { type: 'string', default: '.output/site' },
    content: { type: 'string', default: '.' },
    port: { type: 'string', default: process.env.PORT ?? '' },
    host: { type: 'boolean', default: false },
  },
});

try {
  const port = portIn(values.port);
  await start(await placeBeside(values, port), port);
} catch (error) {
  console.error(startErrorText(error, values.data));
  process.exitCode = 1;
}

async function start(place: Place, port: number | undefined): Promise<void> {
  const { data, out } = place;
  const backend = await startBackend({
    folder: data,
    port: 54321,
    died: (why) => console.error(`The database ended (${why}) and is being started again.`),
  });
  const stop = stopper(backend);
  try {
    if (!(await siteBuild(out))) return await stop(1);
    await serve(backend, place, port);
  } catch (error) {
    console.error(startErrorText(error, data));
    return stop(1);
  }
  const report = (lead: Lead) => console.log(announcement(lead, new Date()));
  await watchLeads({ ...backend, report });
}

/** Serves the site and passes its forms' submissions on; prints where. */
async function serve(backend: Backend, { data, out }: Place, wanted?: number): Promise<void> {
  const network = values.host;
  const site = onlyOwnHosts(network, formsGateway(backend, staticSite(out)));
  const { port } = await listen(site, { port: wanted, network });
  const url = `http://localhost:${port}`;
  process.once('exit', rememberSite(data, url));
  const leads = data === embeddedFolder ? 'npm run leads' : `npm run leads -- --data ${data}`;
  console.log(`\n${addressesText(url, network ? networkUrls(port) : undefined)}`);
  console.log(`What its forms send is kept on this machine alone; ${leads} shows it.`);
  console.log('Ctrl+C stops both.\n');
}

/** Stops everything, once: a signal often arrives twice, from the terminal and from npm. */
function stopper(backend: Backend): (status: number) => Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = (status: number) => {
    stopped ??= backend.stop().finally(() => process.exit(status));
    return stopped;
  };
  for (const signal of endings) process.on(signal, () => stop(0));
  return stop;
}

/** The site sends to the server that it came from, never to the database itself. */
async function siteBuild(out: string): Promise<boolean> {
  const folders = ['--content', values.content, '--out', out, '--hosts', `${out}-hosts`];
  const build = spawn(process.execPath, ['build.ts', ...folders], {
    env: { ...process.env, ...ownBackend },
    stdio: 'inherit',
  });
  const [status] = await once(build, 'exit');
  return status === 0;
}
