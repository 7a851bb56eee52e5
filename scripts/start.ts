import './production.ts';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Lead } from '../src/leads/lead.ts';
import { embeddedFolder } from '../src/serve/backend-config.ts';
import { DeskGate } from '../src/serve/desk-gate.ts';
import { type Backend, startBackend } from '../src/serve/embedded-backend.ts';
import { formsGateway } from '../src/serve/forms-gateway.ts';
import { listen, portIn } from '../src/serve/listen.ts';
import { type LiveServer, liveServer } from '../src/serve/live-server.ts';
import { networkUrls } from '../src/serve/network-addresses.ts';
import { onlyOwnHosts } from '../src/serve/own-hosts.ts';
import { rememberSite } from '../src/serve/running-site.ts';
import { startErrorText } from '../src/serve/start-error.ts';
import { addressesText, deskText } from './start/addresses.ts';
import { announcement } from './start/announcement.ts';
import { dataBeside } from './start/place.ts';
import { problemReport } from './start/problem-report.ts';
import { watchLeads } from './start/watch-leads.ts';

/**
 * `npm start`: starts the embedded backend and serves the site while it is being worked on. It
 * prints its URL, what is wrong, and each submission. `PORT` sets the port; the default is the first
 * free one from 4173. `-- --host` serves the local network too, and
 * `-- --host --desk` lets it edit, by a code that is printed. Ctrl+C stops everything.
 */

/**
 * Ctrl+C, `kill`, the window's closing, and Ctrl+Break, which only Windows has. Windows knows no
 * other: there `kill` ends a process at once, and the database notices.
 */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];

const root = resolve(import.meta.dirname, '..');

/**
 * The site sends to the server that it came from, never to the database itself. The gateway puts
 * the true key in place of this one, which the browser's client asks for.
 */
const ownBackend = { url: '', key: 'sb_publishable_of_the_gateway' };

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: embeddedFolder },
    content: { type: 'string', default: root },
    port: { type: 'string', default: process.env.PORT ?? '' },
    host: { type: 'boolean', default: false },
    desk: { type: 'boolean', default: false },
  },
});

/** Other devices may edit the site only if that is asked for too. */
const gate = new DeskGate(values.host && values.desk);

try {
  const port = portIn(values.port);
  await start(await dataBeside(values.data, port), port);
} catch (error) {
  console.error(startErrorText(error, values.data));
  process.exitCode = 1;
}

async function start(data: string, port: number | undefined): Promise<void> {
  const starting = startBackend({
    folder: data,
    port: 54321,
    died: (why) => console.error(`The database ended (${why}) and is being started again.`),
  });
  const [backend, live] = await Promise.allSettled([starting, startSite(starting)]);
  const stop = stopper([backend, live]);
  try {
    if (backend.status === 'rejected') throw backend.reason;
    if (live.status === 'rejected') throw live.reason;
    await serve(backend.value, live.value, data, port);
    const report = (lead: Lead) => console.log(announcement(lead, new Date()));
    await watchLeads({ ...backend.value, report });
  } catch (error) {
    console.error(startErrorText(error, data));
    return stop(1);
  }
}

function startSite(backend: Promise<Backend>): Promise<LiveServer> {
  const report = problemReport();
  const cache = join(root, '.output/cache');
  const contentRoot = resolve(values.content);
  const siteUrl = process.env.SITE_URL;
  return liveServer(
    { root, contentRoot, cache, siteUrl, backend: ownBackend },
    {
      state: ({ problems }) => {
        const text = report(problems);
        if (text) console.log(text);
      },
      changed: (what) => (what === 'migrations' ? migrate(backend) : sayStartAgain()),
    },
    gate,
  );
}

async function migrate(backend: Promise<Backend>): Promise<void> {
  try {
    await (await backend).migrate();
    console.log('The database has the changed migrations.');
  } catch (error) {
    console.error((error as Error).message);
  }
}

function sayStartAgain(): void {
  console.log('The code of npm start itself has changed: press Ctrl+C and start it again.');
}

/** Serves the site and passes its forms' submissions on; prints where. */
async function serve(
  backend: Backend,
  live: LiveServer,
  data: string,
  wanted: number | undefined,
): Promise<void> {
  const network = values.host;
  const site = onlyOwnHosts(network, formsGateway(backend, live.listener));
  const { port } = await listen(site, { port: wanted, network });
  const url = `http://localhost:${port}`;
  process.once('exit', rememberSite(data, url));
  const leads = data === embeddedFolder ? 'npm run leads' : `npm run leads -- --data ${data}`;
  console.log(`\n${addressesText(url, network ? networkUrls(port) : undefined)}`);
  console.log(deskText(url, gate.code));
  console.log('Pages follow whatever you save.');
  console.log(`What its forms send is kept on this machine alone; ${leads} shows it.`);
  console.log('Ctrl+C stops both.\n');
}

type Stoppable = { readonly stop: () => Promise<void> };

/** Stops everything, once: a signal often arrives twice, from the terminal and from npm. */
function stopper(
  started: readonly PromiseSettledResult<Stoppable>[],
): (status: number) => Promise<void> {
  let stopped: Promise<unknown> | undefined;
  const stop = async (status: number) => {
    stopped ??= Promise.allSettled(
      started.map((one) => one.status === 'fulfilled' && one.value.stop()),
    );
    await stopped;
    process.exit(status);
  };
  for (const signal of endings) process.on(signal, () => stop(0));
  return stop;
}
