import { formatProblem, type Problem } from '../../engine/kernel/problem.ts';
import type { ContentFolder } from './content-folder.ts';
import { kindOf } from './content-kind.ts';
import type { Checked, UnsavedFile } from './desk-messages.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { dataTitles } from './kind-titles.ts';
import { titleIn } from './page-of-file.ts';
import type { SiteVersion, SiteVersions } from './site-versions.ts';

/** Texts by path. */
export type Texts = ReadonlyMap<string, string>;

/** The most unsaved files that are tried with another one. */
const most = 3;

/**
 * The texts of unsaved files, the newest first. Left out is what has changed on the disk since, and
 * what cannot be edited at all: its own form says so when it is opened.
 */
export function unsavedTexts(files: readonly UnsavedFile[], folder: ContentFolder): Texts {
  const texts = files.flatMap(({ path, text, edits = [], digest }) => {
    const kind = kindOf(path);
    if (!kind || folder.digest(path) !== digest) return [];
    if (edits.length > 0 && fieldsIn(path, text) === undefined) return [];
    return [[path, editedText(path, text, edits, kind.schema)] as const];
  });
  return new Map(texts.slice(0, most));
}

/** A version of the site, and what in it keeps the changes from being saved. */
export type Together = {
  readonly changes: Texts;
  readonly version: SiteVersion;
  readonly blocking: readonly Problem[];
  /** The other files that are part of it. */
  readonly files: Texts;
};

/**
 * The site with a file's changes and, where that cannot be saved alone, with as few of the other
 * unsaved files as make it whole: a project and its figures lead to each other, and so do a page and
 * the navigation, so that neither could ever be saved before the other.
 *
 * @param alone the changes without the others.
 */
export async function together(
  path: string,
  alone: Texts,
  others: Texts,
  versions: SiteVersions,
): Promise<Together> {
  const without = await tried(alone, new Map(), versions);
  if (without.blocking.length === 0) return without;
  const known = [...others].filter(([other]) => other !== path);
  const each = known.map((one) => new Map([one]));
  const sets = known.length > 1 ? [...each, new Map(known)] : each;
  for (const files of sets) {
    const found = await tried(alone, files, versions);
    if (found.blocking.length === 0) return found;
  }
  return without;
}

async function tried(alone: Texts, files: Texts, versions: SiteVersions): Promise<Together> {
  // A link that was mended in a file must not undo what is typed there.
  const changes = new Map([...alone, ...files]);
  const version = await versions.load(changes);
  return { changes, version, blocking: await versions.blocking(changes, version), files };
}

type Waiting = {
  readonly changes: Texts;
  readonly waiting: Texts;
  readonly versions: SiteVersions;
};

/**
 * The problems of a draft without those that only last until the other unsaved files are saved: it
 * may name a person who is being added.
 */
export async function withoutOthersCures(
  path: string,
  problems: readonly Problem[],
  { changes, waiting, versions }: Waiting,
): Promise<readonly Problem[]> {
  if (waiting.size === 0 || !problems.some(({ file }) => file === path)) return problems;
  const found = await versions.problems(new Map([...waiting, ...changes]));
  const left = new Set(found.problems.map(formatProblem));
  return problems.filter((one) => one.file !== path || left.has(formatProblem(one)));
}

/** What files are called. */
export function titled(texts: Texts): Checked['together'] {
  return [...texts].map(([path, text]) => {
    const data = dataTitles[kindOf(path)?.name ?? ''];
    return { path, title: data ?? titleIn(path, text) ?? path };
  });
}
