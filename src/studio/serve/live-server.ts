import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type GeneratorBundle, generatorBundle } from '../../engine/bundle/builder.ts';
import { livePaths } from '../live/live-markup.ts';
import type { LiveAnswer, LiveOptions, LiveState, ShownProblem } from '../live/messages.ts';
import { programs } from '../programs.ts';
import { bundlingProblems } from './bundling-problems.ts';
import {
  codeProblemPage,
  codeProblemPaths,
  codeProblemScript,
  codeProblemStyles,
} from './code-problem-page.ts';
import type { DeskGate } from './desk-gate.ts';
import { DeskServer } from './desk-server.ts';
import type { Handler } from './guarded.ts';
import { LiveEvents } from './live-events.ts';
import { sendPart } from './part.ts';
import { Renderer } from './renderer.ts';
import { diskError } from './start-error.ts';
import { type Changed, watchProject } from './watch-project.ts';

export type LiveServer = {
  /** Answers every request for the site. */
  readonly listener: Handler;
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
 * process of its own renders, which is replaced whenever the code changes. What listens, watches
 * and holds the database is never replaced. It answers when this returns, even if content or code
 * have problems.
 *
 * @param gate decides who may edit the site.
 * @throws Error with the system's code if the disk does not let it write.
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
  let isStopped = false;
  const publish = () => {
    // Ctrl+C stops the bundler too, which is no problem of the code.
    if (isStopped) return;
    const known = last ?? unknown;
    const state = { ...known, problems: [...broken, ...known.problems] };
    events.send(state);
    told.state(state);
  };
  const renderer = new Renderer(options, (state) => {
    last = state;
    publish();
  });
  let bundle: GeneratorBundle | undefined;
  let isStarting = true;
  const renew = async () => {
    try {
      bundle = await generatorBundle(options.root, programs, renderer.bundles);
      await renderer.start(bundle);
      broken = [];
    } catch (error) {
      const ofDisk = diskError(error);
      // No change of the code would cure it.
      if (isStarting && ofDisk) throw ofDisk;
      broken = bundlingProblems(error);
    }
    isStarting = false;
    publish();
  };
  const follow = followed(renderer, renew, told.changed);
  const [unwatch] = await Promise.all([
    watchProject(options.root, options.contentRoot, follow),
    follow(new Set(['code'])),
  ]);
  const page = () => (last ? undefined : codeProblemPage(broken));
  return {
    listener: listener({ root: options.root, events, renderer, bundle: () => bundle, page, gate }),
    pid: () => renderer.pid,
    stop: async () => {
      isStopped = true;
      await unwatch();
      events.close();
      renderer.stop();
    },
  };
}

/** The state before any code has run. */
const unknown: LiveState = { code: '', version: '', problems: [], held: [] };

/**
 * What to do at each change. One renewal at a time; a change during it makes another.
 *
 * @returns when what the change asked for is done, as far as it is awaited here: new code.
 */
function followed(
  renderer: Renderer,
  renew: () => Promise<void>,
  told: (what: 'migrations' | 'server') => void,
) {
  let renewing: Promise<void> | undefined;
  let isWanted = false;
  const renewed = async () => {
    while (isWanted) {
      isWanted = false;
      await renew();
    }
  };
  return async (changed: ReadonlySet<Changed>): Promise<void> => {
    for (const what of ['migrations', 'server'] as const) if (changed.has(what)) told(what);
    if (changed.has('code')) {
      isWanted = true;
      renewing ??= renewed().finally(() => {
        renewing = undefined;
      });
      return renewing;
    }
    if (changed.has('styles')) renderer.change(true);
    else if (changed.has('content')) renderer.change(false);
  };
}

const typeface =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';

type Answering = {
  /** The project's folder. */
  readonly root: string;
  readonly events: LiveEvents;
  readonly renderer: Renderer;
  /** Undefined if the code could not be bundled since the start. */
  readonly bundle: () => GeneratorBundle | undefined;
  /** What stands in for every page, if no code has run since the start. */
  readonly page: () => LiveAnswer | undefined;
  readonly gate: DeskGate;
};

function listener({ root, events, renderer, bundle, page, gate }: Answering): Handler {
  const deskFolder = () => {
    const made = bundle();
    return made && join(made.folder, 'desk');
  };
  const desk = new DeskServer({
    gate,
    folder: deskFolder,
    task: (task) => renderer.task(task),
    isRunning: () => page() === undefined,
  });
  const script = 'text/javascript; charset=utf-8';
  return async (request, response) => {
    if (await desk.answers(request, response)) return;
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const folder = bundle()?.folder;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (path === livePaths.events) {
      events.add(response, gate.refusal(request) === undefined);
    } else if (path === livePaths.script && folder) {
      send(response, readFileSync(join(folder, 'live-page.js')), script);
    } else if (path === '/_live/typeface.woff2') {
      send(response, readFileSync(join(root, typeface)), 'font/woff2');
    } else if (path === codeProblemPaths.script) send(response, codeProblemScript, script);
    else if (path === codeProblemPaths.styles) {
      send(response, codeProblemStyles(root), 'text/css; charset=utf-8');
    } else {
      const standIn = page();
      if (standIn) await sendAnswer(request, response, standIn);
      else await sendRendered(request, response, renderer);
    }
  };
}

function send(response: ServerResponse, content: string | Uint8Array, type: string): void {
  response.writeHead(200, { ...fileHeaders, 'Content-Type': type }).end(content);
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
  const { url = '/', headers } = request;
  const known = headers['if-none-match'];
  const answer = await renderer.answer({
    url,
    referrer: headers.referer,
    known,
    shown: headers['live-source']?.toString(),
  });
  await sendAnswer(request, response, answer);
}

async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: LiveAnswer,
): Promise<void> {
  const { status, headers, body, file } = answer;
  if (file) return sendPart(request, response, headers, file);
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
}
