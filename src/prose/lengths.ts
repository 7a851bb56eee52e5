import type { FamilyName } from '../content/kinds.ts';
import type { Article } from '../content/site.ts';
import type { Problem } from '../kernel/problem.ts';
import type { PagesOfKinds } from './pages-of-kinds.ts';

/** The limits on the number of words of a page's text, by kind of page. */
export const wordLimits: Readonly<Record<FamilyName, { min: number; max: number }>> = {
  articles: { min: 900, max: 1400 },
  projects: { min: 500, max: Infinity },
  servicePages: { min: 400, max: Infinity },
  locations: { min: 400, max: Infinity },
  sectors: { min: 400, max: Infinity },
  audiences: { min: 400, max: Infinity },
};

/** Search results cut titles off at about this length, in characters. */
const maxTitleLength = 60;

/** Pages whose text is too short or too long for their kind. */
export function wrongLengths(pages: PagesOfKinds): Problem[] {
  return Object.entries(wordLimits).flatMap(([name, { min, max }]) =>
    pages[name as FamilyName].flatMap(({ body: { words }, source: { file } }) => {
      if (words < min) {
        return [{ file, message: `has ${words} words; its kind of page has at least ${min}.` }];
      }
      if (words <= max) return [];
      return [{ file, message: `has ${words} words; its kind of page has at most ${max}.` }];
    }),
  );
}

type Titled = Pick<Article, 'title' | 'metaTitle' | 'source'>;

/** Articles whose title search results would cut off. Schemas limit it on every other page. */
export function longTitles({ articles }: { readonly articles: readonly Titled[] }): Problem[] {
  return articles
    .filter(({ title, metaTitle = title }) => metaTitle.length > maxTitleLength)
    .map(({ title, source }) => ({
      file: source.file,
      line: source.line(['title']),
      message: `"title" is ${title.length} characters long, and search results show ${maxTitleLength}. Add a shorter one as "metaTitle".`,
    }));
}
