import type { z } from 'zod';
import { isPage } from '../../engine/content/file-names.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import type { FamilyRow } from '../../site/kinds/family.ts';
import { families, kinds } from '../../site/kinds/kinds.ts';

export type ContentKind = {
  /** `article`, `home`, `clients`: the key in the table of kinds or of data files. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly hasBody: boolean;
  readonly family?: (typeof families)[number];
  /** Of a page that exists once. */
  readonly address?: string;
};

/** Undefined for a file that no form can edit. */
export function kindOf(path: string): ContentKind | undefined {
  for (const [name, { file, schema }] of Object.entries(dataFiles)) {
    if (file === path) return { name, schema, hasBody: false };
  }
  for (const [name, kind] of Object.entries(kinds)) {
    if ('file' in kind && kind.file === path) {
      return { name, schema: kind.schema, hasBody: true, address: kind.path };
    }
    if ('folder' in kind && isPage(path, kind.folder)) {
      const family = families.find(({ folder }) => folder === kind.folder);
      return { name, schema: kind.schema, hasBody: true, ...(family && { family }) };
    }
  }
  return undefined;
}

/** Names for kinds without a folder. */
const others = { page: ['Page', 'Pages'], data: ['List', 'Lists and settings'] } as const;

function titles(kind: string): FamilyRow['titles'] {
  if (kind === 'data') return others.data;
  const row: object | undefined = (kinds as Readonly<Record<string, object>>)[kind];
  return row && 'titles' in row ? (row as FamilyRow).titles : others.page;
}

export const titleOfOne = (kind: string) => titles(kind)[0];

export const titleOfMany = (kind: string) => titles(kind)[1];

type Shown = { readonly title: string; readonly pages: readonly string[] };

const onSectors = ['/sectors/hospitality-marketing', '/who-we-help/gyms'];

/** The title of each data file, and the pages to preview it on, best first. */
export const dataShown: Readonly<Record<string, Shown>> = {
  settings: { title: 'The agency and its people', pages: ['/about', '/', '/contact'] },
  prices: { title: 'Prices', pages: ['/services', '/'] },
  navigation: { title: 'Menus and footer', pages: ['/', '/work'] },
  services: { title: 'Services', pages: ['/services'] },
  featuredProjects: { title: 'Featured projects', pages: ['/', '/work'] },
  testimonials: { title: 'Testimonials', pages: ['/', '/work'] },
  clients: { title: 'Clients', pages: ['/', '/about'] },
  examples: { title: 'Examples for trades', pages: onSectors },
  films: { title: 'Films', pages: ['/work'] },
  redirects: { title: 'Former addresses', pages: [] },
};
