import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { ownershipFile, readOwnership } from '../../engine/output/ownership.ts';
import { contents, differing } from '../../engine/tiny-site/folder-contents.ts';
import { random } from '../../site/illustration/random.ts';
import { site as definition } from '../../site/site.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import { addArticle, edits } from './edits.ts';
import { type Workplace, workplace } from './workplace.ts';

const base = temporaryFolder();

/** `SEED=… npx vitest run …` repeats a series of edits. */
const seed = process.env.SEED ?? String(Date.now());

function made(place: Workplace, out: string, cache: string) {
  const folders = { root: place.root, out, cache: join(base, cache) };
  return build(definition, { ...folders, ...place.options, plain: true });
}

test(`after any edits an incremental build gives the bytes of a full one (SEED=${seed})`, async () => {
  const place = workplace(base, random(seed));
  // One more article makes a second page of the list.
  for (let at = 0; at < 14; at++) addArticle(place);
  await made(place, place.out, 'cache');
  const names = Object.keys(edits);
  const log: string[] = [];
  for (let round = 1; round <= 3; round++) {
    for (let at = 0; at < 1 + place.random() * 4; at++) {
      const name = names[Math.floor(place.random() * names.length)] ?? '';
      log.push(`${round}: ${name}`);
      place.count++;
      edits[name]?.(place);
    }
    const cold = join(base, `cold-${round}`);
    await made(place, place.out, 'cache');
    await made(place, cold, `cache-${round}`);
    expect(strange(place.out, cold), `SEED=${seed}\n${log.join('\n')}`).toEqual([]);
    rmSync(cold, { recursive: true });
  }
}, 180_000);

/** Where two folders differ, except for the previous build's assets, which stay for open tabs. */
function strange(warm: string, cold: string): string[] {
  const [one, other] = [contents(warm), contents(cold)];
  const { files, earlier } = readOwnership(one.get(ownershipFile)?.toString());
  expect(files).toEqual(readOwnership(other.get(ownershipFile)?.toString()).files);
  return differing(one, other).filter(
    (path) => path !== ownershipFile && !(earlier.includes(path) && !other.has(path)),
  );
}
