import { internalPath, isReserved } from '../../kernel/path.ts';
import type { Problem } from '../../kernel/problem.ts';
import { isFileName } from '../../kernel/slug.ts';
import { familyFiles, type LoadedContent } from '../loaded-content.ts';
import { markedFields, valuesIn } from '../marked-fields.ts';

/**
 * Pages that nothing in the content leads to, of kinds that no page lists by itself. Nothing is said
 * while a file can't be read at all: it may hold the link.
 */
export function unlinkedPages(content: LoadedContent): Problem[] {
  const isUnread = content.files.some(({ page, raw }) => (page ? !page.body : raw === undefined));
  if (isUnread) return [];
  const linked = linkedFrom(content);
  return familyFiles(content).flatMap(({ family, isSound, file, page: { path } }) => {
    const name = path.split('/').at(-1) ?? '';
    // A page whose name has to change has been reported.
    if (family.isListed || !isSound || isReserved(path) || !isFileName(name)) return [];
    const others = linked.get(path)?.difference(new Set([file])) ?? new Set();
    const message = `is reached by no link. Link to ${path} from another page, or from ${content.tables.menus}.`;
    return others.size > 0 ? [] : [{ file, code: 'unlinked-page' as const, message }];
  });
}

function linkedFrom({ files }: LoadedContent): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  for (const { file, value: fields, schema, page } of files) {
    const hrefs = markedFields(schema).flatMap((field) => {
      const { link } = field.marks;
      if (!link) return [];
      // A schema's own function gets what that schema has checked.
      return valuesIn(fields, field).map(({ value }) =>
        link === true ? value : link(value as never)?.href,
      );
    });
    for (const href of [...hrefs, ...(page?.body?.links ?? []).map(({ href }) => href)]) {
      const path = internalPath(String(href));
      if (path !== undefined) linked.set(path, (linked.get(path) ?? new Set()).add(file));
    }
  }
  return linked;
}
