import './production.ts';
import { join, resolve } from 'node:path';
import type { Lead } from '../src/studio/leads/lead.ts';
import { localClient } from '../src/studio/leads/leads-source.ts';
import { DeskGate } from '../src/studio/serve/desk-gate.ts';
import {
  type Database,
  earlierData,
  embeddedFolder,
  startBackend,
} from '../src/studio/serve/embedded-database.ts';
import { formsGateway, type Store } from '../src/studio/serve/forms-gateway.ts';
import type { Handler } from '../src/studio/serve/guarded.ts';
import { listen, portIn } from '../src/studio/serve/listen.ts';
import { type LiveServer, liveServer } from '../src/studio/serve/live-server.ts';
import { networkUrls } from '../src/studio/serve/network-addresses.ts';
import { onlyOwnHosts } from '../src/studio/serve/own-hosts.ts';
import { dataBeside, rememberSite } from '../src/studio/serve/running-site.ts';
import { startErrorText } from '../src/studio/serve/start-error.ts';
import { addressesText, deskText } from './start/addresses.ts';
import { announcement } from './start/announcement.ts';
import { servingFlags } from './start/flags.ts';
import { problemReport } from './start/problem-report.ts';
import { watchLeads } from './start/watch-leads.ts';

/**
 * `npm start`: starts the embedded backend and serves the site while it is being worked on. It
 * prints its URL, what is wrong, and each submission. `PORT` sets the port; the default is the first
 * free one from 4173. `-- --host` serves the local network too, and `-- --host --desk` lets whoever
 * opens an address that is printed edit it. Ctrl+C stops everything.
 */

/**
 * Ctrl+C, `kill`, the window's closing, and Ctrl+Break, which only Windows has. Windows knows no
 * other: there `kill` ends a process at once, and the database notices.
 */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];

const root = resolve(import.meta.dirname, '..');

/** The site sends to the server that it came from. The browser's client asks for a key. */
const ownBackend = { url: '', key: 'sb_publishable_of_the_gateway' };

const own = {
  desk: { type: 'boolean', default: false },
  data: { type: 'string', default: '' },
  content: { type: 'string', default: root },
} as const;

/** Never settles, so that of a race only a database that fails is the end. */
const forever = new Promise<never>(() => {});

try {
  const flags = servingFlags(own);
  const port = portIn(flags.port);
  const usual = embeddedFolder();
  const data = await dataBeside(flags.data || usual, port);
  const leads = data === usual ? 'npm run leads' : `npm run leads -- --data ${data}`;
  await start({ ...flags, port, data, leads });
} catch (error) {
  console.error(startErrorText(error, '.cache'));
  process.exitCode = 1;
}

type Flags = {
  readonly data: string;
  /** The command that lists what forms have sent. */
  readonly leads: string;
  /** Holds `content/`. */
  readonly content: string;
  readonly port: number | undefined;
  readonly host: boolean;
  readonly desk: boolean;
};

/**
 * Database, site and port are started at once. Pages are served as soon as the site is loaded; what
 * a form sends before the database answers waits for it.
 */
async function start(flags: Flags): Promise<void> {
  const { data, leads, content, port: wanted, host: network, desk } = flags;
  // Other devices may edit the site only if that is asked for too.
  const gate = new DeskGate(network && desk);
  const backend = startBackend({
    folder: data,
    died: () => console.error('The database ended and is being started again.'),
  });
  const store: Store = async (table, row) => (await backend).store(table, row);
  const live = startSite(backend, content, gate);
  const site = onlyOwnHosts(network, formsGateway(store, whenLoaded(live)));
  const listening = listen(site, { port: wanted, network });
  const failing = backend.then(() => forever);
  try {
    const [{ port, url }] = await Promise.race([Promise.all([listening, live]), failing]);
    rememberSite(data, url);
    const urls = network ? networkUrls(port) : undefined;
    console.log(`\n${addressesText(url, urls)}`);
    console.log(deskText(url, gate.entrance && urls?.[0] && urls[0] + gate.entrance));
    console.log('Pages follow whatever you save.');
    const { staff } = await backend;
    stopAtSignals([backend, live]);
    console.log(`What its forms send is kept on this machine alone; ${leads} shows it.`);
    console.log('Ctrl+C stops both.\n');
    const earlier = earlierData(data);
    if (earlier) console.log(earlier);
    const report = (lead: Lead) => console.log(announcement(lead, new Date()));
    await watchLeads({ staff: localClient(staff), report });
  } catch (error) {
    console.error(startErrorText(error, data));
    await stopAll([backend, live]);
    process.exit(1);
  }
}

/** Requests that come while the site is being loaded wait for it. */
function whenLoaded(live: Promise<LiveServer>): Handler {
  return (request, response) =>
    live.then(
      ({ listener }) => listener(request, response),
      () => response.destroy(),
    );
}

function startSite(
  backend: Promise<Database>,
  content: string,
  gate: DeskGate,
): Promise<LiveServer> {
  const report = problemReport();
  const cache = join(root, '.cache/build');
  const contentRoot = resolve(content);
  const siteUrl = process.env.SITE_URL || undefined;
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

async function migrate(backend: Promise<Database>): Promise<void> {
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

type Stoppable = { readonly stop: () => Promise<void> };

/** Stops everything, once: a signal often arrives twice, from the terminal and from npm. */
function stopAtSignals(started: readonly Promise<Stoppable>[]): void {
  let stopped: Promise<unknown> | undefined;
  const stop = async () => {
    stopped ??= stopAll(started);
    await stopped;
    process.exit(0);
  };
  for (const signal of endings) process.on(signal, stop);
}

function stopAll(started: readonly Promise<Stoppable>[]): Promise<unknown> {
  return Promise.allSettled(started.map((one) => one.then(({ stop }) => stop())));
}
