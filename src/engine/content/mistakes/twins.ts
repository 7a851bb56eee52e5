import type { Problem } from '../../kernel/problem.ts';
import { type LoadedContent, loadedFiles } from '../loaded-content.ts';
import type { Source } from '../source-file.ts';

/** What must differ from page to page, and the fields that say it: the first that is there does. */
const own: readonly { readonly what: string; readonly fields: readonly string[] }[] = [
  { what: 'title', fields: ['title'] },
  { what: 'title for search engines', fields: ['metaTitle', 'title'] },
  { what: 'description', fields: ['description', 'excerpt'] },
];

type Said = { readonly words: string; readonly field: string; readonly path: string } & Source;

/**
 * Pages that say the same of themselves, so that nobody can tell them apart in a list of results.
 *
 * @param isChecked whether a file's problems are wanted: of two files that say the same, such a one
 *   is reported.
 */
export function twins(content: LoadedContent, isChecked: (file: string) => boolean): Problem[] {
  const pages = loadedFiles(content).filter(({ path }) => path !== undefined);
  const inOrder = pages.sort((a, b) => compare(a.source.file, b.source.file));
  const checkedLast = [
    ...inOrder.filter(({ source }) => !isChecked(source.file)),
    ...inOrder.filter(({ source }) => isChecked(source.file)),
  ];
  const found = own.flatMap(({ what, fields }) => {
    const said = checkedLast.flatMap(({ value, source, path = '' }) => {
      const field = fields.find((name) => typeof Object(value)[name] === 'string');
      return field ? [{ words: String(Object(value)[field]), field, path, ...source }] : [];
    });
    return repeated(said, what);
  });
  // A title that serves for both is reported once.
  const at = ({ file, line }: Problem) => `${file}:${line}`;
  return found.filter((one, index) => found.findIndex((other) => at(other) === at(one)) === index);
}

function repeated(all: readonly Said[], what: string): Problem[] {
  const first = new Map<string, Said>();
  return all.flatMap((one) => {
    const other = first.get(one.words);
    first.set(one.words, other ?? one);
    // Two pages at one address are reported as such.
    if (!other || other.path === one.path) return [];
    const { file, line, field, words } = one;
    const message = `"${field}" is "${words}", which is the ${what} of ${other.file} too. Give each page its own.`;
    return [{ file, line: line([field]), message }];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : 1;
}
