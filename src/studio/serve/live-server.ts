import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type GeneratorBundle, generatorBundle } from '../../engine/bundle/builder.ts';
import { oneAtATime } from '../../engine/kernel/pool.ts';
import { livePaths } from '../live/live-markup.ts';
import type { LiveAnswer, LiveOptions, LiveState, ShownProblem } from '../live/messages.ts';
import { programs } from '../programs.ts';
import { bundlingProblems, diskError } from './bundling-problems.ts';
import {
  codeProblemPage,
  codeProblemPaths,
  codeProblemScript,
  codeProblemStyles,
} from './code-problem-page.ts';
import type { DeskGate } from './desk-gate.ts';
import { deskServer } from './desk-server.ts';
import type { Handler } from './guarded.ts';
import { LiveEvents } from './live-events.ts';
import { sendPart } from './part.ts';
import { Renderer } from './renderer.ts';
import { type Changed, watchProject } from './watch-project.ts';

export type LiveServer = {
  readonly listener: Handler;
  /** The renderer's process ID; a killed one is soon replaced. */
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
};

type Listeners = {
  readonly state: (state: LiveState) => void;
  /** Called when migrations have changed, or code that only a restart picks up. */
  readonly changed: (what: 'migrations' | 'server') => void;
};

/**
 * The development server. A renderer process makes the pages and is replaced when code changes.
 * Resolves once requests are answered, even if content or code have problems.
 *
 * @throws Error with the system's code if the disk is not writable.
 */
export async function liveServer(
  options: Omit<LiveOptions, 'code'>,
  listeners: Listeners,
  gate: DeskGate,
): Promise<LiveServer> {
  const events = new LiveEvents();
  /** Problems in the code; the renderer reports those in the content. */
  let broken: readonly ShownProblem[] = [];
  let last: LiveState | undefined;
  let isStopped = false;
  const publish = () => {
    // Ctrl+C stops the bundler too, which is not a problem in the code.
    if (isStopped) return;
    const known = last ?? unknown;
    const state = { ...known, problems: [...broken, ...known.problems] };
    events.send(state);
    listeners.state(state);
  };
  const renderer = new Renderer(options, (state) => {
    last = state;
    publish();
  });
  let bundle: GeneratorBundle | undefined;
  let isStarting = true;
  const renewed = oneAtATime(async () => {
    try {
      bundle = await generatorBundle(options.root, programs, renderer.bundles);
      await renderer.start(bundle);
      broken = [];
    } catch (error) {
      const ofDisk = diskError(error);
      // Changing the code would not help.
      if (isStarting && ofDisk) throw ofDisk;
      broken = bundlingProblems(error);
      // The old code keeps running, and shows content saved meanwhile.
      renderer.change(false);
    }
    isStarting = false;
    publish();
  });
  /** Resolves once new code is running. */
  const follow = async (changed: ReadonlySet<Changed>): Promise<void> => {
    for (const what of ['migrations', 'server'] as const)
      if (changed.has(what)) listeners.changed(what);
    if (changed.has('code')) await renewed();
    else if (changed.has('styles') || changed.has('content')) {
      renderer.change(changed.has('styles'));
    }
  };
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

const typeface =
  'node_modules/@fontsource-variable/special-gothic/files/special-gothic-latin-wdth-normal.woff2';

type Answering = {
  readonly root: string;
  readonly events: LiveEvents;
  readonly renderer: Renderer;
  /** Undefined until the first bundle is ready. */
  readonly bundle: () => GeneratorBundle | undefined;
  /** Replaces every page until the code has run once. */
  readonly page: () => LiveAnswer | undefined;
  readonly gate: DeskGate;
};

function listener({ root, events, renderer, bundle, page, gate }: Answering): Handler {
  const desk = deskServer({
    gate,
    folder: () => join(bundle()?.folder ?? '', 'desk'),
    task: (task) => renderer.task(task),
    isRunning: () => page() === undefined,
  });
  const script = 'text/javascript; charset=utf-8';
  return async (request, response) => {
    if (await desk(request, response)) return;
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const folder = bundle()?.folder;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
    } else if (path === livePaths.events) {
      events.add(response, gate.refusal(request) === undefined);
    } else if (path === livePaths.script && folder) {
      send(response, readFileSync(join(folder, 'live-page.js')), script);
    } else if (path === '/_live/typeface.woff2') {
      // Cached for a day: an updated package shows up late.
      send(response, readFileSync(join(root, typeface)), 'font/woff2', 'private, max-age=86400');
    } else if (path === codeProblemPaths.script) send(response, codeProblemScript, script);
    else if (path === codeProblemPaths.styles) {
      send(response, codeProblemStyles(root), 'text/css; charset=utf-8');
    } else {
      await sendAnswer(request, response, page() ?? (await rendered(request, renderer)));
    }
  };
}

function send(
  response: ServerResponse,
  content: string | Uint8Array,
  type: string,
  cache = fileHeaders['Cache-Control'],
): void {
  const headers = { ...fileHeaders, 'Cache-Control': cache, 'Content-Type': type };
  response.writeHead(200, headers).end(content);
}

/** Without `nosniff`, the pages' policy would refuse the files. */
const fileHeaders = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

function rendered(
  { url = '/', headers }: IncomingMessage,
  renderer: Renderer,
): Promise<LiveAnswer> {
  return renderer.answer({
    url,
    referrer: headers.referer,
    known: headers['if-none-match'],
    shown: headers['live-source']?.toString(),
  });
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
