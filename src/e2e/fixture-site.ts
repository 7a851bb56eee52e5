import { join } from 'node:path';
import { loadSite } from '../content/load.ts';
import { readContent } from '../content/reader.ts';

/** The folder with the frozen `content/`: changing the real content breaks no test of the code. */
export const fixtureRoot = join(import.meta.dirname, 'fixtures');

/** The frozen content, loaded. */
export const fixtureSite = loadSite(await readContent(fixtureRoot));
