import { internalPath } from '../../engine/kernel/path.ts';
import { editedText } from './edited-text.ts';
import { type FoundLink, linksIn, linksTo } from './links-here.ts';
import type { SavedText } from './saved-content.ts';

/**
 * The texts that link to an address, but for that of the page itself, with their links changed to
 * another one. What follows an address, such as `#prices`, stays.
 */
export function mendedLinks(
  texts: readonly SavedText[],
  { from, to, own }: { readonly from: string; readonly to: string; readonly own: string },
): Map<string, string> {
  const found = linksTo(from, texts, own).filter(({ canMend }) => canMend);
  const byFile = Map.groupBy(found, ({ file }) => file);
  return new Map(
    texts.flatMap((file) => {
      const links = byFile.get(file.path);
      return links ? [[file.path, mended(file, links, from, to)] as const] : [];
    }),
  );
}

function mended(
  { path, kind, text }: SavedText,
  links: readonly FoundLink[],
  from: string,
  to: string,
): string {
  const edits = links.flatMap(({ field, href }) =>
    field ? [{ at: field, value: to + href.slice(from.length) }] : [],
  );
  const edited = editedText(path, text, edits, kind.schema);
  return kind.hasBody ? withTextLinks(path, edited, from, to) : edited;
}

/** Only what is read as a link is changed: the same words in code or in a sentence stay. */
function withTextLinks(path: string, text: string, from: string, to: string): string {
  const leading = (one: string) =>
    linksIn(path, one).filter(({ href }) => internalPath(href) === from);
  let mendedText = text;
  for (const { href, line } of leading(text)) {
    const lines = mendedText.split('\n');
    // A link's text may go on to the next line, and its address with it.
    const at = [line - 1, line, line + 1].find((one) => lines[one]?.includes(`](${href}`));
    if (at === undefined) continue;
    const words = (lines[at] ?? '').replace(`](${href}`, `](${to}${href.slice(from.length)}`);
    const next = lines.with(at, words).join('\n');
    if (leading(next).length < leading(mendedText).length) mendedText = next;
  }
  return mendedText;
}
