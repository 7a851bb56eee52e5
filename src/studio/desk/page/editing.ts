import type {
  Checked,
  Conflict,
  DeskCalls,
  Done,
  FieldEdit,
  OpenFile,
  UnsavedFile,
} from '../desk-messages.ts';
import { Checks } from './checks.ts';
import { ask, sentenceOf } from './desk-call.ts';
import type { Agreed, EditingState, SaveOutcome } from './editing-state.ts';
import { dropCopies, dropCopy, otherCopies, storeCopy, type TakenCopy } from './local-copies.ts';
import { tab } from './open-tabs.ts';
import { opened } from './opened-file.ts';
import { Steps } from './undo-steps.ts';
import { edited, isChecked, textOf, type Unsaved, unsaved, withAnswer } from './unsaved.ts';

/** How long nothing must be typed before the site is checked, in ms, while keys follow each other. */
const typingPause = 80;

/** After this long without a key the next one is checked at once, in ms. */
const restPause = 400;

/**
 * One file at the desk: what is typed, checked, saved and stepped back. All of it is here, since
 * each of these changes the same state. An answer is dropped where what was sent has been stepped
 * back from.
 */
export class Editing {
  #state: EditingState;
  readonly #steps = new Steps<Unsaved>();
  readonly #listeners = new Set<() => void>();
  #digest: string | null;
  /** What is on the disk, as far as is known. */
  #saved: string | undefined;
  readonly #checks = new Checks({
    check: () => this.#check(),
    later: () => this.#checkLater(),
  });
  /** When something was last typed, in ms since the page was opened. */
  #typedAt = 0;
  /** The other unsaved files that the last check has seen. */
  #others: readonly UnsavedFile[] = [];
  /** How many edits are on their way. */
  #sent = 0;
  /** A save on its way, until what it has added to the file is here. */
  #sending: Promise<unknown> | undefined;

  /**
   * @param copy what a closed tab has left of it.
   * @param isMade whether the text is new, and not what is on the disk.
   */
  constructor(file: OpenFile, copy?: TakenCopy, isMade = false) {
    this.#digest = copy ? copy.digest : file.digest;
    this.#saved = isMade || file.digest === null ? undefined : file.text;
    this.#state = {
      file,
      now: copy?.now ?? unsaved(file),
      isDirty: copy !== undefined || this.#saved === undefined,
      isSaving: false,
      later: [],
      advice: [],
      isOutdated: false,
      earlier: [],
      isUncopied: copy?.isUncopied ?? false,
      ...(copy && { restoredFrom: copy.at }),
      canGoBack: false,
      canGoForward: false,
    };
    this.#checks.soon(0);
    if (file.digest !== null) void this.#readEarlier();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly state = (): EditingState => this.#state;

  /** Changes fields. @param place what is typed into; empty if it is no typing. */
  edit(edits: readonly FieldEdit[], place = ''): void {
    const { now } = this.#state;
    this.#steps.note(now, place, performance.now());
    this.#take(edits.reduce((all, edit) => edited(all, edit, this.#sent), now));
  }

  write(body: string): void {
    const { now } = this.#state;
    if (body === now.body) return;
    this.#steps.note(now, 'the text', performance.now());
    this.#take({ ...now, body });
  }

  /** The fields as text, where they cannot be read and so have no form. */
  writeFront(front: string): void {
    const { now } = this.#state;
    this.#steps.note(now, 'the fields', performance.now());
    this.#take({ ...now, front });
  }

  back(): void {
    const now = this.#steps.back(this.#state.now);
    if (now) this.#take(now);
  }

  forward(): void {
    const now = this.#steps.forward(this.#state.now);
    if (now) this.#take(now);
  }

  /** Takes what is on the disk instead of what was typed, which is kept. */
  async takeSaved(): Promise<void> {
    const { now, file } = this.#state;
    try {
      await this.#keep({ text: textOf(now), edits: now.edits, how: 'given-up' });
      const { digest, ...fresh } = await opened(file.path);
      this.#digest = digest;
      this.#saved = fresh.text;
      this.#set({ file: { ...fresh, digest }, isOutdated: false });
      this.#forget();
      this.takeVersion(fresh);
    } catch (error) {
      this.#forget();
      this.#set({ trouble: sentenceOf(error) });
    }
  }

  /**
   * Saves the words over the version that the writer has been shown, which is kept; a step back
   * brings it here. If the disk has another one by now, that is shown instead.
   */
  async saveOver({ text, digest }: NonNullable<Conflict['theirs']>): Promise<SaveOutcome> {
    try {
      const kept = await this.#keep({ text, how: 'overwritten' });
      if (kept) this.#steps.note(unsaved(kept), '', performance.now());
    } catch (error) {
      this.#forget();
      this.#set({ trouble: sentenceOf(error) });
      return 'trouble';
    }
    this.#digest = digest;
    this.#saved = text;
    this.#set({ isOutdated: false });
    this.#take(this.#state.now);
    return this.save();
  }

  async #keep(version: Omit<DeskCalls['keep']['ask'], 'path'>) {
    const { versions } = await ask('keep', { path: this.#state.file.path, ...version });
    this.#set({ earlier: versions });
    return versions.find(({ text }) => text === version.text);
  }

  async #readEarlier(): Promise<void> {
    const { path } = this.#state.file;
    const found = await ask('earlier', { path }).catch(() => undefined);
    if (found) this.#set({ earlier: found.versions });
  }

  /** Takes another version of it all; a step back brings again what is here now. */
  takeVersion(version: Parameters<typeof unsaved>[0]): void {
    this.#steps.note(this.#state.now, '', performance.now());
    this.#take(unsaved(version));
  }

  /** The file is gone from the disk: the next save makes it again. */
  keepAsNew(): void {
    this.#digest = null;
    this.#saved = undefined;
    this.#forget();
    this.#take(this.#state.now);
  }

  /** What was said about the last save, and no longer holds. */
  #forget(): void {
    const { conflict: _, refused: __, restoredFrom: ___, asks: ____, ...rest } = this.#state;
    this.#state = rest;
    this.#told();
  }

  dismiss(): void {
    this.#forget();
  }

  /** Forgets what was said of the words, which the screen could not show, and asks again. */
  checkAfresh(): void {
    const { checked: _, ...rest } = this.#state;
    this.#state = { ...rest, later: [], advice: [] };
    this.#checks.soon(0);
  }

  /** Something has changed on the disk. */
  async follow(): Promise<void> {
    const { file, isSaving } = this.#state;
    const digest = this.#digest;
    if (isSaving || digest === null) return;
    const answer = await ask('open', { path: file.path }).catch(() => undefined);
    if (answer?.type !== 'file' || this.#state.isSaving) return;
    // It may have been read before a save that is done by now.
    if (this.#digest !== digest) return;
    if (answer.digest === digest) return this.#checks.soon(0);
    // Somebody may have typed meanwhile.
    if (this.#state.isDirty) return this.#set({ isOutdated: true });
    this.#digest = answer.digest;
    this.#saved = answer.text;
    this.#set({ file: answer });
    this.#take(unsaved(answer));
  }

  /** Saves what is typed, one save at a time, or asks first. @param agreed what was answered. */
  async save(agreed: Agreed = {}): Promise<SaveOutcome> {
    if (this.#state.isSaving) return 'trouble';
    this.#forget();
    this.#set({ isSaving: true });
    this.#endLastLine();
    try {
      await this.#checkAll();
      const { checked, now, trouble } = this.#state;
      if (trouble || !isChecked(now, checked)) return this.#state.refused ? 'refused' : 'trouble';
      const asks = this.#question(checked, agreed);
      if (asks) {
        this.#set({ asks });
        return 'asks';
      }
      const sending = this.#send(now, agreed);
      this.#sending = sending.catch(() => {});
      return await sending;
    } catch (error) {
      this.#set({ trouble: sentenceOf(error) });
      return 'trouble';
    } finally {
      this.#sending = undefined;
      this.#set({ isSaving: false });
    }
  }

  #question(checked: Checked | undefined, agreed: Agreed): EditingState['asks'] {
    if (checked?.formerAddress && this.#digest !== null && !agreed.moved) return 'moved';
    return checked && checked.together.length > 0 && !agreed.together ? 'together' : undefined;
  }

  /** A text ends with a line's end, as every editor writes it. */
  #endLastLine(): void {
    const { now } = this.#state;
    const isUsual = this.#saved?.endsWith('\n') ?? true;
    if (isUsual && now.body !== '' && !now.body.endsWith('\n')) {
      this.#set({ now: { ...now, body: `${now.body}\n` } });
    }
  }

  async #send(now: Unsaved, { moved, together }: Agreed): Promise<SaveOutcome> {
    const { file, checked } = this.#state;
    const text = textOf(now);
    const digest = this.#digest;
    const withPaths = together ? (checked?.together ?? []).map(({ path }) => path) : [];
    const others = this.#others.filter(({ path }) => withPaths.includes(path));
    const answer = await ask('save', {
      ...{ path: file.path, text, digest },
      ...(moved && { moved }),
      ...(others.length > 0 && { together: others }),
    });
    if (answer.type === 'refused') this.#set({ refused: answer });
    else if (answer.type === 'conflict') this.#set({ conflict: answer });
    else {
      await dropCopies(withPaths);
      await this.#saveDone(answer, now, moved !== undefined);
    }
    return answer.type === 'done' ? 'saved' : answer.type;
  }

  /** A former address may have been added to the file, so it is read again then. */
  async #saveDone({ path, digest }: Done, sent: Unsaved, isMoved: boolean): Promise<void> {
    this.#digest = digest;
    this.#saved = textOf(sent);
    const file = { ...this.#state.file, path, digest };
    this.#set({ file, isOutdated: false });
    if (!isMoved) return this.#note();
    const fresh = await opened(path);
    this.#digest = fresh.digest;
    this.#saved = fresh.text;
    this.#set({ file: fresh });
    this.#take(withAnswer(this.#state.now, sent, fresh));
  }

  /** Takes a new version of what is typed. Why the one before was refused no longer holds. */
  #take(now: Unsaved): void {
    const { refused: _, ...rest } = this.#state;
    this.#state = rest;
    this.#set({
      now,
      canGoBack: this.#steps.canGoBack,
      canGoForward: this.#steps.canGoForward,
    });
    this.#note();
    const since = performance.now() - this.#typedAt;
    this.#typedAt += since;
    this.#checks.soon(since > restPause ? 0 : typingPause);
  }

  /** Whether there is anything to save, and the copy in the browser for as long as there is. */
  #note(): void {
    const { now, file } = this.#state;
    const isDirty = now.edits.length > 0 || textOf(now) !== this.#saved;
    if (isDirty !== this.#state.isDirty) this.#set({ isDirty });
    const copy = { file, at: Date.now(), digest: this.#digest, now };
    const isUncopied = isDirty && !storeCopy(copy);
    if (!isDirty) dropCopy(file.path);
    if (isUncopied !== this.#state.isUncopied) this.#set({ isUncopied });
  }

  /** Gives up what is not saved. */
  drop(): void {
    dropCopy(this.#state.file.path);
    this.#set({ isDirty: false });
  }

  close(): void {
    this.#checks.stop();
    this.#listeners.clear();
  }

  /** Until everything that is typed is in the text. */
  async #checkAll(): Promise<void> {
    for (let times = 0; times < 5; times++) {
      await this.#checks.now();
      const { now, checked, trouble } = this.#state;
      if (trouble || isChecked(now, checked)) return;
    }
  }

  async #check(): Promise<void> {
    // Its answer would change the fields that the save's answer goes with.
    await this.#sending;
    const { now: sent, file } = this.#state;
    this.#sent = sent.edits.length;
    try {
      this.#others = await otherCopies(file.path);
      const answer = await ask('check', {
        ...{ path: file.path, text: textOf(sent), draft: tab },
        ...(sent.edits.length > 0 && { edits: sent.edits }),
        ...(this.#others.length > 0 && { others: this.#others }),
      });
      if (answer.type === 'refused') this.#set({ refused: answer });
      else this.#answered(sent, answer);
    } catch (error) {
      this.#set({ trouble: sentenceOf(error) });
    } finally {
      this.#sent = 0;
    }
  }

  #answered(sent: Unsaved, checked: Checked): void {
    const { trouble: _, ...rest } = this.#state;
    this.#state = rest;
    this.#set({ checked, now: withAnswer(this.#state.now, sent, checked) });
    this.#note();
  }

  async #checkLater(): Promise<void> {
    const { now, file, checked } = this.#state;
    if (!isChecked(now, checked)) return;
    const isSame = () => this.#state.now === now;
    try {
      const audit = await ask('audit', { draft: tab });
      if (audit.type === 'audit' && isSame()) this.#set({ later: audit.problems });
      if (!isSame() || !file.form.hasBody) return;
      const { advice } = await ask('advice', { path: file.path, text: textOf(now) });
      if (isSame()) this.#set({ advice });
    } catch {
      // The next check says it, if the server is away.
    }
  }

  #set(change: Partial<EditingState>): void {
    this.#state = { ...this.#state, ...change };
    this.#told();
  }

  #told(): void {
    for (const listener of this.#listeners) listener();
  }
}
