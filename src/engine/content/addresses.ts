import { isReserved } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import { familyFiles, type LoadedContent } from './loaded-content.ts';
import { problemAt } from './source-file.ts';
import { derivedPages, singlePages, type Tables } from './tables.ts';

export function addresses(content: LoadedContent): Set<string> {
  const own = familyFiles(content).flatMap(({ page: { path, isUnnamed } }) =>
    isUnnamed ? [] : path,
  );
  return new Set([...fixedAddresses(content.tables.kinds), ...own]);
}

export function derivedAddresses(content: LoadedContent): string[] {
  const all = familyFiles(content);
  const count = (list: string) => all.filter(({ family }) => family.list === list).length;
  return derivedPages(content.tables.kinds).flatMap(({ paths }) => paths(count));
}

/** The addresses of single pages, except the 404 page, which cannot be linked to. */
function fixedAddresses(kinds: Tables['kinds']): string[] {
  return singlePages(kinds)
    .flatMap(([, { path, second }]) => (second ? [path, second] : [path]))
    .filter((path) => path !== '*');
}

/** Pages whose address is taken, or reserved for the site's own files. */
export function addressProblems(content: LoadedContent): Problem[] {
  const fixed = fixedAddresses(content.tables.kinds);
  const first = new Map(fixed.map((path) => [path, 'a page that every site has']));
  return familyFiles(content).flatMap(({ file, source, page: { path } }) => {
    const other = first.get(path);
    first.set(path, other ?? file);
    const taken = `has the same address as ${other}: ${path}. Give it another title or file name.`;
    const reserved = `would have the address ${path}, which the site needs for itself. Rename the file.`;
    const code = 'address-taken';
    if (other !== undefined) return problemAt(source, ['title'], { code, message: taken });
    return isReserved(path) ? { file, code, message: reserved } : [];
  });
}
