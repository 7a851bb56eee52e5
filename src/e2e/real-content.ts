import { loadSite } from '../content/load.ts';
import { readContent } from '../content/reader.ts';
import { root } from './root.ts';

/** The published site. Other tests use `fixture-site.ts`, so that staff may change this one. */
export const realSite = loadSite(await readContent(root));
