import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions } from '../../engine/build-options.ts';
import { codePaths } from '../../engine/content/code-files.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';

/** A copy of the project whose templates, code and content a test may change. */
export type Workplace = {
  /** Holds `content/`, `templates/` and `src/`. */
  readonly root: string;
  readonly out: string;
  /** Options of the next build besides its folders. */
  options: Pick<BuildOptions, 'date' | 'siteUrl'>;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** The number of edits, so that no two add the same words. */
  count: number;
};

/** Copies the project with the frozen content into a folder; node_modules is a symbolic link. */
export function workplace(folder: string, random: () => number): Workplace {
  const place = join(folder, 'project');
  mkdirSync(place);
  for (const part of codePaths) {
    const isNeeded = (path: string) => !/[\\/]e2e([\\/]|$)|\.test\.tsx?$/.test(path);
    cpSync(join(root, part), join(place, part), { recursive: true, filter: isNeeded });
  }
  cpSync(join(fixtureRoot, 'content'), join(place, 'content'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(place, 'node_modules'));
  const options = { date: fixtureDate };
  return { root: place, out: join(folder, 'warm'), options, random, count: 0 };
}
