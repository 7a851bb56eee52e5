import { readContent } from '../content/reader.ts';
import { loadSite } from '../kinds/site.ts';
import { root } from './root.ts';

/** The site that we really publish. Tests use `fixture-site.ts`, so that staff may change this. */
export const realSite = loadSite(await readContent(root));
