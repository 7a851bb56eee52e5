import { z } from 'zod';
import { isMediaPath } from '../content/media.ts';
import { schemaAt } from '../content/schema-at.ts';
import { dataFiles } from '../data/data-files.ts';
import type { Problem } from '../kernel/problem.ts';
import { ProblemsError } from '../kernel/problem.ts';
import { idFrom } from '../kernel/slug.ts';
import type { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-kind.ts';
import type { Conflict, DeskCalls, Done, Refused, UnsavedFile } from './desk-messages.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { editedBytes, fileText } from './file-text.ts';
import { usesOf } from './links-here.ts';
import { mendedLinks } from './mended-links.ts';
import { kindAt } from './open-file.ts';
import { addressOf } from './page-of-file.ts';
import { placed } from './problem-places.ts';
import { field, savedTexts } from './saved-content.ts';
import type { Changes, SiteVersions } from './site-versions.ts';

type Answer = Done | Conflict | Refused;
type Ask<Call extends keyof DeskCalls> = DeskCalls[Call]['ask'];

/** Everything that changes `content/`. Each change is checked as a whole before any file is written. */
export class Saver {
  readonly #folder: ContentFolder;
  readonly #versions: SiteVersions;

  constructor(folder: ContentFolder, versions: SiteVersions) {
    this.#folder = folder;
    this.#versions = versions;
  }

  async save({ path, text, digest, moved, together = [] }: Ask<'save'>): Promise<Answer> {
    kindAt(path);
    const files = [{ path, text, digest }, ...together.map(withEdits)];
    // A save that was sent twice finds some of it done.
    const left = files.filter((one) => this.#savedText(one.path) !== one.text);
    if (left.length === 0)
      return { type: 'done', files: [], path, digest: this.#folder.digest(path) };
    for (const one of left) {
      const objection = this.#objection(one, path);
      if (objection) return objection;
    }
    const changes = new Map(files.map((one) => [one.path, one.text]));
    const [from, to] = [this.#savedAddress(path), addressOf(path, text)];
    if (moved && from !== undefined && to !== undefined && from !== to) {
      this.#move({ path, from, to, ...moved }, changes);
    }
    return this.#write(path, changes);
  }

  async rename({ path, digest, name, ...moved }: Ask<'rename'>): Promise<Answer> {
    const { family } = kindAt(path);
    const text = this.#savedText(path);
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    if (!family || text === undefined) return refused(path, 'has a name that cannot be changed.');
    const next = `${family.folder}/${idFrom(name)}.md`;
    if (idFrom(name) === '') return refused(path, 'needs a name with a letter a-z or a figure.');
    if (next === path) return refused(path, 'has this name already.');
    if (this.#folder.read(next)) return refused(next, 'exists already. Choose another name.');
    const changes = new Map<string, string | undefined>([[next, text]]);
    const [from, to] = [addressOf(path, text), addressOf(next, text)];
    if (from !== undefined && to !== undefined && from !== to) {
      this.#move({ path: next, old: path, from, to, ...moved }, changes);
    }
    changes.set(path, undefined);
    return this.#write(next, changes, path);
  }

  async delete({ path, digest, redirect, mend = false }: Ask<'delete'>): Promise<Answer> {
    if (isMediaPath(path)) return this.#deleteMedia(path);
    const { family } = kindAt(path);
    if (!family) return refused(path, 'is needed by the site, so it cannot be deleted.');
    const conflict = this.#conflict(path, digest);
    if (conflict) return conflict;
    const from = this.#savedAddress(path);
    const changes = new Map<string, string | undefined>();
    if (from !== undefined && redirect !== undefined) {
      if (mend) this.#mend({ from, to: redirect, own: path }, changes);
      const formers = [from, ...this.#aliases(path)];
      changes.set(redirects.file, this.#withRedirects(formers, redirect, changes));
    }
    changes.set(path, undefined);
    return this.#write(path, changes);
  }

  #deleteMedia(path: string): Answer {
    const [use] = usesOf(path, savedTexts(this.#versions.files()));
    if (use) return refused(path, `is shown by ${use.file}. Take it out there first.`);
    this.#folder.delete(path);
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

  #savedText(path: string): string | undefined {
    const saved = this.#folder.read(path);
    return saved && fileText(saved)?.text;
  }

  #savedAddress(path: string): string | undefined {
    const text = this.#savedText(path);
    return text === undefined ? undefined : addressOf(path, text);
  }

  #aliases(path: string): string[] {
    const aliases = field(fieldsIn(path, this.#savedText(path) ?? ''), 'aliases');
    return Array.isArray(aliases) ? aliases.map(String) : [];
  }

  /** Adds a former address to a page that has moved, and mends what leads there. */
  #move(
    { path, old = path, from, to, alias, mend }: Move,
    changes: Map<string, string | undefined>,
  ) {
    const { schema } = kindAt(path);
    const text = changes.get(path) ?? '';
    const aliases = field(fieldsIn(path, text), 'aliases');
    const former = Array.isArray(aliases) ? aliases.filter((one) => one !== to) : [];
    const wanted = alias ? [...former, from] : former;
    const isSame = Array.isArray(aliases) && aliases.length === wanted.length;
    if (!isSame && (wanted.length > 0 || aliases !== undefined)) {
      const edits = [{ at: ['aliases'], value: [...new Set(wanted)] }];
      changes.set(path, editedText(path, text, edits, schema));
    }
    if (mend) this.#mend({ from, to, own: old }, changes);
  }

  #mend(
    links: { readonly from: string; readonly to: string; readonly own: string },
    changes: Map<string, string | undefined>,
  ): void {
    const texts = savedTexts(this.#versions.files());
    for (const [file, mended] of mendedLinks(texts, links)) changes.set(file, mended);
  }

  #withRedirects(formers: readonly string[], to: string, changes: Changes): string {
    const { file, schema } = redirects;
    const text = changes.get(file) ?? this.#savedText(file) ?? '[]\n';
    const count = Object.values(fieldsIn(file, text) ?? []).length;
    const edits = formers.map((from, at) => ({ at: [count + at], insert: { from, to } }));
    return editedText(file, text, edits, schema);
  }

  /** Writes all or, where anything would stop a build that doesn't now, nothing. */
  async #write(path: string, changes: Changes, before = path): Promise<Answer> {
    const version = await this.#versions.load(changes);
    const problems = await this.#versions.blocking(changes, version);
    if (problems.length > 0) return this.#withProblems(path, changes, problems);
    const files = [...changes].filter(([file, text]) => text !== this.#savedText(file));
    // First what is new: at no moment is a page missing that links lead to.
    for (const [file, text] of files) {
      if (text === undefined) continue;
      this.#folder.write(file, editedBytes(this.#folder.read(file === path ? before : file), text));
    }
    for (const [file, text] of files) if (text === undefined) this.#folder.delete(file);
    const written = files.map(([file]) => file);
    return { type: 'done', files: written, path, digest: this.#folder.digest(path) };
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

function withEdits({ path, text, edits = [], digest }: UnsavedFile): Wanted {
  return { path, text: editedText(path, text, edits, kindAt(path).schema), digest };
}

type Move = {
  readonly path: string;
  /** The path before, if the file has another name. */
  readonly old?: string;
  readonly from: string;
  readonly to: string;
  readonly alias: boolean;
  readonly mend: boolean;
};

const { redirects } = dataFiles;

function refused(file: string, message: string): Refused {
  return { type: 'refused', message: `${file} ${message}`, problems: [] };
}

/** @throws ProblemsError for a new file whose name does not work everywhere. */
function refuseName(path: string): void {
  const name = path.replace(/^.*\//, '').replace(/\.md$/, '');
  if (name === idFrom(name)) return;
  const message = `needs a name of lower-case letters, figures and single hyphens, such as ${idFrom(name) || 'a-short-name'}.md.`;
  throw new ProblemsError([{ file: path, message }]);
}
