import { markdown } from '../../engine/content/markdown.ts';
import { fieldLinks } from '../../engine/content/marked-fields.ts';
import { parse } from '../../engine/content/parse.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import { internalPath } from '../../engine/kernel/path.ts';
import { attempt } from '../../engine/kernel/problem.ts';
import type { LinkHere } from './desk-messages.ts';
import { editedText } from './edited-text.ts';
import { stepsOf } from './problem-places.ts';
import { otherAt, type SavedText } from './saved-content.ts';

/** Excludes the page's own links. None if another page has the same address: they may be its. */
export function linksTo(address: string, texts: readonly SavedText[], own: string): LinkHere[] {
  if (otherAt(address, texts, own)) return [];
  return texts
    .filter(({ path }) => path !== own)
    .flatMap((file) => [...inFields(file, address), ...inText(file, address)]);
}

function inFields({ path, text, kind, fields, title }: SavedText, address: string): LinkHere[] {
  return fieldLinks({ schema: kind.schema, value: fields })
    .filter(({ href }) => internalPath(href) === address)
    .map(({ href, at, from, isDerived }) => {
      // A derived link has a `link` field that overrides it.
      const field = stepsOf(isDerived ? [...from, 'link'] : from);
      const canMend = schemaAt(kind.schema, field) !== undefined;
      return { file: path, title, line: parsed(path, text).source.line(at), href, canMend, field };
    });
}

function inText({ path, kind, title, text }: SavedText, address: string): LinkHere[] {
  const links = kind.hasBody ? textLinks(path, text, address) : [];
  return links.map(({ href, line }) => ({ file: path, title, line, href, canMend: true }));
}

/** Links in a Markdown body; none if its front matter cannot be parsed. */
function textLinks(path: string, text: string, address: string) {
  // Much faster than parsing every text.
  if (!text.includes(address)) return [];
  const { value } = attempt(() => {
    const { body, bodyLine } = parsed(path, text);
    return markdown(body, path, bodyLine).body.links;
  });
  return (value ?? []).filter(({ href }) => internalPath(href) === address);
}

const parsed = (path: string, text: string) =>
  parse({ path, bytes: new TextEncoder().encode(text) });

type Lead = {
  readonly from: string;
  readonly to: string;
  readonly own: string;
  /** To another page, which lacks this one's headings: `#prices` and queries are dropped. */
  readonly isElsewhere?: boolean;
};

/** Rewrites links in all texts but the page's own. */
export function mendedLinks(
  texts: readonly SavedText[],
  { from, to, own, isElsewhere = false }: Lead,
): Map<string, string> {
  const lead = (href: string) => to + (isElsewhere ? '' : href.slice(from.length));
  const found = linksTo(from, texts, own).filter(({ canMend }) => canMend);
  const byFile = Map.groupBy(found, ({ file }) => file);
  return new Map(
    texts.flatMap(({ path, kind, text }) => {
      const links = byFile.get(path);
      if (!links) return [];
      const edits = links.flatMap(({ field, href }) =>
        field ? [{ at: field, value: lead(href) }] : [],
      );
      const edited = editedText(path, text, edits, kind.schema);
      return [[path, kind.hasBody ? withTextLinks(path, edited, from, lead) : edited] as const];
    }),
  );
}

/** Changes only parsed links: the same text in code or prose stays. */
function withTextLinks(
  path: string,
  text: string,
  from: string,
  lead: (href: string) => string,
): string {
  let mended = text;
  for (const { href, line } of textLinks(path, text, from)) {
    const lines = mended.split('\n');
    // A link may be broken over two lines.
    const at = [line - 1, line, line + 1].find((one) => lines[one]?.includes(`](${href}`));
    if (at === undefined) continue;
    const words = (lines[at] ?? '').replace(`](${href}`, `](${lead(href)}`);
    const next = lines.with(at, words).join('\n');
    if (textLinks(path, next, from).length < textLinks(path, mended, from).length) mended = next;
  }
  return mended;
}
