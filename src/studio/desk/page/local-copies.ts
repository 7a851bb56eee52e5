import type { FileGroup, ListedFile } from '../desk-lists.ts';
import type { OpenFile } from '../desk-messages.ts';
import { isGroup } from '../field-values.ts';
import { shownText } from '../fill-in.ts';
import { ask } from './desk-call.ts';
import { newName, openTabs, tab } from './open-tabs.ts';
import { textOf, type Unsaved } from './unsaved.ts';

/** Unsaved words in localStorage, in case the tab closes. */
export type LocalCopy = {
  /** The base text: a new file exists nowhere else. */
  readonly file: OpenFile;
  readonly at: number;
  readonly now: Unsaved;
};

const prefix = 'desk-copy ';

/** @returns false if localStorage is full or off. */
export function storeCopy(copy: LocalCopy, key = keyOf(copy.file.path, tab)): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(path: string): void {
  localStorage.removeItem(keyOf(path, tab));
}

export type TakenCopy = LocalCopy & {
  /** Whether localStorage was full. */
  readonly isUncopied: boolean;
};

/**
 * Takes over the newest copy that a closed tab left of a file. Older, different copies go to the
 * history as given up; if that fails, they stay in the browser.
 */
export async function takeCopy(path: string): Promise<TakenCopy | undefined> {
  const isOurs = (key: string) => key.startsWith(prefix) && key.endsWith(` ${path}`);
  const left = await leftOf(path);
  // A tab that was just closed or reloaded may hold its lock a little longer.
  for (let times = 0; times < 4 && left.length === 0; times++) {
    if (!Object.keys(localStorage).some(isOurs)) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
    left.push(...(await leftOf(path)));
  }
  const [newest, ...older] = left.toSorted((one, other) => other.copy.at - one.copy.at);
  if (!newest) return undefined;
  const own = keyOf(path, tab);
  const others = older.map((one) => (one.key === own ? movedAside(one) : one));
  const isStored = storeCopy(newest.copy);
  if (isStored && newest.key !== own) localStorage.removeItem(newest.key);
  for (const { key, copy } of others) {
    const isKept = isSame(copy, newest.copy) || (await isGivenUp(copy));
    if (isKept && key !== own) localStorage.removeItem(key);
  }
  return { ...newest.copy, isUncopied: !isStored };
}

type Left = { readonly key: string; readonly copy: LocalCopy };

/** Renames a copy to make room for a newer one, as if a closed tab had left it. */
function movedAside({ key, copy }: Left): Left {
  const aside = keyOf(copy.file.path, newName());
  return { key: storeCopy(copy, aside) ? aside : key, copy };
}

function isSame({ now }: LocalCopy, { now: other }: LocalCopy): boolean {
  const isOfSameEdits = JSON.stringify(now.edits) === JSON.stringify(other.edits);
  return isOfSameEdits && textOf(now) === textOf(other);
}

/** @returns whether the server has it in the history. */
function isGivenUp({ file, now }: LocalCopy): Promise<boolean> {
  return ask('keep', { path: file.path, text: textOf(now), edits: now.edits }).then(
    () => true,
    () => false,
  );
}

/** The newest copy of each file. */
export async function newestCopies(): Promise<readonly LocalCopy[]> {
  const copies = (await leftCopies()).map(({ copy }) => copy);
  const oldestFirst = copies.toSorted((one, other) => one.at - other.at);
  return [...new Map(oldestFirst.map((copy) => [copy.file.path, copy])).values()];
}

/** Those of files that are in no group get one of their own, so that nothing that was begun is lost. */
export function withUnlisted(
  groups: readonly FileGroup[],
  copies: readonly LocalCopy[],
): readonly FileGroup[] {
  const known = new Set(groups.flatMap(({ files }) => files.map(({ path }) => path)));
  const files = copies.flatMap(({ file: { path }, now }): ListedFile[] => {
    if (known.has(path)) return [];
    const { title, name, draft } = isGroup(now.values) ? now.values : {};
    const called = shownText(title) || shownText(name) || path;
    const none = { address: undefined, until: undefined, changed: undefined, causes: [] };
    return [{ path, title: called, isDraft: draft === true, isSeen: false, problems: 0, ...none }];
  });
  if (files.length === 0) return groups;
  return [{ kind: 'unsaved', title: 'Not saved yet', make: [], files }, ...groups];
}

const keyOf = (path: string, of: string) => `${prefix}${of} ${path}`;

async function leftOf(path: string): Promise<Left[]> {
  return (await leftCopies()).filter(({ copy }) => copy.file.path === path);
}

/** Copies of this tab and of closed ones: two open tabs never share one. */
async function leftCopies(): Promise<Left[]> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  const others = new Set(keys.map(tabOf).filter((name) => name !== tab));
  const open = others.size > 0 ? await openTabs(others) : others;
  return keys.flatMap((key) => {
    const copy = open.has(tabOf(key)) ? undefined : read(localStorage.getItem(key));
    return copy ? [{ key, copy }] : [];
  });
}

const tabOf = (key: string) => key.slice(prefix.length).split(' ')[0] ?? '';

function read(text: string | null): LocalCopy | undefined {
  try {
    // Written by `storeCopy`.
    return JSON.parse(text ?? '') as LocalCopy;
  } catch {
    return undefined;
  }
}
