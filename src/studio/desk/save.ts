import { statSync } from 'node:fs';
import { nameObjection } from '../../engine/content/file-names.ts';
import { isMediaPath } from '../../engine/content/media.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Conflict, DeskCalls, Done } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { fieldsIn } from './edited-text.ts';
import { editedBytes, fileText } from './file-text.ts';
import type { KeptVersions } from './kept-versions.ts';
import { mendedLinks } from './mended-links.ts';
import { type TextChanges, withMove, withoutRedirects, withRedirect } from './moved-page.ts';
import { kindAt } from './open-file.ts';
import { addressOf } from './page-of-file.ts';
import { changedSince, replacedWords } from './replaced-words.ts';
import type { SavedText } from './saved-content.ts';

type Answer = Done | Conflict;
type Files = ReadonlyMap<string, Uint8Array | undefined>;
type Ask<Call extends keyof DeskCalls> = DeskCalls[Call]['ask'];

/**
 * Everything that changes `content/`; it throws what it refuses. Whatever was typed can be saved:
 * what would stop a build is refused when it is published.
 */
export class Saver {
  readonly #folder: ContentFolder;
  readonly #kept: KeptVersions;
  readonly #texts: () => readonly SavedText[];

  /** @param texts every text of the content, as it is on the disk. */
  constructor(folder: ContentFolder, kept: KeptVersions, texts: () => readonly SavedText[]) {
    this.#folder = folder;
    this.#kept = kept;
    this.#texts = texts;
  }

  save({ path, text, digest, moved, instead }: Ask<'save'>): Answer {
    kindAt(path);
    const before = this.#textOf(path);
    // A save may be sent twice.
    if (before === text) return this.#done([], path);
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    const fault = digest === null ? nameObjection(path, new Set()) : undefined;
    if (fault) throw refusal(path, fault.code, fault.message);
    const from = addressOf(path, text);
    if (instead !== undefined && from !== undefined) {
      const links = mendedLinks(this.#texts(), { from, to: instead, own: path });
      return this.#write(path, new Map([...links, [path, text]]));
    }
    if (!moved) return this.#write(path, new Map([[path, text]]));
    return this.#write(path, withMove({ path, text, before, ...moved }, this.#texts));
  }

  /** The texts as they are after words are replaced, and the pages whose addresses change by it. */
  replaced({ places, digests }: Omit<Ask<'replace'>, 'isTrial'>) {
    for (const path of new Set(places.map(({ file }) => file))) {
      if (this.#folder.digest(path) !== digests[path]) throw changedSince(path);
    }
    const saved = this.#texts();
    const changes: Map<string, string | undefined> = replacedWords(saved, places);
    const texts = () =>
      saved.map((one) => {
        const text = changes.get(one.path);
        return text === undefined ? one : { ...one, text, fields: fieldsIn(one.path, text) };
      });
    const moved = [...changes].flatMap(([path, text = '']) => {
      const before = saved.find((one) => one.path === path)?.text ?? '';
      const [from, to] = [addressOf(path, before), addressOf(path, text)];
      if (from === undefined || to === undefined || from === to) return [];
      const more = withMove({ path, text, before, alias: true, mend: true }, texts);
      for (const [other, next] of more) changes.set(other, next);
      return [{ from, to }];
    });
    return { changes, moved };
  }

  replace(changes: TextChanges): void {
    const [[path] = ['']] = changes;
    this.#write(path, changes);
  }

  rename({ path, digest, name, ...moved }: Ask<'rename'>): Answer {
    const { family } = kindAt(path);
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    const text = this.#textOf(path);
    if (!family || text === undefined)
      throw refusal(path, 'not-editable', 'has a name that cannot be changed.');
    const next = `${family.folder}/${idFrom(name)}.md`;
    if (idFrom(name) === '')
      throw refusal(path, 'file-name', 'needs a name with a letter a-z or a figure.');
    if (next === path) throw refusal(path, 'file-exists', 'has this name already.');
    if (this.#folder.read(next))
      throw refusal(next, 'file-exists', 'exists already. Choose another name.');
    const move = { path: next, text, former: path, before: text, ...moved };
    const changes = withMove(move, this.#texts);
    const done = this.#write(next, new Map([...changes, [path, undefined]]), path);
    this.#kept.move(path, next);
    return done;
  }

  delete({ path, digest, redirect, mend = false }: Ask<'delete'>): Answer {
    if (!kindAt(path).family)
      throw refusal(path, 'not-editable', 'is needed by the site, so it stays.');
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    const leading = redirect === undefined ? [] : withRedirect(path, redirect, mend, this.#texts());
    return this.#write(path, new Map([...leading, [path, undefined]]));
  }

  /** Puts a deleted file back as it was; its addresses lead to it again. */
  restore(path: string): Done {
    if (!isMediaPath(path)) kindAt(path);
    const bytes = this.#kept.deletedBytes(path);
    if (!bytes) throw refusal(path, 'missing-file', 'was not deleted at this desk.');
    if (this.#folder.read(path))
      throw refusal(path, 'file-exists', 'is there again, so nothing was put back.');
    const text = fileText(bytes)?.text ?? '';
    const redirects = withoutRedirects(path, text, this.#texts());
    const others = [...redirects].map(([file, next]) => {
      return [file, editedBytes(this.#folder.read(file), next)] as const;
    });
    return this.#put(path, new Map([...others, [path, bytes]]));
  }

  #textOf(path: string): string | undefined {
    const saved = this.#folder.read(path);
    return saved && fileText(saved)?.text;
  }

  #conflict(path: string, digest: string | null): Conflict | undefined {
    const saved = this.#folder.read(path);
    const found = saved && fileText(saved);
    if ((found?.digest ?? null) === digest && (!saved || found)) return undefined;
    return { type: 'conflict', theirs: found ?? null };
  }

  /** @param before the file whose line ends and byte order mark the one at `path` takes over. */
  #write(path: string, changes: TextChanges, before = path): Done {
    const bytes = [...changes].map(([file, text]) => {
      const old = this.#folder.read(file === path ? before : file);
      return [file, text === undefined ? undefined : editedBytes(old, text)] as const;
    });
    return this.#put(path, new Map(bytes), before !== path);
  }

  /** Changes files, once the versions that give way are kept. */
  #put(path: string, files: Files, isRename = false): Done {
    for (const [file, bytes] of files) {
      const old = this.#folder.read(file);
      const { mtimeMs } = old ? statSync(this.#folder.place(file)) : { mtimeMs: 0 };
      if (!old || (bytes && Buffer.from(bytes).equals(old))) continue;
      if (bytes || isRename) this.#kept.keep(file, old, 'saved', mtimeMs);
      else this.#kept.keep(file, old, 'deleted');
    }
    this.#folder.change(files);
    return this.#done([...files.keys()], path);
  }

  #done(files: readonly string[], path: string): Done {
    return { type: 'done', files, path, digest: this.#folder.digest(path) };
  }
}
