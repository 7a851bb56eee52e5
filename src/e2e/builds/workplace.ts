import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../../engine/build-options.ts';
import { codePaths } from '../../engine/content/code-files.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';

export type Workplace = ReturnType<typeof workplace>;

/**
 * A copy of the project with the frozen content, which a test may change; node_modules is a link.
 *
 * @param random from 0 up to 1.
 */
export function workplace(folder: string, random: () => number) {
  const place = join(folder, 'project');
  mkdirSync(place);
  for (const part of codePaths) {
    const isNeeded = (path: string) => !/[\\/]e2e([\\/]|$)|\.test\.tsx?$/.test(path);
    cpSync(join(root, part), join(place, part), { recursive: true, filter: isNeeded });
  }
  cpSync(join(fixtureRoot, 'content'), join(place, 'content'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  /** Of the next build, besides its folders. */
  const options: Pick<BuildOptions, 'date' | 'siteUrl'> = { date: fixtureDate };
  // The number of edits, so that no two add the same words.
  const count = 0;
  return { root: place, out: join(folder, 'warm'), options, random, count };
}
