import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMediaPath } from '../../engine/content/media.ts';
import { readContent } from '../../engine/content/reader.ts';
import { digest } from '../../engine/kernel/digest.ts';
import { contentPath } from './content-path.ts';
import { refusal } from './desk-problem.ts';
import { onDisk } from './disk-errors.ts';
import { textIn } from './file-text.ts';
import { KeptVersions } from './kept-versions.ts';
import { type SavedText, savedTexts } from './saved-content.ts';
import {
  changeFiles,
  type Disk,
  deleteLeftovers,
  type Files,
  hiddenName,
  undoUnfinished,
} from './whole-change.ts';

/** `content/` on the disk. Writes are atomic, also across files that change together. */
export class ContentFolder {
  readonly #root: string;
  readonly #disk: Disk;
  readonly kept: KeptVersions;

  /** @param rename puts a file in its place; tests pass one that fails. */
  constructor(root: string, rename: Disk['rename'] = renameSync) {
    this.#root = root;
    this.kept = new KeptVersions(root);
    const placeOf = (path: string) => this.place(path);
    this.#disk = { folder: join(root, 'content'), placeOf, rename };
  }

  texts(): SavedText[] {
    return savedTexts(readContent(this.#root));
  }

  /** @throws ProblemsError if the path is outside `content/` or behind a symbolic link. */
  place(path: string): string {
    const steps = contentPath(path).split('/');
    for (const count of steps.keys()) {
      const part = join(this.#root, ...steps.slice(0, count + 1));
      if (lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink()) {
        const message =
          'is behind a symbolic link, so it cannot be edited here. Edit the file that the link leads to.';
        throw refusal(path, 'not-editable', message);
      }
    }
    return join(this.#root, path);
  }

  read(path: string): Uint8Array | undefined {
    const place = this.place(path);
    return onDisk('read', path, () => (existsSync(place) ? readFileSync(place) : undefined));
  }

  /** A file's text for editing; undefined if it is missing or not UTF-8. */
  text(path: string): string | undefined {
    return textIn(this.read(path));
  }

  /** In milliseconds since 1970; 0 if the file is missing. */
  changedAt(path: string): number {
    return statSync(this.place(path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  digest(path: string): string | null {
    const bytes = this.read(path);
    return bytes ? digest(bytes) : null;
  }

  /**
   * Writes and deletes all of these files, or none, and keeps the versions they replace.
   *
   * @param renamed moves a file's history to its new name.
   * @throws ProblemsError listing every file that cannot be changed.
   */
  change(files: Files, renamed?: { readonly from: string; readonly to: string }): void {
    const keep: Parameters<typeof changeFiles>[1] = (path, { bytes, mtimeMs }, isDeleted) =>
      isDeleted && path !== renamed?.from
        ? this.kept.keep(path, bytes, 'deleted')
        : // Of a picture, when it was replaced: that version is the newest, whenever it was drawn.
          this.kept.keep(path, bytes, 'saved', isMediaPath(path) ? undefined : mtimeMs);
    changeFiles(files, keep, this.#disk);
    if (renamed) this.kept.move(renamed.from, renamed.to);
  }

  /** Rolls back what killed processes left unfinished. Call it before reading. */
  recover(): void {
    if (!existsSync(this.#disk.folder)) return;
    undoUnfinished(this.#disk);
    deleteLeftovers(this.#disk.folder);
  }

  /** A temporary path next to the file. @param receiver the ID of the process that writes it. */
  beside(path: string, receiver: number): string {
    const folder = dirname(this.place(path));
    mkdirSync(folder, { recursive: true });
    return join(folder, hiddenName(receiver));
  }

  /** Moves a received file into place. @throws ProblemsError if another file is there. */
  take(received: string, path: string, replaces: boolean): void {
    const place = this.place(path);
    const old = this.read(path);
    if (old && !replaces) throw refusal(path, 'file-exists', 'exists already.');
    if (old) this.kept.keep(path, old, 'saved');
    onDisk('written', path, () => renameSync(received, place));
  }
}
