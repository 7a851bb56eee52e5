import { join } from 'node:path';
import { loadSite } from '../content/load.ts';
import { readContent } from '../content/reader.ts';

/** The project's own folder. */
export const root = join(import.meta.dirname, '../..');

/** The site that we really publish: what most tests are about. */
export const realSite = loadSite(await readContent(root));
