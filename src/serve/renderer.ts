import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compiledFolder, type GeneratorBundle } from '../bundle/builder.ts';
import type {
  FromRenderer,
  LiveAnswer,
  LiveOptions,
  LiveRequest,
  LiveState,
  ToRenderer,
} from '../live/messages.ts';

/** How long to wait before a process that died is started again, in ms; longer each time. */
const pauses = [0, 100, 500, 2000, 5000];

/** What the end of a process's error output may hold, in characters. */
const longest = 4000;

type Waiting = {
  readonly message: ToRenderer;
  readonly resolve: (answer: unknown) => void;
};

/**
 * The process that renders, and the one that takes its place when the code has changed or it has
 * died. Requests wait for whichever comes next, so none is lost.
 */
export class Renderer {
  readonly #options: Omit<LiveOptions, 'code'>;
  readonly #report: (state: LiveState) => void;
  readonly #waiting = new Map<number, Waiting>();
  #bundle: GeneratorBundle | undefined;
  #child: ChildProcess | undefined;
  #count = 0;
  #isStopped = false;
  /** Whether something has changed that a process that is being started may not have read. */
  #isBehind = false;

  /** @param report told each state of the site. */
  constructor(options: Omit<LiveOptions, 'code'>, report: (state: LiveState) => void) {
    this.#options = options;
    this.#report = report;
  }

  /** The process's ID; undefined while there is none. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Starts a process with this bundle, which takes over once it has loaded the site. Until then the
   * one before answers.
   *
   * @throws Error with the end of its error output if it ends before that.
   */
  async start(bundle: GeneratorBundle): Promise<void> {
    this.#isBehind = false;
    const next = this.#forked(bundle, bundle === this.#bundle);
    const state = await firstState(next);
    const previous = this.#child;
    if (this.#isStopped) next.kill();
    this.#bundle = bundle;
    this.#child = next;
    this.#listen(next);
    previous?.kill();
    this.#report(state);
    if (this.#isBehind) this.#send({ type: 'change', isCode: true });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  change(isCode: boolean): void {
    this.#isBehind = true;
    this.#send({ type: 'change', isCode });
  }

  answer(request: LiveRequest): Promise<LiveAnswer> {
    return this.#ask((id) => ({ type: 'request', id, request })) as Promise<LiveAnswer>;
  }

  /** Anything else that needs the site. A task that was not answered is given to the next process. */
  task(task: unknown): Promise<unknown> {
    return this.#ask((id) => ({ type: 'task', id, task }));
  }

  #ask(messageOf: (id: number) => ToRenderer): Promise<unknown> {
    this.#count += 1;
    const id = this.#count;
    const message = messageOf(id);
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, resolve });
      this.#send(message);
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#child?.kill();
  }

  /** @param isAgain whether the bundle has run before: styles may have changed since. */
  #forked({ folder, code }: GeneratorBundle, isAgain: boolean): ChildProcess {
    const child = fork(join(folder, 'live.js'), {
      serialization: 'advanced',
      execArgv: [
        // So that an error names the source's own file and line.
        '--enable-source-maps',
        // In MB. What a save leaves behind is collected in one go, not while the page is waited for.
        '--max-semi-space-size=64',
      ],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: compiledFolder(this.#options.root),
      },
    });
    const options = { ...this.#options, code };
    sendTo(child, { type: 'start', options, isCode: isAgain });
    return child;
  }

  #listen(child: ChildProcess): void {
    child.on('message', (message: FromRenderer) => {
      if (child !== this.#child) return;
      if (message.type === 'state') this.#report(message.state);
      else {
        this.#waiting.get(message.id)?.resolve(message.answer);
        this.#waiting.delete(message.id);
      }
    });
    child.once('exit', () => {
      if (child !== this.#child || this.#isStopped) return;
      this.#child = undefined;
      this.#revive();
    });
  }

  /** Starts again what has died, until it lives or other code has taken its place. */
  async #revive(): Promise<void> {
    for (let tries = 0; !this.#child && !this.#isStopped && this.#bundle; tries++) {
      await setTimeout(pauses[Math.min(tries, pauses.length - 1)]);
      await this.start(this.#bundle).catch((error: Error) => console.error(error.message));
    }
  }

  #send(message: ToRenderer): void {
    if (this.#child?.connected) sendTo(this.#child, message);
  }
}

/** What a process that has just died doesn't get, the next one does, or reads by itself. */
function sendTo(child: ChildProcess, message: ToRenderer): void {
  // Without a function the error would end this process.
  child.send(message, () => {});
}

function firstState(child: ChildProcess): Promise<LiveState> {
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors = (errors + text).slice(-longest);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (status, signal) => {
      reject(new Error(errors.trim() || `The renderer ended with ${signal ?? status}.`));
    });
    child.on('message', function first(message: FromRenderer) {
      if (message.type !== 'state') return;
      child.off('message', first);
      child.stderr?.pipe(process.stderr);
      resolve(message.state);
    });
  });
}
