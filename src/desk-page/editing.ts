import type {
  Checked,
  Conflict,
  DeskProblem,
  Done,
  FieldEdit,
  Moved,
  OpenFile,
  Refused,
} from '../desk/desk-messages.ts';
import { ask, DeskTrouble } from './desk-call.ts';
import { dropCopy, type LocalCopy, storeCopy, tab } from './local-copies.ts';
import { Steps } from './undo-steps.ts';
import { edited, isChecked, textOf, type Unsaved, unsaved, withAnswer } from './unsaved.ts';

/** How long nothing must be typed before the site is checked, in ms, while keys follow each other. */
const typingPause = 80;

/** After this long without a key the next one is checked at once, in ms. */
const restPause = 400;

/** How long nothing must be typed before what takes longer is asked: the audit, the advice. */
const longPause = 1500;

/** What the screen shows of a file that is open. */
export type EditingState = {
  readonly file: OpenFile;
  readonly now: Unsaved;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly checked?: Checked;
  /** What a build would say of the finished site, and what `npm run prose` would. */
  readonly later: readonly DeskProblem[];
  readonly advice: readonly DeskProblem[];
  /** The server is away, or broke. */
  readonly trouble?: string;
  readonly refused?: Refused;
  readonly conflict?: Conflict;
  /** The file has changed on the disk since. */
  readonly isOutdated: boolean;
  /** When the words were typed that a closed tab has left, in ms since 1970. */
  readonly restoredFrom?: number;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
};

/** How a save went: what the person must be asked stands for itself. */
export type SaveOutcome = 'saved' | 'refused' | 'conflict' | 'trouble' | 'moved';

/** One file at the desk: what is typed, checked, saved and stepped back. */
export class Editing {
  #state: EditingState;
  readonly #steps = new Steps<Unsaved>();
  readonly #listeners = new Set<() => void>();
  #digest: string | null;
  /** What is on the disk, as far as is known. */
  #saved: string | undefined;
  #timer = 0;
  #laterTimer = 0;
  /** When something was last typed, in ms since the page was opened. */
  #typedAt = 0;
  #checking: Promise<void> | undefined;
  #isWanted = false;
  /** How many edits are on their way. */
  #sent = 0;

  /**
   * @param copy what a closed tab has left of it.
   * @param isMade whether the text is new, and not what is on the disk.
   */
  constructor(file: OpenFile, copy?: LocalCopy, isMade = false) {
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
      ...(copy && { restoredFrom: copy.at }),
      canGoBack: false,
      canGoForward: false,
    };
    this.#checkSoon(0);
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

  /** Takes what is on the disk instead of what was typed; a step back brings the words again. */
  async takeSaved(): Promise<void> {
    const { now, file } = this.#state;
    const { digest, ...fresh } = await opened(file.path);
    this.#digest = digest;
    this.#saved = fresh.text;
    this.#steps.note(now, '', performance.now());
    this.#set({ file: { ...fresh, digest }, isOutdated: false });
    this.#forget();
    this.#take(unsaved(fresh));
  }

  /** The words stay, and the next save writes them over what is on the disk. */
  async keepOurs(): Promise<void> {
    const { digest, text } = await opened(this.#state.file.path);
    this.#digest = digest;
    this.#saved = text;
    this.#set({ isOutdated: false });
    this.#forget();
    this.#take(this.#state.now);
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
    const { conflict: _, refused: __, restoredFrom: ___, ...rest } = this.#state;
    this.#state = rest;
    this.#told();
  }

  dismiss(): void {
    this.#forget();
  }

  /** Something has changed on the disk. */
  async follow(): Promise<void> {
    const { file, isSaving, isDirty } = this.#state;
    if (isSaving || this.#digest === null) return;
    const answer = await ask('open', { path: file.path }).catch(() => undefined);
    if (!answer || 'type' in answer || this.#state.isSaving) return;
    if (answer.digest === this.#digest) return this.#checkSoon(0);
    if (isDirty) return this.#set({ isOutdated: true });
    this.#digest = answer.digest;
    this.#saved = answer.text;
    this.#set({ file: answer });
    this.#take(unsaved(answer));
  }

  /**
   * Saves what is typed. One save at a time.
   *
   * @param moved what to do with the former address, once the person has been asked.
   */
  async save(moved?: Moved): Promise<SaveOutcome> {
    if (this.#state.isSaving) return 'trouble';
    this.#forget();
    this.#set({ isSaving: true });
    this.#endLastLine();
    try {
      await this.#checkAll();
      const { checked, now, trouble } = this.#state;
      if (trouble || !isChecked(now, checked)) return this.#state.refused ? 'refused' : 'trouble';
      if (checked?.formerAddress && this.#digest !== null && !moved) return 'moved';
      return await this.#send(now, moved);
    } catch (error) {
      this.#set({ trouble: sentence(error) });
      return 'trouble';
    } finally {
      this.#set({ isSaving: false });
    }
  }

  /** A text ends with a line's end, as every editor writes it. */
  #endLastLine(): void {
    const { now } = this.#state;
    const isUsual = this.#saved?.endsWith('\n') ?? true;
    if (isUsual && now.body !== '' && !now.body.endsWith('\n')) {
      this.#set({ now: { ...now, body: `${now.body}\n` } });
    }
  }

  async #send(now: Unsaved, moved?: Moved): Promise<SaveOutcome> {
    const { path } = this.#state.file;
    const text = textOf(now);
    const digest = this.#digest;
    const answer = await ask('save', { path, text, digest, ...(moved && { moved }) });
    if (answer.type === 'refused') this.#set({ refused: answer });
    else if (answer.type === 'conflict') this.#set({ conflict: answer });
    else await this.#saveDone(answer, text, moved !== undefined);
    return answer.type === 'done' ? 'saved' : answer.type;
  }

  /** A former address may have been added to the file, so it is read again then. */
  async #saveDone({ path, digest }: Done, text: string, isMoved: boolean): Promise<void> {
    this.#digest = digest;
    this.#saved = text;
    const file = { ...this.#state.file, path, digest };
    this.#set({ file, isOutdated: false });
    if (!isMoved) return this.#note();
    const fresh = await opened(path);
    this.#digest = fresh.digest;
    this.#saved = fresh.text;
    this.#set({ file: fresh });
    const { now } = this.#state;
    if (textOf(now) === text) this.#take(unsaved(fresh));
    else this.#note();
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
    this.#checkSoon(since > restPause ? 0 : typingPause);
  }

  /** Whether there is anything to save, and the copy in the browser for as long as there is. */
  #note(): void {
    const { now, file } = this.#state;
    const isDirty = now.edits.length > 0 || textOf(now) !== this.#saved;
    if (isDirty !== this.#state.isDirty) this.#set({ isDirty });
    const copy = { file, at: Date.now(), digest: this.#digest, now };
    if (isDirty) storeCopy(copy);
    else dropCopy(file.path);
  }

  /** Gives up what is not saved. */
  drop(): void {
    dropCopy(this.#state.file.path);
    this.#set({ isDirty: false });
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#laterTimer);
    this.#listeners.clear();
  }

  #checkSoon(wait: number): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#laterTimer);
    this.#timer = window.setTimeout(() => void this.#check(), wait);
  }

  /** One check at a time; what is typed meanwhile is checked after it. */
  async #check(): Promise<void> {
    this.#isWanted = true;
    this.#checking ??= (async () => {
      while (this.#isWanted) {
        this.#isWanted = false;
        await this.#checkOnce();
      }
      this.#checking = undefined;
      this.#laterTimer = window.setTimeout(() => void this.#checkLater(), longPause);
    })();
    return this.#checking;
  }

  /** Until everything that is typed is in the text. */
  async #checkAll(): Promise<void> {
    clearTimeout(this.#timer);
    for (let times = 0; times < 5; times++) {
      await this.#check();
      const { now, checked, trouble } = this.#state;
      if (trouble || isChecked(now, checked)) return;
    }
  }

  async #checkOnce(): Promise<void> {
    const { now: sent, file } = this.#state;
    this.#sent = sent.edits.length;
    try {
      const what = { path: file.path, text: textOf(sent), draft: tab };
      const edits = sent.edits.length > 0 ? { edits: sent.edits } : {};
      const answer = await ask('check', { ...what, ...edits });
      if ('type' in answer) this.#set({ refused: answer });
      else this.#answered(sent, answer);
    } catch (error) {
      this.#set({ trouble: sentence(error) });
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

/** @throws DeskTrouble */
export async function opened(path: string): Promise<OpenFile> {
  const answer = await ask('open', { path });
  if ('type' in answer) throw new DeskTrouble(answer.message);
  return answer;
}

function sentence(error: unknown): string {
  if (error instanceof DeskTrouble) return error.message;
  return `The desk itself has a fault: ${error instanceof Error ? error.message : error}`;
}
