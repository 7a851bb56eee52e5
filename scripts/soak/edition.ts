import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureRoot } from '../../src/e2e/fixtures/fixture-site.ts';
import { articleFile } from '../../src/e2e/fixtures/many-articles.ts';
import { root } from '../../src/e2e/root.ts';

/** A variant of the fixture site: no two editions share a page, and some assets differ. */
export type Edition = { readonly number: number; readonly contentRoot: string };

/** @param folder for its content. */
export function edition(number: number, folder: string): Edition {
  const contentRoot = join(folder, `edition-${number}`);
  cpSync(join(fixtureRoot, 'content'), join(contentRoot, 'content'), { recursive: true });
  replace(contentRoot, 'site.json', 'Pierlight Marketing Ltd', `Pierlight Marketing ${number} Ltd`);
  replace(contentRoot, 'clients.json', '"text": "IRONMOOR"', `"text": "IRONMOOR ${number}"`);
  writeFileSync(join(contentRoot, `content/insights/edition-${number}.md`), article(number));
  return { number, contentRoot };
}

/**
 * Builds an edition in a child process that signals reach directly, without npm in between. Builds
 * of one folder share a cache. The key changes the forms' code.
 */
export function spawnBuild({ number, contentRoot }: Edition, out: string): ChildProcess {
  const memory = ['--hosts', `${out}-hosts`, '--cache', `${out}-cache`];
  const args = ['--out', out, '--content', contentRoot, ...memory];
  return spawn(process.execPath, ['build.ts', ...args], {
    cwd: root,
    env: {
      ...process.env,
      SOURCE_DATE_EPOCH: '1800000000',
      SUPABASE_URL: 'https://leads.example',
      SUPABASE_PUBLISHABLE_KEY: `sb_publishable_edition_${number}`,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Builds an edition to its end. @returns how long that took, in ms. */
export async function finish(edition: Edition, out: string): Promise<number> {
  const begun = performance.now();
  const [status] = await once(spawnBuild(edition, out), 'exit');
  if (status !== 0) throw new Error(`A build ended with ${status}.`);
  return performance.now() - begun;
}

function replace(contentRoot: string, name: string, old: string, now: string): void {
  const path = join(contentRoot, 'content', name);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(old)) throw new Error(`content/${name} no longer says ${old}.`);
  writeFileSync(path, text.replace(old, now));
}

const article = (number: number): string =>
  articleFile({
    title: `What changed in edition ${number}`,
    category: 'Analytics',
    date: '2019-05-04',
    excerpt: `An article that only edition ${number} of the site has, and that is gone in every other one.`,
  });
