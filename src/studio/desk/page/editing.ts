import type {
  Checked,
  Conflict,
  FieldEdit,
  Merge,
  Moved,
  OpenFile,
  ReadText,
  Side,
} from '../desk-messages.ts';
import type { DeskProblem } from '../desk-problem.ts';
import { carriedHeadings } from './carried-headings.ts';
import { Checks } from './checks.ts';
import { ask, type DeskFailure, failureOf } from './desk-call.ts';
import { dropCopy, storeCopy, type TakenCopy } from './local-copies.ts';
import { tab } from './open-tabs.ts';
import { isOf } from './problems-of.ts';
import { withShortName } from './short-name.ts';
import { Steps } from './undo-steps.ts';
import { edited, isChecked, textOf, type Unsaved, unsaved, withAnswer } from './unsaved.ts';

type Theirs = NonNullable<Conflict['theirs']>;

/** The version on disk. */
type Saved = Pick<OpenFile, 'text' | 'digest'>;

export type EditingState = {
  /** As last read or saved; its text is empty if neither has happened. */
  readonly file: OpenFile;
  readonly now: Unsaved;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly checked?: Checked | undefined;
  /** Results of the slower checks: the finished site's, and the prose advice. */
  readonly later: readonly DeskProblem[];
  readonly advice: readonly DeskProblem[];
  /** How many pieces of advice there are beside those. */
  readonly moreAdvice: number;
  readonly failure?: DeskFailure | undefined;
  readonly refused?: string | undefined;
  /** The last save's conflict: the file was deleted, or the same part was changed. */
  readonly conflict?: { theirs: null } | { theirs: Theirs; merge: Merge } | undefined;
  /** Whether the last save merged another person's changes. */
  readonly tookTheirs: boolean;
  readonly asksMoved: boolean;
  /** A save that could not reach the site, to be made once it can. */
  readonly waiting: Leads | undefined;
  readonly isOutdated: boolean;
  /** When a closed tab's words were typed, in milliseconds since 1970. */
  readonly restoredFrom?: number | undefined;
  /** Whether localStorage is full, so that closing the tab would lose the words. */
  readonly isUncopied: boolean;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
};

/** The state says what to do next if it is not `saved`. */
type SaveOutcome = 'saved' | 'refused' | 'conflict' | 'failed' | 'asks';

/** Debounce of checks while typing, in ms. */
const typingPause = 80;

/** After a pause this long, the next key is checked at once, in ms. */
const restPause = 400;

/** Clears what the last save reported. */
const nothingSaid = {
  conflict: undefined,
  refused: undefined,
  restoredFrom: undefined,
  asksMoved: false,
  waiting: undefined,
  tookTheirs: false,
} as const;

type Leads = { readonly moved?: Moved; readonly instead?: string };

let count = 0;

/** The state of one open file. It is one class because edits, checks, saves and undo share it. */
export class Editing {
  /** React key: each opened file gets a fresh screen. */
  readonly key = ++count;
  #state: EditingState;
  #steps = new Steps<Unsaved>();
  readonly #listeners = new Set<() => void>();
  readonly #checks = new Checks(
    () => this.#check(),
    () => this.#checkLater(),
  );
  /** When the last key was pressed, in ms since page load. */
  #typedAt = 0;
  #sent = 0;
  #sending: Promise<unknown> | undefined;
  #isDropped = false;

  /** @param copy unsaved words of a closed tab. @param isMade whether the file is new. */
  constructor(file: OpenFile, copy?: TakenCopy, isMade = false) {
    const isNew = isMade || file.digest === null;
    this.#state = {
      // The copy's base, so that a save merges what was saved since.
      file: {
        ...(copy ? { ...file, digest: copy.file.digest, text: copy.file.text } : file),
        ...(isNew && { text: '' }),
      },
      now: copy?.now ?? unsaved(file),
      isDirty: copy !== undefined || isNew,
      isSaving: false,
      later: [],
      advice: [],
      moreAdvice: 0,
      ...nothingSaid,
      isOutdated: false,
      isUncopied: copy?.isUncopied ?? false,
      restoredFrom: copy?.at,
      canGoBack: false,
      canGoForward: false,
    };
    this.#checks.soon(0);
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = (): EditingState => this.#state;

  /** @param place the field that is typed in; empty for a click. */
  edit(edits: readonly FieldEdit[], place = ''): void {
    const { now, file } = this.#state;
    const { field } = file.form;
    const all = edits.flatMap((one) => withShortName(one, field, now.values, file.values));
    this.#change(place, this.#edited(all));
  }

  /** @param isTyped whether it goes on with what was typed, so that one undo takes back both. */
  write(body: string, isTyped = true): void {
    const { now, file } = this.#state;
    if (body === now.body) return;
    const edits = carriedHeadings(file.form.field, now.values, now.body, body);
    this.#change(isTyped ? 'the text' : '', { ...this.#edited(edits), body });
  }

  /** Fields that cannot be parsed are edited as text. */
  writeFront(front: string): void {
    this.#change('the fields', { ...this.#state.now, front });
  }

  /** Saves an earlier version, in one undo step. Unsaved words go to the history; Undo brings them back. */
  async restore(version: ReadText): Promise<SaveOutcome> {
    const isDone = await this.#tried(async () => {
      if (this.#state.isDirty) await this.#giveUp();
      this.#change('', unsaved(version));
    });
    return isDone ? this.save() : 'failed';
  }

  #edited(edits: readonly FieldEdit[]): Unsaved {
    return edits.reduce((all, edit) => edited(all, edit, this.#sent), this.#state.now);
  }

  #change(place: string, next: Unsaved): void {
    this.#steps.note(this.#state.now, place, performance.now());
    this.#take(next);
  }

  back(): void {
    this.#take(this.#steps.back(this.#state.now));
  }

  forward(): void {
    this.#take(this.#steps.forward(this.#state.now));
  }

  /** Discards unsaved words, into the history, for the version on disk. */
  async takeSaved(): Promise<void> {
    await this.#tried(async () => {
      await this.#giveUp();
      const file = await ask('open', { path: this.#state.file.path });
      await this.#replaceMine(file, file);
    });
  }

  /** Takes a version that lacks words of this desk: one undo step brings these back. */
  async #replaceMine(theirs: Saved, version: ReadText): Promise<void> {
    const steps = await this.#stepsOn(theirs.text);
    const mine = await this.#onto(theirs.text, this.#state.now, 'ours');
    const isOther = mine && textOf(mine) !== version.text;
    if (isOther) steps.note(mine, '', performance.now());
    this.#takeMerge(theirs, version, steps);
  }

  /** What others have saved since is no step of this desk, so Undo must not take it back. */
  #stepsOn(theirs: string): Promise<Steps<Unsaved>> {
    return this.#steps.over((state) => this.#onto(theirs, state));
  }

  /**
   * An earlier state with what others have saved since.
   *
   * @param side which to take where both have changed the same; without it, none is possible.
   */
  async #onto(theirs: string, state: Unsaved, side?: Side): Promise<Unsaved | undefined> {
    const { path, text: base } = this.#state.file;
    const three = { path, base, ours: textOf(state), edits: state.edits, theirs };
    const merge = await ask('merge', three).catch(() => undefined);
    if (!merge || merge.conflicts.length === 0) return merge && unsaved(merge);
    const choices = side && merge.conflicts.map(() => side);
    return choices && unsaved(await ask('merge', { ...three, choices }));
  }

  /** @returns false if it failed; the state then says why. */
  async #tried(act: () => Promise<void>): Promise<boolean> {
    try {
      await act();
      return true;
    } catch (error) {
      this.#set({ ...nothingSaid, failure: failureOf(error) });
      return false;
    }
  }

  async #giveUp(): Promise<void> {
    const { now, file } = this.#state;
    await ask('keep', { path: file.path, text: textOf(now), edits: now.edits });
  }

  saveAgain(): Promise<SaveOutcome> {
    this.#set({ file: { ...this.#state.file, text: '', digest: null } });
    return this.save();
  }

  dismiss(): void {
    this.#set(nothingSaid);
  }

  /** Drops check results that the screen failed to render, and checks again. */
  checkAfresh(): void {
    this.#set({ checked: undefined, later: [], advice: [], moreAdvice: 0 });
    this.#checks.soon(0);
  }

  async follow(): Promise<void> {
    const { file, isSaving } = this.#state;
    // Other files may have changed; a check waits for the save.
    if (isSaving || file.digest === null) return this.#checks.soon(0);
    const answer = await ask('open', { path: file.path }).catch(() => undefined);
    if (!answer) return;
    const isKept = answer.digest === file.digest || this.#state.isDirty;
    const steps = isKept ? this.#steps : await this.#stepsOn(answer.text);
    if (this.#state.isSaving) return this.#checks.soon(0);
    // A save may have finished since this was read.
    if (this.#state.file.digest !== file.digest) return;
    if (answer.digest === file.digest) return this.#checks.soon(0);
    // Don't overwrite what was typed meanwhile.
    if (this.#state.isDirty) {
      this.#set({ isOutdated: true });
      // The site is back; a save waits for a check.
      if (this.#state.failure) this.#checks.soon(0);
      return;
    }
    this.#set({ file: answer });
    this.#steps = steps;
    this.#take(unsaved(answer));
  }

  /**
   * Saves, one save at a time, or asks first about a changed address.
   *
   * @param moved the answer.
   * @param instead the new target of links to it.
   */
  async save(moved?: Moved, instead?: string): Promise<SaveOutcome> {
    const outcome = await this.#save(moved, instead);
    if (outcome !== 'merged') {
      const isAway = outcome === 'failed' && this.#state.failure?.code === 'away';
      if (isAway) this.#set({ waiting: { ...(moved && { moved }), ...(instead && { instead }) } });
      return outcome;
    }
    const again = await this.save(moved, instead);
    if (again === 'saved') this.#set({ tookTheirs: true });
    return again;
  }

  async #save(moved?: Moved, instead?: string): Promise<SaveOutcome | 'merged'> {
    if (this.#state.isSaving) return 'failed';
    this.#set({ ...nothingSaid, isSaving: true });
    this.#endLastLine();
    try {
      await this.#checkAll();
      const { checked, now, failure, refused, file, isOutdated } = this.#state;
      if (failure || !isChecked(now, checked)) return refused ? 'refused' : 'failed';
      // Outdated: merge first, since the address may change with it.
      const isTaken = checked?.problems.some(({ code }) => code === 'address-taken');
      if (checked?.formerAddress && file.digest !== null && !moved && !isOutdated && !isTaken) {
        this.#set({ asksMoved: true });
        return 'asks';
      }
      const sending = this.#send(now, { ...(moved && { moved }), ...(instead && { instead }) });
      this.#sending = sending.catch(() => {});
      return await sending;
    } catch (error) {
      this.#set({ failure: failureOf(error) });
      return 'failed';
    } finally {
      this.#sending = undefined;
      this.#set({ isSaving: false });
    }
  }

  #endLastLine(): void {
    const { now, file } = this.#state;
    const isUsual = file.text === '' || file.text.endsWith('\n');
    if (isUsual && now.body !== '' && !now.body.endsWith('\n')) {
      this.#set({ now: { ...now, body: `${now.body}\n` } });
    }
  }

  async #send(sent: Unsaved, leads: Leads): Promise<SaveOutcome | 'merged'> {
    const { path, digest } = this.#state.file;
    const text = textOf(sent);
    const answer = await ask('save', { path, text, digest, ...leads });
    if (answer.type === 'conflict') return this.#merge(sent, answer);
    if (answer.type === 'refused') this.#set({ refused: answer.message });
    else {
      const { values } = sent;
      const saved = { text, digest: answer.digest, ...(values !== undefined && { values }) };
      const file = { ...this.#state.file, ...saved };
      this.#set({ file, isOutdated: false });
      if (leads.moved) await this.#readSaved(sent);
      else this.#note();
    }
    return answer.type === 'done' ? 'saved' : answer.type;
  }

  /** Merges with the version on disk, or asks if both changed the same part. */
  async #merge(sent: Unsaved, { theirs }: Conflict): Promise<SaveOutcome | 'merged'> {
    if (!theirs) {
      this.#set({ conflict: { theirs } });
      return 'conflict';
    }
    const { path, text: base } = this.#state.file;
    const merge = await ask('merge', { path, base, ours: textOf(sent), theirs: theirs.text });
    if (merge.conflicts.length > 0) {
      this.#set({ conflict: { theirs, merge } });
      return 'conflict';
    }
    const steps = await this.#stepsOn(theirs.text);
    if (this.#state.now !== sent) {
      // The merge lacks what was typed meanwhile: the next save merges again.
      this.#set({ isOutdated: true });
      return 'failed';
    }
    this.#takeMerge(theirs, merge, steps);
    return 'merged';
  }

  #takeMerge(theirs: Saved, merge: ReadText, steps: Steps<Unsaved>): void {
    const file = { ...this.#state.file, ...theirs };
    this.#set({ ...nothingSaid, file, isOutdated: false });
    this.#steps = steps;
    this.#take(unsaved(merge));
  }

  /** Merges with the chosen sides, and saves; what was typed goes to the history. */
  async resolve(theirs: Theirs, choices: readonly Side[]): Promise<SaveOutcome> {
    const { now, file } = this.#state;
    const three = { base: file.text, ours: textOf(now), theirs: theirs.text };
    const isDone = await this.#tried(async () => {
      if (choices.includes('theirs')) await this.#giveUp();
      const merge = await ask('merge', { path: file.path, ...three, choices });
      await this.#replaceMine(theirs, merge);
    });
    return isDone ? this.save() : 'failed';
  }

  /** The server may have added a former address to the file. */
  async #readSaved(sent: Unsaved): Promise<void> {
    const file = await ask('open', { path: this.#state.file.path });
    this.#set({ file });
    this.#take(withAnswer(this.#state.now, sent, file));
  }

  /** Sets the current text; an earlier refusal no longer applies. */
  #take(now: Unsaved | undefined): void {
    if (!now) return;
    const { canGoBack, canGoForward } = this.#steps;
    this.#set({ now, refused: undefined, canGoBack, canGoForward });
    this.#note();
    const since = performance.now() - this.#typedAt;
    this.#typedAt += since;
    this.#checks.soon(since > restPause ? 0 : typingPause);
  }

  /** Updates `isDirty`, and the local copy while it is set. */
  #note(): void {
    if (this.#isDropped) return;
    const { now, file } = this.#state;
    const isDirty = now.edits.length > 0 || textOf(now) !== file.text;
    const isUncopied = isDirty && !storeCopy({ file, at: Date.now(), now });
    if (!isDirty) dropCopy(file.path);
    this.#set({ isDirty, isUncopied });
  }

  drop(): void {
    // The answer to a running check must not store a copy again.
    this.#isDropped = true;
    dropCopy(this.#state.file.path);
    this.#set({ isDirty: false });
  }

  close(): void {
    this.#checks.stop();
    this.#listeners.clear();
  }

  /** Checks until all pending edits are in the text. */
  async #checkAll(): Promise<void> {
    for (let times = 0; times < 5; times++) {
      const { now, checked, failure } = this.#state;
      if (!failure && isChecked(now, checked)) return;
      await this.#checks.now();
      if (this.#state.failure) return;
    }
  }

  async #check(): Promise<void> {
    // Its answer would change the fields that a running save refers to.
    await this.#sending;
    const { now: sent, file } = this.#state;
    const { edits } = sent;
    this.#sent = edits.length;
    try {
      const text = textOf(sent);
      const answer = await ask('check', { path: file.path, text, edits, draft: tab });
      if (answer.type === 'refused') {
        // Of what has been typed since, nothing is known yet.
        if (this.#state.now === sent) this.#set({ refused: answer.message });
        return;
      }
      const now = withAnswer(this.#state.now, sent, answer);
      const { path } = file;
      // What was corrected since they were found is not said again.
      const later = this.#state.later.filter((one) =>
        isOf(unsaved(answer), this.#state.checked ?? answer, one, path),
      );
      this.#set({ checked: answer, now, later, failure: undefined });
      this.#note();
    } catch (error) {
      this.#set({ failure: failureOf(error) });
    } finally {
      this.#sent = 0;
    }
  }

  async #checkLater(): Promise<void> {
    const { now, file, checked } = this.#state;
    if (!isChecked(now, checked)) return;
    const isSame = () => this.#state.now === now;
    try {
      const audit = await ask('audit', { draft: tab });
      if (audit.type === 'audit' && isSame()) this.#set({ later: audit.problems });
      if (!isSame() || !file.form.hasBody) return;
      const { advice, more } = await ask('advice', { path: file.path, text: textOf(now) });
      if (isSame()) this.#set({ advice, moreAdvice: more });
    } catch {
      // If the server is down, the next check reports it.
    }
  }

  #set(change: Partial<EditingState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
