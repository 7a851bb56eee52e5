import type { Settings } from '../data/settings.ts';
import { describe } from '../seo/describe.ts';
import type { PageMetadata } from '../seo/metadata.ts';

type Described = {
  readonly path: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly keywords: readonly string[];
};

type Further = Omit<Parameters<typeof describe>[0], keyof Described | 'settings' | 'headline'>;

/** The metadata of a page whose own fields hold its title and description for search engines. */
export function describePage(page: Described, settings: Settings, further: Further): PageMetadata {
  const { path, title, metaTitle, description, keywords } = page;
  const own = { path, title: metaTitle, headline: title, description, keywords };
  return describe({ settings, ...own, ...further });
}
