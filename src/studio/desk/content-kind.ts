import type { z } from 'zod';
import { isPage } from '../../engine/content/file-names.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import { families, kinds } from '../../site/kinds/kinds.ts';

export type ContentKind = {
  /** `article`, `home`, `clients`: its row in the table of kinds or of data files. */
  readonly name: string;
  readonly schema: z.ZodType;
  readonly hasBody: boolean;
  readonly family?: (typeof families)[number];
  /** The address of a page that exists once. */
  readonly address?: string;
};

/** What a path of `content/` is; undefined for whatever no form fits. */
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
