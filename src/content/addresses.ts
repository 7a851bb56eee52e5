import { isReserved } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import { allDrafts, type Draft, type Drafts } from './drafts.ts';
import { derivedPages, singlePages, type Tables } from './tables.ts';

/** The addresses that texts can link to. */
export function addresses(drafts: Drafts): Set<string> {
  return new Set([
    ...fixedAddresses(drafts.tables.kinds),
    ...allDrafts(drafts).map(({ path }) => path),
  ]);
}

/** The addresses of pages that come and go with others. */
export function derivedAddresses({ tables, lists }: Drafts): string[] {
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
export function addressProblems(drafts: Drafts): Problem[] {
  return [...repeatedAddresses(drafts), ...reservedAddresses(drafts)];
}

function repeatedAddresses(drafts: Drafts): Problem[] {
  const fixed = fixedAddresses(drafts.tables.kinds);
  const first = new Map(fixed.map((path) => [path, 'a page that every site has']));
  return allDrafts(drafts).flatMap((draft) => {
    const file = fileOf(draft);
    const other = first.get(draft.path);
    if (other === undefined) {
      first.set(draft.path, file);
      return [];
    }
    const message = `has the same address as ${other}: ${draft.path}. Give it another title or file name.`;
    return [{ file, ...('source' in draft && { line: draft.source.line(['title']) }), message }];
  });
}

function reservedAddresses(drafts: Drafts): Problem[] {
  return allDrafts(drafts)
    .filter(({ path }) => isReserved(path))
    .map((draft) => ({
      file: fileOf(draft),
      message: `would have the address ${draft.path}, which the site needs for itself. Rename the file.`,
    }));
}

function fileOf(draft: Draft): string {
  return 'source' in draft ? draft.source.file : draft.file;
}
