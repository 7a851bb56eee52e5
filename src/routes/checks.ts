import type { Problem } from '../kernel/problem.ts';
import type { PageRoute } from './page-route.ts';

/** Two pages that a search engine could not tell apart. Second addresses share on purpose. */
export function repeatedMetadata(routes: readonly PageRoute[]): Problem[] {
  const pages = routes.filter(({ handle }) => handle.canonical);
  return (['title', 'description', 'canonical'] as const).flatMap((field) => {
    const first = new Map<string, string>();
    return pages.flatMap(({ path, handle }) => {
      const value = handle.metadata[field];
      const other = first.get(value);
      if (other === undefined) {
        first.set(value, path);
        return [];
      }
      const message = `has the same ${field} as ${other}: "${value}". Give each page its own.`;
      return [{ file: path, message }];
    });
  });
}
