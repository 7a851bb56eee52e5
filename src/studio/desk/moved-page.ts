import { parse } from 'node:path';
import type { Facts } from '../../engine/content/facts.ts';
import { factSign, filledIn } from '../../engine/kernel/text.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import type { FieldEdit, Moved } from './desk-messages.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { mendedLinks } from './links-here.ts';
import { mergedText } from './merged-text.ts';
import { kindAt } from './open-file.ts';
import { factsIn } from './pick-lists.ts';
import {
  addressOf,
  field,
  otherAt,
  refuseTaken,
  type SavedText,
  savedTexts,
} from './saved-content.ts';

/** By path; undefined deletes the file. */
export type TextChanges = ReadonlyMap<string, string | undefined>;

export type Renamed = { readonly from: string; readonly to: string };

type Move = Moved & {
  readonly path: string;
  readonly text: string;
  /** Undefined for a new file. */
  readonly before: string | undefined;
  readonly former?: string;
};

/**
 * A file with its new text and, if its address changes, its aliases and other files' links.
 *
 * @throws ProblemsError if the new address is taken.
 */
export function withMove(
  { path, text, before, former = path, alias, mend }: Move,
  texts: readonly SavedText[],
): Map<string, string> {
  const from = before === undefined ? undefined : addressOf(former, before);
  const to = addressOf(path, text);
  if (to !== undefined && from !== to) refuseTaken(to, texts, former);
  if (from === undefined || to === undefined || from === to) return new Map([[path, text]]);
  const links = mend ? mendedLinks(texts, { from, to, own: former }) : new Map<string, string>();
  const renamed = factsRenamed(texts, former, path);
  for (const one of renamed ? texts : []) {
    const before = links.get(one.path) ?? one.text;
    const next = renamed?.(before);
    if (next !== undefined && next !== before) links.set(one.path, next);
  }
  const own = renamed?.(text) ?? text;
  const aliases = aliasesIn(path, own);
  const more = alias && !otherAt(from, texts, former) ? [from] : [];
  // A page's own address is not an alias.
  const value = [...new Set([...aliases, ...more])].filter((one) => one !== to);
  if (value.join() === aliases.join()) return links.set(path, own);
  return links.set(path, editedText(path, own, [{ at: ['aliases'], value }], kindAt(path).schema));
}

/** The facts that a page alone states, named after it, such as `calm-dog-each`. */
function factsOf(path: string, texts: readonly SavedText[]): Facts {
  const others = factsIn(texts.filter((one) => one.path !== path));
  const all = Object.entries(factsIn(texts));
  return Object.fromEntries(all.filter(([name]) => !Object.hasOwn(others, name)));
}

/** @returns what changes the names of a page's facts in a text; undefined if it states none. */
function factsRenamed(texts: readonly SavedText[], former: string, path: string) {
  const [old, next] = [parse(former).name, parse(path).name];
  const own = factsOf(former, texts);
  if (Object.keys(own).length === 0 || old === next) return undefined;
  return (text: string) =>
    text.replace(factSign, (all, name: string) =>
      Object.hasOwn(own, name) ? all.replace(old, next) : all,
    );
}

function aliasesIn(path: string, text: string): string[] {
  const aliases = field(fieldsIn(path, text), 'aliases');
  return Array.isArray(aliases) ? aliases.map(String) : [];
}

/** A page's address and aliases; none while its title gives no address. */
function addressesOf(path: string, text: string): string[] {
  const own = addressOf(path, text);
  return own === undefined ? [] : [own, ...aliasesIn(path, text)];
}

const { file: redirectsFile, schema: redirectsSchema } = dataFiles.redirects;

type Leaving = {
  readonly path: string;
  /** The page that its addresses lead to. */
  readonly redirect?: string | undefined;
  readonly mend?: boolean;
};

/** Deletes a page; what other texts take from its facts becomes words. */
export function withoutPage(
  { path, redirect, mend = false }: Leaving,
  texts: readonly SavedText[],
): TextChanges {
  const changes = redirect === undefined ? new Map() : withRedirect(path, redirect, mend, texts);
  const facts = factsOf(path, texts);
  for (const one of texts) {
    const before = changes.get(one.path) ?? one.text;
    const text = filledIn(before, facts);
    if (text !== before) changes.set(one.path, text);
  }
  return changes.set(path, undefined);
}

function withRedirect(
  path: string,
  to: string,
  mend: boolean,
  texts: readonly SavedText[],
): Map<string, string | undefined> {
  const own = addressesOf(path, textIn(texts, path) ?? '');
  const all = own.filter((one) => !otherAt(one, texts, path));
  const [from] = all;
  if (from === undefined) return new Map();
  const links = mend
    ? mendedLinks(texts, { from, to, own: path, isElsewhere: true })
    : new Map<string, string>();
  const text = links.get(redirectsFile) ?? redirectsIn(texts);
  const count = rowsOf(text).length;
  const edits = all.map((from, at) => ({ at: [count + at], insert: { from, to } }));
  return links.set(redirectsFile, editedRedirects(text, edits));
}

/** @throws ProblemsError if a deleted page's addresses have become those of another. */
export function refuseTakenMeanwhile(
  path: string,
  text: string,
  texts: readonly SavedText[],
): void {
  // Its own redirects go when it is put back.
  const others = texts.filter((one) => one.path !== redirectsFile);
  const cure = 'Change that first, then put this one back.';
  for (const address of addressesOf(path, text)) refuseTaken(address, others, '', cure);
}

/**
 * Removes the redirects of a page's addresses.
 *
 * @param earlier texts of a file from before the page was deleted: their links lead there again.
 */
export function withoutRedirects(
  path: string,
  text: string,
  texts: readonly SavedText[],
  earlier: (file: string) => readonly string[],
): TextChanges {
  const own = addressesOf(path, text);
  const leading = rowsOf(redirectsIn(texts)).find((row) => field(row, 'from') === own[0]);
  const lead = { from: own[0] ?? '', to: String(field(leading, 'to')), own: path };
  const changes = new Map(
    texts.flatMap((file) => {
      const next = leading && withLinksBack(file, lead, earlier(file.path));
      return next === undefined ? [] : [[file.path, next]];
    }),
  );
  const redirects = changes.get(redirectsFile) ?? redirectsIn(texts);
  const edits = rowsOf(redirects)
    .flatMap((row, at) => (own.includes(String(field(row, 'from'))) ? [at] : []))
    .map((at) => ({ at: [at], remove: true }) as const)
    .toReversed();
  if (edits.length === 0) return changes;
  return changes.set(redirectsFile, editedRedirects(redirects, edits));
}

/** Reverses `mendedLinks` in the first earlier text that it changes, and keeps later edits. */
function withLinksBack(
  { path, text: theirs }: SavedText,
  lead: Parameters<typeof mendedLinks>[1],
  earlier: readonly string[],
): string | undefined {
  for (const ours of earlier) {
    const file = { path, bytes: new TextEncoder().encode(ours) };
    const base = mendedLinks(savedTexts([file]), { ...lead, isElsewhere: true }).get(path);
    if (base !== undefined) return mergedText(path, { base, ours, theirs }, []).text;
  }
  return undefined;
}

const textIn = (texts: readonly SavedText[], file: string) =>
  texts.find(({ path }) => path === file)?.text;
const redirectsIn = (texts: readonly SavedText[]) => textIn(texts, redirectsFile) ?? '[]\n';
const rowsOf = (text: string) => Object.values(fieldsIn(redirectsFile, text) ?? []);
const editedRedirects = (text: string, edits: readonly FieldEdit[]) =>
  editedText(redirectsFile, text, edits, redirectsSchema);
