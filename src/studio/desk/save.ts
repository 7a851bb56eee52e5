import { z } from 'zod';
import { nameObjection } from '../../engine/content/file-names.ts';
import { isMediaPath } from '../../engine/content/media.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { ProblemsError } from '../../engine/kernel/problem.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import type { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-kind.ts';
import type { Conflict, DeskCalls, Done, Refused, UnsavedFile } from './desk-messages.ts';
import { editedText } from './edited-text.ts';
import { editedBytes, fileText } from './file-text.ts';
import { usesOf } from './links-here.ts';
import { MovedPage } from './moved-page.ts';
import { kindAt } from './open-file.ts';
import { addressOf } from './page-of-file.ts';
import { placed } from './problem-places.ts';
import { savedTexts } from './saved-content.ts';
import type { Changes, SiteVersions } from './site-versions.ts';

type Answer = Done | Conflict | Refused;
type Ask<Call extends keyof DeskCalls> = DeskCalls[Call]['ask'];

/** Everything that changes `content/`. Each change is checked as a whole before any file is written. */
export class Saver {
  readonly #folder: ContentFolder;
  readonly #versions: SiteVersions;
  readonly #moved: MovedPage;

  constructor(folder: ContentFolder, versions: SiteVersions) {
    this.#folder = folder;
    this.#versions = versions;
    this.#moved = new MovedPage(folder, versions);
  }

  async save({ path, text, digest, moved, together = [] }: Ask<'save'>): Promise<Answer> {
    kindAt(path);
    const files = [{ path, text, digest }, ...together.map(withEdits)];
    // A save that was sent twice finds some of it done.
    const left = files.filter((one) => this.#moved.textOf(one.path) !== one.text);
    if (left.length === 0)
      return { type: 'done', files: [], path, digest: this.#folder.digest(path) };
    for (const one of left) {
      const objection = this.#objection(one, path);
      if (objection) return objection;
    }
    const changes = new Map(files.map((one) => [one.path, one.text]));
    const before = this.#moved.textOf(path);
    const from = before === undefined ? undefined : addressOf(path, before);
    const to = addressOf(path, text);
    const hasMoved = from !== undefined && to !== undefined && from !== to;
    if (!moved || !hasMoved) return this.#write(path, changes);
    return this.#write(path, this.#moved.withMove({ path, from, to, ...moved }, changes));
  }

  async rename({ path, digest, name, ...moved }: Ask<'rename'>): Promise<Answer> {
    const { family } = kindAt(path);
    const text = this.#moved.textOf(path);
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    if (!family || text === undefined) return refused(path, 'has a name that cannot be changed.');
    const next = `${family.folder}/${idFrom(name)}.md`;
    if (idFrom(name) === '') return refused(path, 'needs a name with a letter a-z or a figure.');
    if (next === path) return refused(path, 'has this name already.');
    if (this.#folder.read(next)) return refused(next, 'exists already. Choose another name.');
    const named = new Map([[next, text]]);
    const [from, to] = [addressOf(path, text), addressOf(next, text)];
    const hasMoved = from !== undefined && to !== undefined && from !== to;
    const move = { path: next, old: path, ...moved };
    const changes = hasMoved ? this.#moved.withMove({ ...move, from, to }, named) : named;
    return this.#write(next, new Map([...changes, [path, undefined]]), path);
  }

  async delete({ path, digest, redirect, mend = false }: Ask<'delete'>): Promise<Answer> {
    if (isMediaPath(path)) return this.#deleteMedia(path);
    const { family } = kindAt(path);
    if (!family) return refused(path, 'is needed by the site, so it cannot be deleted.');
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    const led = redirect === undefined ? [] : this.#moved.withRedirect(path, redirect, mend);
    return this.#write(path, new Map([...led, [path, undefined]]));
  }

  #deleteMedia(path: string): Answer {
    const [use] = usesOf(path, savedTexts(this.#versions.files()));
    if (use) return refused(path, `is shown by ${use.file}. Take it out there first.`);
    this.#folder.change(new Map([[path, undefined]]));
    return { type: 'done', files: [path], path, digest: null };
  }

  /** Why a file is not to be written over. @param asked the file that the person has open. */
  #objection(file: Wanted, asked: string): Conflict | Refused | undefined {
    const conflict = this.#conflict(file.path, file.digest);
    if (!conflict && file.digest === null) refuseName(file.path);
    if (!conflict || file.path === asked) return conflict;
    return refused(
      file.path,
      'has changed since. Open it, choose between both versions, and save.',
    );
  }

  #conflict(path: string, digest: string | null): Conflict | undefined {
    const saved = this.#folder.read(path);
    const found = saved && fileText(saved);
    if ((found?.digest ?? null) === digest && (!saved || found)) return undefined;
    return { type: 'conflict', theirs: found ?? null };
  }

  /** Writes all or, where anything would stop a build that doesn't now, nothing. */
  async #write(path: string, changes: Changes, before = path): Promise<Answer> {
    const seen = [...changes.keys()].map((file) => [file, this.#folder.digest(file)] as const);
    const version = await this.#versions.load(changes);
    const problems = await this.#versions.blocking(changes, version);
    if (problems.length > 0) return this.#withProblems(path, changes, problems);
    const objection = this.#changedSince(seen, before);
    if (objection) return objection;
    const files = [...changes].filter(([file, text]) => text !== this.#moved.textOf(file));
    const bytesOf = ([file, text]: readonly [string, string | undefined]) =>
      text === undefined
        ? undefined
        : editedBytes(this.#folder.read(file === path ? before : file), text);
    this.#folder.change(new Map(files.map((one) => [one[0], bytesOf(one)])));
    const written = files.map(([file]) => file);
    return { type: 'done', files: written, path, digest: this.#folder.digest(path) };
  }

  /**
   * Why files are not to be written over: the checks take a while, and nobody waits for them.
   *
   * @param asked the file that the person has open.
   */
  #changedSince(seen: readonly Seen[], asked: string): Conflict | Refused | undefined {
    const changed = seen.filter(([file, digest]) => this.#folder.digest(file) !== digest);
    const own = changed.find(([file]) => file === asked);
    if (own) return this.#conflict(...own);
    const [other] = changed;
    return other && refused(other[0], 'has changed meanwhile, so nothing was saved. Try again.');
  }

  #withProblems(path: string, changes: Changes, problems: readonly Problem[]): Refused {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
    const first = `Nothing was saved: it would stop the build, with ${count} to put right first.`;
    const message = problems.some(isBetweenFiles) ? `${first} ${saidOfOthers}` : first;
    const text = changes.get(path) ?? '';
    return { type: 'refused', message, problems: placed(path, text, problems) };
  }
}

const saidOfOthers =
  'If another file must change with this one, leave these words for later and change that one too: then both can be saved together.';

/** Whether a change of another file could put it right as well. */
function isBetweenFiles({ file, field: at, message }: Problem): boolean {
  const schema = at && schemaAt(kindOf(file)?.schema ?? z.unknown(), at);
  return schema?.meta()?.from !== undefined || /^The link "|^is reached by no link/.test(message);
}

/** A file as it is to be. */
type Wanted = Pick<UnsavedFile, 'path' | 'text' | 'digest'>;

/** A file and the digest of its bytes; `null` if it was not there. */
type Seen = readonly [path: string, digest: string | null];

function withEdits({ path, text, edits = [], digest }: UnsavedFile): Wanted {
  return { path, text: editedText(path, text, edits, kindAt(path).schema), digest };
}

function refused(file: string, message: string): Refused {
  return { type: 'refused', message: `${file} ${message}`, problems: [] };
}

/** @throws ProblemsError for a new file whose name does not work everywhere. */
function refuseName(path: string): void {
  const message = nameObjection(path, new Set());
  if (message !== undefined) throw new ProblemsError([{ file: path, message }]);
}
