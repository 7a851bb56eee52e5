import type { Problem } from '../kernel/problem.ts';
import type { FamilyName } from '../kinds/kinds.ts';
import type { Article } from '../kinds/site.ts';
import type { PagesOfKinds } from './pages-of-kinds.ts';

/** How many words the text of a page has, by the kind of page. */
export const wordLimits: Readonly<Record<FamilyName, { least: number; most: number }>> = {
  articles: { least: 900, most: 1400 },
  projects: { least: 500, most: Infinity },
  servicePages: { least: 400, most: Infinity },
  locations: { least: 400, most: Infinity },
  sectors: { least: 400, most: Infinity },
  audiences: { least: 400, most: Infinity },
};

/** About what search results show of a title before they cut it off, in characters. */
const longestTitle = 60;

/** Pages whose text is too short or too long for their kind. */
export function wrongLengths(pages: PagesOfKinds): Problem[] {
  return Object.entries(wordLimits).flatMap(([name, { least, most }]) =>
    pages[name as FamilyName].flatMap(({ body: { words }, source: { file } }) => {
      if (words < least) {
        return [{ file, message: `has ${words} words; its kind of page has at least ${least}.` }];
      }
      if (words <= most) return [];
      return [{ file, message: `has ${words} words; its kind of page has at most ${most}.` }];
    }),
  );
}

type Titled = Pick<Article, 'title' | 'metaTitle' | 'source'>;

/** Articles whose title search results would cut off. Schemas limit it on every other page. */
export function longTitles({ articles }: { readonly articles: readonly Titled[] }): Problem[] {
  return articles
    .filter(({ title, metaTitle = title }) => metaTitle.length > longestTitle)
    .map(({ title, source }) => ({
      file: source.file,
      line: source.line(['title']),
      message: `"title" is ${title.length} characters long, and search results show ${longestTitle}. Add a shorter one as "metaTitle".`,
    }));
}
