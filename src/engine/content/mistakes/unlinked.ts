import { internalPath, isReserved } from '../../kernel/path.ts';
import type { Problem } from '../../kernel/problem.ts';
import { isFileName } from '../../kernel/slug.ts';
import { type LoadedContent, loadedFiles, loadedTexts } from '../loaded-content.ts';
import { markedFields, valuesIn } from '../marked-fields.ts';
import { families, singlePages } from '../tables.ts';

/**
 * Pages that nothing in the content leads to, of kinds that no page lists by itself. Nothing is said
 * while a file can't be read at all: it may hold the link.
 */
export function unlinkedPages(content: LoadedContent): Problem[] {
  if (hasUnread(content)) return [];
  const linked = linkedFrom(content);
  const unlisted = families(content.tables.kinds).filter(({ isListed }) => !isListed);
  return unlisted.flatMap((family) =>
    (content.lists.get(family) ?? []).flatMap((page) => {
      // A page whose name has to change has been reported.
      if (!('source' in page) || !canBeLinked(page.path)) return [];
      const { file } = page.source;
      const from = linked.get(page.path);
      if (from && (from.size > 1 || !from.has(file))) return [];
      const message = `is reached by no link. Link to ${page.path} from another page, or from ${content.tables.menus}.`;
      return [{ file, message }];
    }),
  );
}

function canBeLinked(path: string): boolean {
  return !isReserved(path) && isFileName(path.split('/').at(-1) ?? '');
}

function hasUnread({ tables, data, pages, lists, salvaged }: LoadedContent): boolean {
  const files = [
    ...Object.entries(tables.data).flatMap(([name, { file }]) => (data.get(name) ? [] : [file])),
    ...singlePages(tables.kinds).flatMap(([name, { file }]) => (pages.get(name) ? [] : [file])),
    ...[...lists.values()].flat().flatMap((page) => ('source' in page ? [] : [page.file])),
  ];
  return files.some((file) => !salvaged.has(file));
}

/** The files that link to each path. */
function linkedFrom(content: LoadedContent): Map<string, Set<string>> {
  const linked = new Map<string, Set<string>>();
  const note = (href: unknown, file: string) => {
    const path = internalPath(String(href));
    if (path !== undefined) linked.set(path, (linked.get(path) ?? new Set()).add(file));
  };
  for (const { file, links } of loadedTexts(content))
    for (const { href } of links) note(href, file);
  for (const { value: fields, source, schema } of loadedFiles(content)) {
    for (const field of markedFields(schema)) {
      const { link } = field.marks;
      if (!link) continue;
      for (const { value } of valuesIn(fields, field)) {
        // A schema's own function gets what that schema has checked.
        note(link === true ? value : link(value as never)?.href, source.file);
      }
    }
  }
  return linked;
}
