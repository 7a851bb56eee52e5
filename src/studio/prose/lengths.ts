import type { PageOf } from '../../engine/content/content-page.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { article } from '../../site/kinds/article/schema.ts';
import type { FamilyRow } from '../../site/kinds/family.ts';
import { type SiteLists, siteLists } from '../../site/own-site.ts';

/** Search results cut titles off at about this length, in characters. */
const maxTitleLength = 60;

/** Pages whose text is too short or too long for their kind. */
export function wrongLengths(site: SiteLists): Problem[] {
  return siteLists(site).flatMap(({ family, pages }) => {
    const { min, max = Infinity }: FamilyRow['words'] = family.words;
    return pages.flatMap(({ body: { words }, source: { file } }) => {
      if (words < min) {
        return [{ file, message: `has ${words} words; its kind of page has at least ${min}.` }];
      }
      if (words <= max) return [];
      return [{ file, message: `has ${words} words; its kind of page has at most ${max}.` }];
    });
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
      message: `"title" is ${title.length} characters long, and search results show ${maxTitleLength}. Add a shorter one as "metaTitle".`,
    }));
}
