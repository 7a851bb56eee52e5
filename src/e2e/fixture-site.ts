import { join } from 'node:path';
import { loadSite } from '../content/load.ts';
import { readContent } from '../content/reader.ts';

/** Holds a frozen `content/`, so that no change of the real one breaks a test of the code. */
export const fixtureRoot = join(import.meta.dirname, 'fixtures');

/** The frozen content, loaded. */
export const fixtureSite = loadSite(await readContent(fixtureRoot));
