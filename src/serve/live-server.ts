import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type GeneratorBundle, generatorBundle } from '../bundle/builder.ts';
import type { LiveOptions, LiveState, ShownProblem } from '../live/messages.ts';
import { bundlingProblems } from './bundling-problems.ts';
import type { DeskGate } from './desk-gate.ts';
import { DeskServer } from './desk-server.ts';
import { LiveEvents } from './live-events.ts';
import { sendPart } from './part.ts';
import { Renderer } from './renderer.ts';
import { type Changed, watchProject } from './watch-project.ts';

export type LiveServer = {
  /** Answers every request for the site. */
  readonly listener: RequestListener;
  /** The ID of the process that renders; another one soon follows if it is killed. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
};

type Told = {
  /** Told the site's state whenever it is another. */
  readonly state: (state: LiveState) => void;
  /** Told when migrations have changed, or code that only a new start takes up. */
  readonly changed: (what: 'migrations' | 'server') => void;
};

/**
 * The site while it is being worked on. It answers requests and tells open pages of changes; a
 * process of its own renders, which is replaced whenever the code changes. It answers when this
 * returns, even if the content has problems.
 *
 * @param gate decides who may edit the site.
 * @throws esbuild's BuildFailure, or Error, if the code cannot even be started.
 */
export async function liveServer(
  options: Omit<LiveOptions, 'code'>,
  told: Told,
  gate: DeskGate,
): Promise<LiveServer> {
  const events = new LiveEvents();
  /** What is wrong with the code; the renderer knows what is wrong with the content. */
  let broken: readonly ShownProblem[] = [];
  let last: LiveState | undefined;
  const publish = () => {
    if (!last) return;
    const state = { ...last, problems: [...broken, ...last.problems] };
    events.send(state);
    told.state(state);
  };
  const renderer = new Renderer(options, (state) => {
    last = state;
    publish();
  });
  let bundle = await generatorBundle(options.root);
  const renew = async () => {
    try {
      bundle = await generatorBundle(options.root);
      await renderer.start(bundle);
      broken = [];
    } catch (error) {
      broken = bundlingProblems(error);
    }
    publish();
  };
  const [unwatch] = await Promise.all([
    watchProject(options.root, options.contentRoot, followed(renderer, renew, told.changed)),
    renderer.start(bundle),
  ]);
  return {
    listener: listener(options.root, events, renderer, () => bundle, gate),
    pid: () => renderer.pid,
    stop: async () => {
      await unwatch();
      events.close();
      renderer.stop();
    },
  };
}

/** What to do at each change. One renewal at a time; a change during it makes another. */
function followed(
  renderer: Renderer,
  renew: () => Promise<void>,
  told: (what: 'migrations' | 'server') => void,
) {
  let isRenewing = false;
  let isWanted = false;
  const start = async () => {
    isWanted = true;
    if (isRenewing) return;
    isRenewing = true;
    while (isWanted) {
      isWanted = false;
      await renew();
    }
    isRenewing = false;
  };
  return (changed: ReadonlySet<Changed>) => {
    if (changed.has('code')) void start();
    else if (changed.has('styles')) renderer.change(true);
    else if (changed.has('content')) renderer.change(false);
    for (const what of ['migrations', 'server'] as const) if (changed.has(what)) told(what);
  };
}

const typeface =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';

function listener(
  root: string,
  events: LiveEvents,
  renderer: Renderer,
  bundle: () => GeneratorBundle,
  gate: DeskGate,
): RequestListener {
  const folder = () => join(bundle().folder, 'desk');
  const desk = new DeskServer({ gate, folder, task: (task) => renderer.task(task) });
  return async (request, response) => {
    if (await desk.answers(request, response)) return;
    const path = (request.url ?? '/').replace(/\?.*/, '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (path === '/_live/events') events.add(response);
    else if (path === '/_live/page.js') {
      sendFile(response, join(bundle().folder, 'live-page.js'), 'text/javascript; charset=utf-8');
    } else if (path === '/_live/typeface.woff2') {
      sendFile(response, join(root, typeface), 'font/woff2');
    } else await sendRendered(request, response, renderer);
  };
}

function sendFile(response: ServerResponse, file: string, type: string): void {
  const headers = { ...fileHeaders, 'Content-Type': type };
  response.writeHead(200, headers).end(readFileSync(file));
}

/** Pages may load nothing that lacks the last of these. */
const fileHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

async function sendRendered(
  request: IncomingMessage,
  response: ServerResponse,
  renderer: Renderer,
): Promise<void> {
  const { url = '/', headers, method } = request;
  const known = headers['if-none-match'];
  const { status, body, file, ...answer } = await renderer.answer({
    url,
    referrer: headers.referer,
    known,
    isSource: headers['live-source'] !== undefined,
  });
  if (file) return sendPart(request, response, answer.headers, file);
  response.writeHead(status, answer.headers).end(method === 'HEAD' ? undefined : body);
}
