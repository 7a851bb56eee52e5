import { namedFault, type Problem } from '../../kernel/problem.ts';
import { type LoadedContent, pageFiles } from '../loaded-content.ts';
import { problemAt, type Source } from '../source-file.ts';
import { firstOfEachLine } from './place.ts';

/** What must differ from page to page, and the fields that say it: the first that is there does. */
const own: readonly (readonly [what: string, ...fields: string[]])[] = [
  ['title', 'title'],
  ['title for search engines', 'metaTitle', 'title'],
  ['description', 'description', 'excerpt'],
];

/** Pages that say the same of themselves, so that nobody can tell them apart in a list of results. */
export function sameWords(content: LoadedContent): Problem[] {
  const found = own.flatMap(([what, ...fields]) => {
    const first = new Map<string, { readonly source: Source; readonly path: string }>();
    return pageFiles(content).flatMap(({ value, source, page: { path } }) => {
      const field = fields.find((name) => typeof Object(value)[name] === 'string');
      if (!field) return [];
      const words = String(Object(value)[field]);
      const other = first.get(words);
      first.set(words, other ?? { source, path });
      // Two pages at one address are reported as such.
      if (!other || other.path === path) return [];
      const message = `is "${words}", which is the ${what} of ${other.source.file} too. Give each page its own.`;
      return [problemAt(source, [field], namedFault(`"${field}"`, 'repeated-value', message))];
    });
  });
  // A title that serves for both is reported once.
  return firstOfEachLine(found);
}
