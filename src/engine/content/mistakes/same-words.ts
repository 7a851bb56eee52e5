import { namedFault, type Problem } from '../../kernel/problem.ts';
import { type LoadedContent, pageFiles } from '../loaded-content.ts';
import { problemAt, type Source } from '../source-file.ts';
import { firstOfEachLine } from './place.ts';

/** What must be unique among pages, and the fields to take it from: the first present one. */
const own: readonly (readonly [what: string, ...fields: string[]])[] = [
  ['title', 'title'],
  ['title for search engines', 'metaTitle', 'title'],
  ['description', 'description', 'excerpt'],
];

/** Pages with equal titles or descriptions, which nobody could tell apart in search results. */
export function sameWords(content: LoadedContent): Problem[] {
  const found = own.flatMap(([what, ...fields]) => {
    const first = new Map<string, { readonly source: Source; readonly path: string }>();
    return pageFiles(content).flatMap(({ value, source, page: { path } }) => {
      const field = fields.find((name) => typeof Object(value)[name] === 'string');
      if (!field) return [];
      const words = String(Object(value)[field]);
      const other = first.get(words);
      first.set(words, other ?? { source, path });
      // Two pages at one address are reported elsewhere.
      if (!other || other.path === path) return [];
      const message = `is "${words}", which is the ${what} of ${other.source.file} too. Give each page its own.`;
      return [problemAt(source, [field], namedFault(`"${field}"`, 'repeated-value', message))];
    });
  });
  // A title used for both is reported once.
  return firstOfEachLine(found);
}
