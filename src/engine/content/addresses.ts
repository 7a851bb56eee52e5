import { isReserved } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import { familyPages, fileOf, type LoadedContent } from './loaded-content.ts';
import { derivedPages, singlePages, type Tables } from './tables.ts';

/** The addresses that texts can link to. */
export function addresses(content: LoadedContent): Set<string> {
  return new Set([
    ...fixedAddresses(content.tables.kinds),
    ...familyPages(content).map(({ path }) => path),
  ]);
}

/** The addresses of pages that come and go with others. */
export function derivedAddresses({ tables, lists }: LoadedContent): string[] {
  const counts = new Map([...lists].map(([{ list }, { length }]) => [list, length]));
  const count = (list: string) => counts.get(list) ?? 0;
  return derivedPages(tables.kinds).flatMap(({ paths }) => paths(count));
}

/** The addresses of pages that every site has, except the 404 page, which cannot be linked to. */
function fixedAddresses(kinds: Tables['kinds']): string[] {
  return singlePages(kinds)
    .flatMap(([, { path, second }]) => (second ? [path, second] : [path]))
    .filter((path) => path !== '*');
}

/** Pages whose address is another page's, or reserved for the site's own files. */
export function addressProblems(content: LoadedContent): Problem[] {
  return [...repeatedAddresses(content), ...reservedAddresses(content)];
}

function repeatedAddresses(content: LoadedContent): Problem[] {
  const fixed = fixedAddresses(content.tables.kinds);
  const first = new Map(fixed.map((path) => [path, 'a page that every site has']));
  return familyPages(content).flatMap((page) => {
    const file = fileOf(page);
    const other = first.get(page.path);
    if (other === undefined) {
      first.set(page.path, file);
      return [];
    }
    const field = ['title'];
    const message = `has the same address as ${other}: ${page.path}. Give it another title or file name.`;
    const at = 'source' in page && { line: page.source.line(field), field };
    return [{ file, ...at, message }];
  });
}

function reservedAddresses(content: LoadedContent): Problem[] {
  return familyPages(content)
    .filter(({ path }) => isReserved(path))
    .map((page) => ({
      file: fileOf(page),
      message: `would have the address ${page.path}, which the site needs for itself. Rename the file.`,
    }));
}
