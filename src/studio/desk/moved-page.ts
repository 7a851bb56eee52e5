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
  const from = addressOf(path, text);
  if (from === undefined) return new Map();
  const links = mend ? mendedLinks(texts, { from, to, own: path }) : new Map<string, string>();
  const aliases = field(fieldsIn(path, text), 'aliases');
  const formers = [from, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
  const saved = texts.find((one) => one.path === redirectsFile)?.text ?? '[]\n';
  const redirects = links.get(redirectsFile) ?? saved;
  const count = Object.values(fieldsIn(redirectsFile, redirects) ?? []).length;
  const edits = formers.map((former, at) => ({
    at: [count + at],
    insert: { from: former, to },
  }));
  return links.set(redirectsFile, editedText(redirectsFile, redirects, edits, redirectsSchema));
}
