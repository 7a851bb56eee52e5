import type { ShownFilm } from '../../engine/content/blocks/film-figure.ts';
import type { Body } from '../../engine/content/markdown.ts';
import { filmFacts } from '../../engine/listings/film-facts.ts';
import type { PageMetadata } from '../../engine/seo/metadata.ts';
import type { Settings } from '../data/settings.ts';
import { describe } from '../seo/describe.ts';

type Described = {
  readonly path: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly body: Pick<Body, 'films'>;
};

export type Further = Omit<
  Parameters<typeof describe>[0],
  keyof Described | 'settings' | 'headline' | 'films'
> & {
  /** The films under its text. */
  readonly films?: readonly ShownFilm[];
};

/** The metadata of a page whose own fields hold its title and description for search engines. */
export function describePage(page: Described, settings: Settings, further: Further): PageMetadata {
  const { path, title, metaTitle, description, keywords } = page;
  const own = { path, title: metaTitle, headline: title, description, keywords };
  const films = filmFacts([...(page.body.films ?? []), ...(further.films ?? [])]);
  return describe({ settings, ...own, ...further, films });
}
