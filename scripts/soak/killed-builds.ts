import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ownershipFile } from '../../src/engine/output/ownership.ts';
import type { Scenario } from '../soak.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Edition, edition, finish, spawnBuild } from './edition.ts';
import { broken, type Contents, contentsOf } from './whole-pages.ts';

const kills = 50;
/** Two in three kills come while files are written, which is a small part of a build's time. */
const whileWriting = (at: number) => at % 3 > 0;
/** The approximate duration of writing, in ms. */
const writing = 40;

/**
 * Kills builds at random moments, in a folder with another edition of the site. Each time every
 * page, old or new, must be complete with all its assets, and the next build must finish.
 */
export const scenario: Scenario = {
  name: `${kills} builds that are killed`,
  async run() {
    using folder = temporaryFolder('killed-builds');
    return await kill(folder.path);
  },
};

async function kill(folder: string): Promise<string> {
  const both = [edition(1, folder), edition(2, folder)] as const;
  const whole: Contents[] = [];
  for (const edition of both) {
    await finish(edition, join(folder, `whole-${edition.number}`));
    whole.push(contentsOf(join(folder, `whole-${edition.number}`)));
  }
  const out = join(folder, 'out');
  let duration = await finish(both[0], out);
  const figures = { writing: 0, mixed: 0, tooLate: 0 };
  for (let at = 0; at < kills; at++) {
    const next = both[(at + 1) % 2] ?? both[0];
    const before = contentsOf(out);
    const wasWriting = await killBuild(next, out, at, duration);
    if (wasWriting === undefined) figures.tooLate++;
    if (wasWriting) figures.writing++;
    if (!same(before, contentsOf(out)) && wasWriting) figures.mixed++;
    refuse(broken(out, whole), `After kill ${at + 1}`);
    // Sometimes another edition is built next, rather than the killed one.
    const then = at % 5 === 4 ? both[at % 2] : next;
    duration = await finish(then ?? next, out);
    refuse(incomplete(out, whole[(then ?? next).number - 1]), `After the build that followed it`);
    if (then !== next) await finish(next, out);
  }
  return `${figures.writing} while writing, of which ${figures.mixed} left a mixture of old and new; ${figures.tooLate} came after the end; every address whole after each, every next build complete`;
}

/**
 * @param duration of a build, in ms.
 * @returns whether it was writing; undefined if it had already finished.
 */
async function killBuild(
  next: Edition,
  out: string,
  at: number,
  duration: number,
): Promise<boolean | undefined> {
  const build = spawnBuild(next, out);
  const ended = once(build, 'exit');
  const list = join(out, ownershipFile);
  const { ino } = statSync(list);
  // A build writes its list of output files first, and again last.
  const isWriting = () => statSync(list).ino !== ino;
  if (whileWriting(at)) {
    while (!isWriting() && build.exitCode === null) await setTimeout(1);
    await setTimeout(Math.random() * writing);
  } else await setTimeout(Math.random() * duration);
  const wasWriting = isWriting();
  build.kill('SIGKILL');
  await ended;
  return build.signalCode === 'SIGKILL' ? wasWriting : undefined;
}

/** Files that are missing or wrong; only assets of the previous build may remain. */
function incomplete(out: string, whole: Contents | undefined): string[] {
  const found = contentsOf(out);
  const left = [...found.keys()].filter((path) => !path.startsWith('assets/') && !whole?.has(path));
  const wrong = [...(whole ?? [])].filter(([path, hash]) => found.get(path) !== hash);
  return [
    ...left.map((path) => `${path} is left over`),
    ...wrong.map(([path]) => `${path} is wrong`),
  ];
}

function same(a: Contents, b: Contents): boolean {
  return a.size === b.size && [...a].every(([path, hash]) => b.get(path) === hash);
}

function refuse(problems: readonly string[], when: string): void {
  if (problems.length === 0) return;
  throw new Error(
    `${when}, ${problems.length} things are wrong: ${problems.slice(0, 5).join('; ')}`,
  );
}
