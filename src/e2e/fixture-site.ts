import { join } from 'node:path';
import { readContent } from '../content/reader.ts';
import { loadSite } from '../kinds/site.ts';

/** Holds a frozen `content/`, so that no change of the real one breaks a test of the code. */
export const fixtureRoot = join(import.meta.dirname, 'fixtures');

/** The frozen content, loaded. */
export const fixtureSite = loadSite(await readContent(fixtureRoot));
