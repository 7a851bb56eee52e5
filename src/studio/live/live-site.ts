import { setTimeout } from 'node:timers/promises';
import type { Audit } from '../../engine/audit/audit.ts';
import { readContent } from '../../engine/content/reader.ts';
import { requestedPath } from '../../engine/hosts/requested-path.ts';
import { digestOf } from '../../engine/kernel/digest.ts';
import { type Problem, ProblemsError } from '../../engine/kernel/problem.ts';
import { Memory, type Store } from '../../engine/kernel/remember.ts';
import type { Frame } from '../../engine/render/frame.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { Answers } from './answers.ts';
import { beforeList } from './before-list.ts';
import { heldList, heldNotes } from './held-list.ts';
import { liveAudit } from './live-audit.ts';
import { livePaths } from './live-markup.ts';
import { livePlan } from './live-plan.ts';
import type { LiveAnswer, LiveOptions, LiveRequest, LiveState, ShownProblem } from './messages.ts';
import type { Plans } from './plans.ts';
import { lasting, shownProblems } from './shown-problems.ts';
import { startPage } from './start-page.ts';

/** Debounce before showing a problem, in ms: the editor may be mid-save. */
const patience = 250;

/** Debounce before an audit, in ms, since a save can't always interrupt it. */
const quiet = 1000;

/** Reloads the site on every change, renders on request, audits when idle. */
export class LiveSite {
  readonly #plans: Plans;
  readonly #options: LiveOptions;
  readonly #memory: Memory;
  readonly #answers: Answers;
  readonly #report: (state: LiveState) => void;
  #loaded: PlannedSite | undefined;
  /** What stops a build now; pages keep their last good state. */
  #problems: readonly ShownProblem[] = [];
  /** Results of the last audit, with the lines as they were then. */
  #audit: Record<keyof Audit, readonly ShownProblem[]> = { problems: [], warnings: [] };
  #changes = 0;
  readonly #visited = new Set<string>();
  #reported = '';

  constructor(
    plans: Plans,
    options: LiveOptions,
    store: Store,
    report: (state: LiveState) => void,
  ) {
    this.#plans = plans;
    this.#options = options;
    this.#memory = new Memory(options.code, store);
    this.#answers = new Answers(this.#memory);
    this.#report = report;
  }

  /** Reloads what changed. @param isCode whether styles or templates changed too. */
  async change(isCode: boolean): Promise<void> {
    this.#changes += 1;
    const change = this.#changes;
    this.#memory.turn();
    try {
      const before = this.#loaded;
      const options = livePlan(this.#options, this.#memory, before, isCode);
      this.#loaded = await this.#plans.plan(readContent(options.contentRoot), options);
      if (before) this.#answers.follow(before, this.#loaded);
      this.#problems = [];
    } catch (error) {
      this.#problems = this.#shown(problemsOf(error));
    }
    this.#followUp(change).catch((error) => {
      if (change !== this.#changes) return;
      this.#problems = this.#shown(problemsOf(error));
      this.#tell();
    });
  }

  get loaded(): PlannedSite | undefined {
    return this.#loaded;
  }

  async answer(request: LiveRequest): Promise<LiveAnswer> {
    if (this.#loaded && requestedPath(request.url).path === livePaths.held) {
      return heldList(this.#loaded.site.held);
    }
    if (this.#loaded && requestedPath(request.url).path === livePaths.before) {
      return beforeList(this.#loaded);
    }
    if (!this.#loaded) return startPage(this.#state().problems.length);
    try {
      return await this.#answers.answer(request, this.#loaded, (path) => this.#visited.add(path));
    } catch (error) {
      this.#problems = this.#shown(problemsOf(error));
      this.#tell();
      return startPage(this.#problems.length);
    }
  }

  /** See `Answers`. */
  replaced(request: LiveRequest): LiveAnswer | undefined {
    return this.#loaded && this.#answers.replaced(request, this.#loaded);
  }

  /** Reports the change, then problems that last, then the audit. A newer change cancels the rest. */
  async #followUp(change: number): Promise<void> {
    const isOver = () => change !== this.#changes;
    if (this.#problems.length === 0) this.#tell();
    await setTimeout(patience);
    if (isOver()) return;
    this.#tell();
    await setTimeout(quiet - patience);
    const loaded = this.#loaded;
    if (isOver() || !loaded || this.#problems.length > 0) return;
    const found = await liveAudit(loaded, this.#memory, this.#visited, isOver);
    if (!found) return;
    const [problems, warnings] = [this.#shown(found.problems), this.#shown(found.warnings, true)];
    this.#audit = { problems, warnings };
    this.#tell();
  }

  #shown(problems: readonly Problem[], isWarning = false): ShownProblem[] {
    return shownProblems(problems, [this.#options.contentRoot, this.#options.root], isWarning);
  }

  #tell(): void {
    const state = this.#state();
    const text = JSON.stringify(state);
    if (text === this.#reported) return;
    this.#reported = text;
    this.#report(state);
  }

  #state(): LiveState {
    const { code } = this.#options;
    const stops = this.#problems.length > 0 ? this.#problems : this.#audit.problems;
    return {
      code: this.#loaded ? codeOf(this.#loaded.frame, code) : code,
      version: `${process.pid}.${this.#changes}`,
      problems: [...stops, ...this.#audit.warnings],
      held: heldNotes(this.#loaded?.site.held ?? []),
    };
  }
}

/**
 * The digest of code that makes pages or runs in them. When it changes, open pages must reload;
 * changed words and styles are patched in.
 */
function codeOf({ code, template }: Frame, running: string): string {
  // Assets are named by their content, and print.css changes with any stylesheet.
  const plain = template.replace(/-[\w]{6}(?=\.\w+")/g, '');
  return digestOf([running, code.entry, code.chunks.map(({ name }) => name), plain]);
}

/** Problems in the content or, for a bug, the place in the code. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ProblemsError) return lasting(error.problems);
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const stack = cause instanceof Error ? (cause.stack ?? '') : '';
  const [, file, line] = /\b((?:src|templates)\/[\w./-]+):(\d+)/.exec(stack) ?? [];
  const message = error instanceof Error ? error.message : String(error);
  const place = { file: file ?? 'src', ...(line && { line: Number(line) }) };
  return [{ ...place, code: 'broken-code', message }];
}
