import { markdown } from '../../engine/content/markdown.ts';
import { fieldLinks } from '../../engine/content/marked-fields.ts';
import { parse } from '../../engine/content/parse.ts';
import { schemaAt } from '../../engine/content/schema-at.ts';
import { internalPath } from '../../engine/kernel/path.ts';
import { ProblemsError } from '../../engine/kernel/problem.ts';
import type { LinkHere } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';
import { stepsOf } from './problem-places.ts';
import type { SavedText } from './saved-content.ts';

/** A link to a page, with its field if it is in one. */
export type FoundLink = LinkHere & { readonly field?: FieldPath };

/** Every link in the content to an address, except those of the page itself. */
export function linksTo(address: string, texts: readonly SavedText[], own: string): FoundLink[] {
  return texts
    .filter(({ path }) => path !== own)
    .flatMap((file) => [...inFields(file, address), ...inText(file, address)]);
}

function inFields(file: SavedText, address: string): FoundLink[] {
  const { path, kind, fields, title } = file;
  return fieldLinks({ schema: kind.schema, value: fields })
    .filter(({ href }) => internalPath(href) === address)
    .map(({ href, at, from, isDerived }) => {
      // A link that is made from other fields has a field that overrides it.
      const field = stepsOf(isDerived ? [...from, 'link'] : from);
      const canMend = schemaAt(kind.schema, field) !== undefined;
      return { file: path, title, line: lineAt(file, at), href, canMend, field };
    });
}

function lineAt({ path, text }: SavedText, at: readonly PropertyKey[]): number {
  const file = { path, bytes: new TextEncoder().encode(text) };
  return parse(file).source.line(at);
}

function inText({ path, kind, title, text }: SavedText, address: string): FoundLink[] {
  if (!kind.hasBody) return [];
  return linksIn(path, text)
    .filter(({ href }) => internalPath(href) === address)
    .map(({ href, line }) => ({ file: path, title, line, href, canMend: true }));
}

/** The links of a Markdown file's text; none if its front matter cannot be found. */
export function linksIn(path: string, text: string): { href: string; line: number }[] {
  try {
    const { body, bodyLine } = parse({ path, bytes: new TextEncoder().encode(text) });
    return [...markdown(body, path, bodyLine).body.links];
  } catch (error) {
    if (error instanceof ProblemsError) return [];
    throw error;
  }
}
