import type { Page, PageOf } from '../../engine/content/content-page.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { article } from '../../site/kinds/article/schema.ts';
import { articleCategories } from '../../site/kinds/article/schema.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import { type SiteLists, siteLists } from '../../site/own-site.ts';

/** Categories without articles, whose filters on Insights would show an empty list. */
export function emptyCategories(site: {
  readonly articles: readonly Pick<PageOf<typeof article>, 'category'>[];
}): Problem[] {
  const used = new Set<string>(site.articles.map(({ category }) => category));
  return articleCategories
    .filter((category) => !used.has(category))
    .map((category) => ({
      file: 'content/insights',
      message: `has no article in the category "${category}", so its filter shows an empty list.`,
    }));
}

/** Pages that texts needn't link to: home, thank-you and 404. */
const unlinked: string[] = [kinds.home.path, kinds['thank-you'].path, kinds['not-found'].path];

type Linking = SiteLists & { readonly pages: Readonly<Record<string, Page<object>>> };

type Related = Page<object> & { readonly related?: readonly string[] };

/**
 * Pages that no text and no "related" list of another page links to. Menus and lists of articles
 * don't count: a reader should come across each page while reading.
 */
export function unlinkedPages(site: Linking): Problem[] {
  const lists = siteLists(site).flatMap(({ pages }): readonly Related[] => pages);
  const pages = [...Object.values(site.pages), ...lists];
  const links = [
    ...pages.flatMap(({ path, body }) => body.links.map(({ href }) => ({ href, path }))),
    ...lists.flatMap(({ path, related = [] }) => related.map((href) => ({ href, path }))),
  ];
  const linked = new Set(links.filter(({ href, path }) => href !== path).map(({ href }) => href));
  return pages
    .filter(({ path }) => !unlinked.includes(path) && !linked.has(path))
    .map(({ path, source: { file } }) => {
      return { file, message: `is ${path}, which no other page’s text links to. Link to it.` };
    });
}
