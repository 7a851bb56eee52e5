import type { ChildProcess } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import type { GeneratorBundle } from '../../engine/bundle/builder.ts';
import { type DeskReply, deskPaths, draftParameter } from '../desk/desk-messages.ts';
import type {
  FromRenderer,
  LiveAnswer,
  LiveOptions,
  LiveRequest,
  LiveState,
  ToRenderer,
} from '../live/messages.ts';
import { firstState, rendererProcess, type StateMessage, sendTo } from './renderer-process.ts';

/** Pauses before a process that died is restarted, in ms. */
const pauses = [0, 100, 500, 2000, 5000];

type Running = {
  readonly child: ChildProcess;
  readonly bundle: GeneratorBundle;
  reported: StateMessage;
};

type Waiting = {
  readonly message: ToRenderer;
  readonly isOfDesk: boolean;
  readonly resolve: (answer: unknown) => void;
  /** The process working on it. */
  asked?: Running | undefined;
  /** How many processes have died while working on it. */
  deaths: number;
};

/**
 * The rendering process, and its successor when the code changes or it dies. Pending requests go to
 * the successor, so none is lost; after two deaths a request is given up, since it may be the cause.
 * While the content doesn't suit new code, the old process keeps showing the last good pages.
 */
export class Renderer {
  readonly #options: Omit<LiveOptions, 'code'>;
  readonly #report: (state: LiveState) => void;
  readonly #waiting = new Map<number, Waiting>();
  #bundle: GeneratorBundle | undefined;
  /** Renders pages. */
  #current: Running | undefined;
  /** Has newer code, but can't load the content because of its problems. */
  #next: Running | undefined;
  #count = 0;
  /** The number of processes started, and the number of the newest that took over. */
  #starts = 0;
  #newest = 0;
  #isStopped = false;
  /** Whether files changed while a process was starting, which may have missed it. */
  #isBehind = false;

  constructor(options: Omit<LiveOptions, 'code'>, report: (state: LiveState) => void) {
    this.#options = options;
    this.#report = report;
  }

  get pid(): number | undefined {
    return this.#current?.child.pid;
  }

  /** Bundles in use: a running process may load more chunks. */
  get bundles(): GeneratorBundle[] {
    return this.#all.map(({ bundle }) => bundle);
  }

  /**
   * Starts a process with this bundle, which takes over once it has loaded the site.
   *
   * @throws Error with the end of stderr if it exits before that.
   */
  async start(bundle: GeneratorBundle): Promise<void> {
    this.#isBehind = false;
    this.#starts += 1;
    const number = this.#starts;
    const child = rendererProcess(this.#options, bundle, bundle === this.#bundle);
    const reported = await firstState(child);
    if (this.#isStopped || number < this.#newest) {
      child.kill();
      return;
    }
    this.#newest = number;
    this.#bundle = bundle;
    this.#next?.child.kill();
    this.#next = { child, bundle, reported };
    this.#listen(this.#next);
    if (this.#isBehind) sendTo(child, { type: 'change', isCode: true });
    this.#settle();
  }

  change(isCode: boolean): void {
    this.#isBehind = true;
    for (const { child } of this.#all) sendTo(child, { type: 'change', isCode });
  }

  answer(request: LiveRequest): Promise<LiveAnswer> {
    const { url, referrer = '' } = request;
    const isOfDesk = url.startsWith(deskPaths.media) || isPreview(url) || isPreview(referrer);
    return this.#ask(isOfDesk, (id) => ({ type: 'request', id, request })) as Promise<LiveAnswer>;
  }

  /** Runs anything else that needs the site. If the process dies, the task is retried once. */
  task(task: unknown): Promise<unknown> {
    return this.#ask(true, (id) => ({ type: 'task', id, task }));
  }

  stop(): void {
    this.#isStopped = true;
    for (const { child } of this.#all) child.kill();
  }

  get #all(): Running[] {
    return [this.#current, this.#next].filter((one) => one !== undefined);
  }

  #ask(isOfDesk: boolean, messageOf: (id: number) => ToRenderer): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      this.#waiting.set(id, { message: messageOf(id), isOfDesk, resolve, deaths: 0 });
      this.#deliver();
    });
  }

  /** Sends requests that no running process has. The desk's tasks need the newest code. */
  #deliver(): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.asked && this.#all.includes(waiting.asked)) continue;
      waiting.asked = (waiting.isOfDesk && this.#next) || this.#current;
      if (waiting.asked) sendTo(waiting.asked.child, waiting.message);
    }
  }

  #listen(running: Running): void {
    const { child } = running;
    child.on('message', (message: FromRenderer) => {
      if (!this.#all.includes(running)) return;
      if (message.type === 'state') {
        running.reported = message;
        this.#settle();
      } else {
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
      }
    });
    child.once('exit', () => {
      if (this.#isStopped || !this.#all.includes(running)) return;
      if (running === this.#next) this.#next = undefined;
      else this.#current = undefined;
      this.#giveUp(running);
      if (this.#next) this.#settle();
      else this.#revive();
    });
  }

  /** Fails requests that two processes have died on, so that they can't keep the site down. */
  #giveUp(dead: Running): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.asked !== dead) continue;
      waiting.deaths += 1;
      if (waiting.deaths < 2) continue;
      this.#waiting.delete(id);
      waiting.resolve(waiting.message.type === 'request' ? failedAnswer : failedTask);
    }
  }

  /** Lets the next process take over if it has loaded the site, or if the old one never has. */
  #settle(): void {
    const [current, next] = [this.#current, this.#next];
    if (next && (next.reported.isLoaded || !current?.reported.isLoaded)) {
      this.#current = next;
      this.#next = undefined;
      current?.child.kill();
    }
    const state = this.#current?.reported.state;
    const problems = (this.#next ?? this.#current)?.reported.state.problems;
    if (state && problems) this.#report({ ...state, problems });
    this.#deliver();
  }

  /** Restarts the process until it runs or newer code has replaced it. */
  async #revive(): Promise<void> {
    const isMissing = () => !this.#all.some(({ bundle }) => bundle === this.#bundle);
    for (let tries = 0; isMissing() && !this.#isStopped && this.#bundle; tries++) {
      await setTimeout(pauses[Math.min(tries, pauses.length - 1)]);
      await this.start(this.#bundle).catch((error: Error) => console.error(error.message));
    }
  }
}

const failed =
  'The part of the site that makes pages crashed twice on this. The terminal says why.';

const failedAnswer: LiveAnswer = {
  status: 500,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: `${failed}\n`,
};

const failedTask: DeskReply<never> = { ok: false, message: failed };

const isPreview = (url: string) => url.includes(`${draftParameter}=`);
