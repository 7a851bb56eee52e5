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
import { firstSaid, rendererProcess, type Said, sendTo } from './renderer-process.ts';

/** How long to wait before a process that died is started again, in ms; longer each time. */
const pauses = [0, 100, 500, 2000, 5000];

type Running = {
  readonly child: ChildProcess;
  readonly bundle: GeneratorBundle;
  /** What it last said of the site. */
  said: Said;
};

type Waiting = {
  readonly message: ToRenderer;
  readonly isOfDesk: boolean;
  readonly resolve: (answer: unknown) => void;
  /** Which process has been asked. */
  asked?: Running | undefined;
  /** How many processes have died before they answered it. */
  deaths: number;
};

/**
 * The process that renders, and the one that takes its place when the code has changed or it has
 * died. Requests wait for whichever comes next, so none is lost; one that has seen two die is not
 * given to a third, since it may be what they die of. While the content doesn't suit new code, the
 * process before goes on showing the last good page.
 */
export class Renderer {
  readonly #options: Omit<LiveOptions, 'code'>;
  readonly #report: (state: LiveState) => void;
  readonly #waiting = new Map<number, Waiting>();
  #bundle: GeneratorBundle | undefined;
  /** Answers requests for pages. */
  #current: Running | undefined;
  /** Has newer code and no site to show yet, since the content has problems. */
  #next: Running | undefined;
  #count = 0;
  #isStopped = false;
  /** Whether something has changed that a process that is being started may not have read. */
  #isBehind = false;

  /** @param report told each state of the site. */
  constructor(options: Omit<LiveOptions, 'code'>, report: (state: LiveState) => void) {
    this.#options = options;
    this.#report = report;
  }

  /** The ID of the process that answers; undefined while there is none. */
  get pid(): number | undefined {
    return this.#current?.child.pid;
  }

  /** The bundles that processes run from, which may load more of their parts at any time. */
  get bundles(): GeneratorBundle[] {
    return this.#all.map(({ bundle }) => bundle);
  }

  /**
   * Starts a process with this bundle, which takes over once it has loaded the site. Until then the
   * one before answers: the last good page stays, even if the content doesn't suit the new code.
   *
   * @throws Error with the end of its error output if it ends before that.
   */
  async start(bundle: GeneratorBundle): Promise<void> {
    this.#isBehind = false;
    const child = rendererProcess(this.#options, bundle, bundle === this.#bundle);
    const said = await firstSaid(child);
    if (this.#isStopped) child.kill();
    this.#bundle = bundle;
    this.#next?.child.kill();
    this.#next = { child, bundle, said };
    this.#listen(this.#next);
    if (this.#isBehind) sendTo(child, { type: 'change', isCode: true });
    this.#settle();
  }

  change(isCode: boolean): void {
    this.#isBehind = true;
    for (const one of this.#all) send(one, { type: 'change', isCode });
  }

  answer(request: LiveRequest): Promise<LiveAnswer> {
    const { url, referrer = '' } = request;
    const isOfDesk = url.startsWith(deskPaths.media) || isPreview(url) || isPreview(referrer);
    return this.#ask(isOfDesk, (id) => ({ type: 'request', id, request })) as Promise<LiveAnswer>;
  }

  /**
   * Anything else that needs the site. A task that was not answered is given to the next process, and
   * refused once that has died too.
   */
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

  /** Asks whatever has been asked of no process that still runs. The desk needs the newest code. */
  #deliver(): void {
    for (const waiting of this.#waiting.values()) {
      if (waiting.asked && this.#all.includes(waiting.asked)) continue;
      waiting.asked = (waiting.isOfDesk && this.#next) || this.#current;
      if (waiting.asked) send(waiting.asked, waiting.message);
    }
  }

  #listen(running: Running): void {
    const { child } = running;
    child.on('message', (message: FromRenderer) => {
      if (!this.#all.includes(running)) return;
      if (message.type === 'state') {
        running.said = message;
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

  /** Answers what two processes have died of, so that it does not keep the site down. */
  #giveUp(dead: Running): void {
    for (const [id, waiting] of this.#waiting) {
      if (waiting.asked !== dead) continue;
      waiting.deaths += 1;
      if (waiting.deaths < 2) continue;
      this.#waiting.delete(id);
      waiting.resolve(waiting.message.type === 'request' ? failedAnswer : failedTask);
    }
  }

  /** Lets the next process take over if it can, or if there is no page that could stay. */
  #settle(): void {
    const [current, next] = [this.#current, this.#next];
    if (next && (next.said.isLoaded || !current?.said.isLoaded)) {
      this.#current = next;
      this.#next = undefined;
      current?.child.kill();
    }
    const state = this.#current?.said.state;
    const problems = (this.#next ?? this.#current)?.said.state.problems;
    if (state && problems) this.#report({ ...state, problems });
    this.#deliver();
  }

  /** Starts again what has died, until it lives or other code has taken its place. */
  async #revive(): Promise<void> {
    const isMissing = () => !this.#all.some(({ bundle }) => bundle === this.#bundle);
    for (let tries = 0; isMissing() && !this.#isStopped && this.#bundle; tries++) {
      await setTimeout(pauses[Math.min(tries, pauses.length - 1)]);
      await this.start(this.#bundle).catch((error: Error) => console.error(error.message));
    }
  }
}

function send({ child }: Running, message: ToRenderer): void {
  if (child.connected) sendTo(child, message);
}

const failed =
  'The part of the site that makes pages has ended twice while it worked on this. The terminal says why.';

const failedAnswer: LiveAnswer = {
  status: 500,
  headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  body: `${failed}\n`,
};

const failedTask: DeskReply<never> = { ok: false, message: failed };

const isPreview = (url: string) => url.includes(`${draftParameter}=`);
