import type { Page } from '../../engine/content/content-page.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { type SiteLists, siteLists } from '../../site/own-site.ts';
import { similarity } from './similarity.ts';

/** The maximum similarity of two pages of one kind, from 0 to 1; see `similarity`. */
const maxSimilarity = 0.2;

/** Sentences of at least this many words must not be repeated on another page. */
const longSentence = 8;

type Place = Page<{ readonly name: string; readonly place: string }>;

export function repeatedSentences(site: SiteLists): Problem[] {
  const first = new Map<string, string>();
  return siteLists(site)
    .flatMap(({ pages }) => pages)
    .flatMap(({ body, source: { file } }) =>
      sentences(body.html).flatMap((sentence) => {
        const other = first.get(sentence) ?? file;
        first.set(sentence, other);
        const message = `says what ${other} says, word for word: "${sentence}" Rewrite one of them.`;
        return other === file ? [] : [{ file, code: 'repeated-text', message }];
      }),
    );
}

/** Pages of one kind that are too similar, even if place names differ. */
export function similarPages(
  site: Omit<SiteLists, 'locations'> & { readonly locations: readonly Place[] },
): Problem[] {
  const names = site.locations.flatMap(({ name, place }) => [name, place.replace(/,.*/, '')]);
  return siteLists(site).flatMap(({ pages }) => {
    const texts = pages.map((page) => ({ file: page.source.file, text: words(page) }));
    return texts.flatMap((a, index) =>
      texts.slice(index + 1).flatMap((b) => {
        const share = similarity(a.text, b.text, names);
        const message = `has ${percent(share)} of its text in common with ${a.file}; at most ${percent(maxSimilarity)} may be. Rewrite one of them.`;
        return share > maxSimilarity ? [{ file: b.file, code: 'repeated-text', message }] : [];
      }),
    );
  });
}

/** Without tags and code: two pages may share code. */
function plainText(html: string): string {
  return html.replace(/<pre>.*?<\/pre>/gs, ' ').replace(/<[^>]+>/g, ' ');
}

function sentences(html: string): string[] {
  const text = plainText(html).replace(/\s+/g, ' ');
  return text.split(/(?<=[.?]) /).filter((part) => part.split(' ').length >= longSentence);
}

/** The words of a page's fields and body, without paths and ids. */
function words({ body, source: _, ...fields }: Page<object>): string {
  const texts: string[] = [];
  JSON.stringify(fields, (_, value) => {
    if (typeof value === 'string' && value.includes(' ')) texts.push(value);
    return value;
  });
  return [...texts, plainText(body.html)].join('\n');
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
