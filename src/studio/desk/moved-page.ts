import { dataFiles } from '../../site/data/data-files.ts';
import type { Moved } from './desk-messages.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { mendedLinks } from './mended-links.ts';
import { kindAt } from './open-file.ts';
import { addressOf } from './page-of-file.ts';
import { field, type SavedText } from './saved-content.ts';

export type TextChanges = ReadonlyMap<string, string | undefined>;

type Move = Moved & {
  readonly path: string;
  readonly text: string;
  /** Its text before; undefined for a new file. */
  readonly before: string | undefined;
  readonly former?: string;
};

/**
 * A file with its new text and, if its page's address changes, what changes with it: its former
 * addresses, and links to it in other files.
 */
export function withMove(
  { path, text, before, former = path, alias, mend }: Move,
  texts: () => readonly SavedText[],
): TextChanges {
  const from = before === undefined ? undefined : addressOf(former, before);
  const to = addressOf(path, text);
  if (from === undefined || to === undefined || from === to) return new Map([[path, text]]);
  const links = mend ? mendedLinks(texts(), { from, to, own: former }) : [];
  return new Map([...links, [path, withAliases(path, text, to, alias ? [from] : [])]]);
}

/** With more former addresses, and without one that is the page's own again. */
function withAliases(path: string, text: string, own: string, more: readonly string[]): string {
  const found = field(fieldsIn(path, text), 'aliases');
  const aliases: readonly string[] = Array.isArray(found) ? found : [];
  const wanted = [...new Set([...aliases, ...more])].filter((one) => one !== own);
  if (wanted.join() === aliases.join()) return text;
  return editedText(path, text, [{ at: ['aliases'], value: wanted }], kindAt(path).schema);
}

const { file: redirectsFile, schema: redirectsSchema } = dataFiles.redirects;

/** Leads the addresses of a page that is deleted to another page. */
export function withRedirect(
  path: string,
  to: string,
  mend: boolean,
  texts: readonly SavedText[],
): TextChanges {
  const text = texts.find((one) => one.path === path)?.text ?? '';
  const [from, ...aliases] = addressesOf(path, text);
  if (from === undefined) return new Map();
  const links = mend ? mendedLinks(texts, { from, to, own: path }) : new Map<string, string>();
  const redirects = links.get(redirectsFile) ?? redirectsIn(texts);
  const count = Object.values(fieldsIn(redirectsFile, redirects) ?? []).length;
  const edits = [from, ...aliases].map((former, at) => ({
    at: [count + at],
    insert: { from: former, to },
  }));
  return links.set(redirectsFile, editedText(redirectsFile, redirects, edits, redirectsSchema));
}

/** Lets the addresses of a page lead nowhere else. */
export function withoutRedirects(
  path: string,
  text: string,
  texts: readonly SavedText[],
): ReadonlyMap<string, string> {
  const own = new Set(addressesOf(path, text));
  const redirects = redirectsIn(texts);
  const edits = Object.values(fieldsIn(redirectsFile, redirects) ?? [])
    .flatMap((one, at) => (own.has(String(field(one, 'from'))) ? [at] : []))
    .map((at) => ({ at: [at], remove: true }) as const)
    .toReversed();
  if (edits.length === 0) return new Map();
  return new Map([[redirectsFile, editedText(redirectsFile, redirects, edits, redirectsSchema)]]);
}

/** A page's address, and its former ones; none while its title makes none. */
function addressesOf(path: string, text: string): string[] {
  const own = addressOf(path, text);
  const aliases = field(fieldsIn(path, text), 'aliases');
  return own === undefined ? [] : [own, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
}

function redirectsIn(texts: readonly SavedText[]): string {
  return texts.find((one) => one.path === redirectsFile)?.text ?? '[]\n';
}
