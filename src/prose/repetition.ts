import type { Page } from '../content/content-page.ts';
import type { Problem } from '../kernel/problem.ts';
import { type SiteLists, siteLists } from '../kinds/site.ts';
import { similarity } from './similarity.ts';

/** The largest share of the smaller of two pages of one kind that may stand in the other too. */
const mostSimilar = 0.2;

/** From how many words on a sentence may stand on one page only. */
const longSentence = 8;

type Place = Page<{ readonly name: string; readonly place: string }>;

/** Sentences of eight words or more that stand on two pages. */
export function repeatedSentences(site: SiteLists): Problem[] {
  const first = new Map<string, string>();
  return siteLists(site)
    .flatMap(({ pages }) => pages)
    .flatMap(({ body, source: { file } }) =>
      sentences(body.html).flatMap((sentence) => {
        const other = first.get(sentence) ?? file;
        first.set(sentence, other);
        const message = `says what ${other} says, word for word: "${sentence}" Rewrite one of them.`;
        return other === file ? [] : [{ file, message }];
      }),
    );
}

/** Pages of one kind that say much the same; the names of places don't tell two of them apart. */
export function similarPages(
  site: Omit<SiteLists, 'locations'> & { readonly locations: readonly Place[] },
): Problem[] {
  const names = site.locations.flatMap(({ name, place }) => [name, place.replace(/,.*/, '')]);
  return siteLists(site).flatMap(({ pages }) => {
    const texts = pages.map((page) => ({ file: page.source.file, text: words(page) }));
    return texts.flatMap((a, index) =>
      texts.slice(index + 1).flatMap((b) => {
        const share = similarity(a.text, b.text, names);
        const message = `has ${percent(share)} of its text in common with ${a.file}; at most ${percent(mostSimilar)} may be. Rewrite one of them.`;
        return share > mostSimilar ? [{ file: b.file, message }] : [];
      }),
    );
  });
}

function sentences(html: string): string[] {
  const text = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return text.split(/(?<=[.?]) /).filter((part) => part.split(' ').length >= longSentence);
}

/** All that a page says: its fields, except paths and ids, and its text. */
function words({ body, source: _, ...fields }: Page<object>): string {
  const said: string[] = [];
  JSON.stringify(fields, (_, value) => {
    if (typeof value === 'string' && value.includes(' ')) said.push(value);
    return value;
  });
  return [...said, body.html.replace(/<[^>]+>/g, ' ')].join('\n');
}

const percent = (share: number) => `${Math.round(share * 100)}%`;
