import type { Page, PageOf } from '../../engine/content/content-page.ts';
import { type Problem, sortProblems } from '../../engine/kernel/problem.ts';
import { type article, articleCategories } from '../../site/kinds/article/schema.ts';
import type { FamilyRow } from '../../site/kinds/family.ts';
import { kinds } from '../../site/kinds/kinds.ts';
import type { Site } from '../../site/kinds/site.ts';
import { type SiteLists, siteLists } from '../../site/own-site.ts';
import { repeatedSentences, similarPages } from './repetition.ts';

/**
 * Problems with whole pages: titles, links, repeated text. Unlike the advice on sentences these are
 * rules: `npm run prose` exits with code 1 if one is broken. Builds don't check them.
 */
export function brokenPageRules(site: Site): Problem[] {
  return sortProblems(rules.flatMap((rule) => rule(site)));
}

/** Search results cut titles off at about this length, in characters. */
const maxTitleLength = 60;

export function longTexts(site: SiteLists): Problem[] {
  return siteLists(site).flatMap(({ family, pages }) => {
    const { maxWords = Infinity }: FamilyRow = family;
    return pages
      .filter(({ body: { words } }) => words > maxWords)
      .map(({ body: { words }, source: { file } }) => ({
        file,
        code: 'too-long',
        message: `has ${words} words; its kind of page has at most ${maxWords}.`,
      }));
  });
}

type Titled = Pick<PageOf<typeof article>, 'title' | 'metaTitle' | 'source'>;

/** Articles whose title search results would cut off. Schemas limit it on every other page. */
export function longTitles({ articles }: { readonly articles: readonly Titled[] }): Problem[] {
  return articles
    .filter(({ title, metaTitle = title }) => metaTitle.length > maxTitleLength)
    .map(({ title, source }) => ({
      file: source.file,
      line: source.line(['title']),
      code: 'too-long',
      message: `"title" is ${title.length} characters long, and search results show ${maxTitleLength}. Add a shorter one as "metaTitle".`,
    }));
}

/** Categories without articles, whose filters on Insights would show an empty list. */
export function emptyCategories(site: {
  readonly articles: readonly Pick<PageOf<typeof article>, 'category'>[];
}): Problem[] {
  const used = new Set<string>(site.articles.map(({ category }) => category));
  return articleCategories
    .filter((category) => !used.has(category))
    .map((category) => ({
      file: 'content/insights',
      code: 'too-few',
      message: `has no article in the category "${category}", so its filter shows an empty list.`,
    }));
}

/** Pages that texts needn't link to: home, thank-you and 404. */
const unlinked: string[] = [kinds.home.path, kinds['thank-you'].path, kinds['not-found'].path];

type Linking = SiteLists & { readonly pages: Readonly<Record<string, Page<object>>> };

type Related = Page<object> & { readonly related?: readonly string[] };

/**
 * Pages that no text or "related" list of another page links to. Menus and lists of articles don't
 * count: readers should find each page while reading.
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
      const message = `is ${path}, which no other page’s text links to. Link to it.`;
      return { file, code: 'unlinked-page', message };
    });
}

const rules = [
  longTexts,
  longTitles,
  repeatedSentences,
  similarPages,
  emptyCategories,
  unlinkedPages,
];
