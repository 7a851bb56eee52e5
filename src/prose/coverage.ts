import { secondAddresses } from '../content/kinds.ts';
import { articleCategories } from '../content/schema/article.ts';
import type { Article, Page } from '../content/site.ts';
import type { Problem } from '../kernel/problem.ts';
import type { PagesOfKinds } from './pages-of-kinds.ts';

/** Categories without articles, whose filters on Insights would show an empty list. */
export function emptyCategories(site: {
  readonly articles: readonly Pick<Article, 'category'>[];
}): Problem[] {
  const used = new Set<string>(site.articles.map(({ category }) => category));
  return articleCategories
    .filter((category) => !used.has(category))
    .map((category) => ({
      file: 'content/insights',
      message: `has no article in the category "${category}", so its filter shows an empty list.`,
    }));
}

/** Pages that texts needn't link to: home, thank-you, 404 and second addresses. */
const unlinked = ['/', '/thank-you', '*', ...Object.keys(secondAddresses)];

type Related = Page<{ readonly related: readonly string[] }>;

type Linking = {
  readonly [Name in keyof PagesOfKinds]: readonly (Name extends 'articles'
    ? Page<object>
    : Related)[];
} & { readonly pages: Readonly<Record<string, Page<object>>> };

/**
 * Pages that no text and no "related" list of another page links to. Menus and lists of articles
 * don't count: a reader should come across each page while reading.
 */
export function unlinkedPages(site: Linking): Problem[] {
  const { articles, projects, servicePages, locations, sectors, audiences } = site;
  const families = [projects, servicePages, locations, sectors, audiences].flat();
  const pages = [...Object.values(site.pages), ...articles, ...families];
  const links = [
    ...pages.flatMap(({ path, body }) => body.links.map(({ href }) => ({ href, path }))),
    ...families.flatMap(({ path, related }) => related.map((href) => ({ href, path }))),
  ];
  const linked = new Set(links.filter(({ href, path }) => href !== path).map(({ href }) => href));
  return pages
    .filter(({ path }) => !unlinked.includes(path) && !linked.has(path))
    .map(({ path, source: { file } }) => {
      return { file, message: `is ${path}, which no other page’s text links to. Link to it.` };
    });
}
