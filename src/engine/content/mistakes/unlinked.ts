import { internalPath, isReserved } from '../../kernel/path.ts';
import type { Problem } from '../../kernel/problem.ts';
import { isFileName } from '../../kernel/slug.ts';
import { familyFiles, type LoadedContent } from '../loaded-content.ts';
import { fieldLinks } from '../marked-fields.ts';

/**
 * Pages without any link to them, of kinds without a list page. Skipped while a file can't be
 * parsed, since that may have the link.
 */
export function unlinkedPages(content: LoadedContent): Problem[] {
  const isUnread = content.files.some(({ page, raw }) => (page ? !page.body : raw === undefined));
  if (isUnread) return [];
  // Listed kinds have thousands of pages; pages that must be renamed are reported elsewhere.
  const checked = familyFiles(content).filter(({ family, isSound, page: { path } }) => {
    const name = path.split('/').at(-1) ?? '';
    return !family.isListed && isSound && !isReserved(path) && isFileName(name);
  });
  const linked = linkedFrom(content, new Set(checked.map(({ page: { path } }) => path)));
  return checked.flatMap(({ file, page: { path } }) => {
    const others = linked.get(path)?.difference(new Set([file])) ?? new Set();
    const message = `is reached by no link. Link to ${path} from another page, or from ${content.tables.menus}.`;
    return others.size > 0 ? [] : [{ file, code: 'unlinked-page' as const, message }];
  });
}

function linkedFrom(
  { files }: LoadedContent,
  paths: ReadonlySet<string>,
): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  for (const one of files) {
    for (const { href } of [...fieldLinks(one), ...(one.page?.body?.links ?? [])]) {
      const path = internalPath(href);
      if (path !== undefined && paths.has(path))
        linked.set(path, (linked.get(path) ?? new Set()).add(one.file));
    }
  }
  return linked;
}
