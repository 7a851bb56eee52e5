import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFiles, hiddenName } from '../../studio/desk/whole-change.ts';

/** What a process of the tests is to do, as JSON in its one argument. */
export type ChangeInProcess = {
  /** The folder that holds `content/`. */
  readonly root: string;
  /** A file with the new texts by path; `null` for one that is deleted. */
  readonly changes: string;
  /** After how many renames the process is killed. */
  readonly killedAfter?: number;
  /** Which rename fails, counted from 0. */
  readonly failing?: number;
  /** Whether it receives a file for `content/media/` instead, and never to the end. */
  readonly receives?: true;
};

const [, , asked = ''] = process.argv;
const { root, changes, killedAfter, failing, receives } = JSON.parse(asked) as ChangeInProcess;
let count = 0;
function rename(from: string, to: string): void {
  if (count === killedAfter) process.kill(process.pid, 'SIGKILL');
  if (count === failing) {
    count += 1;
    throw Object.assign(new Error('As if.'), { code: 'EBUSY' });
  }
  renameSync(from, to);
  count += 1;
  if (count === killedAfter) process.kill(process.pid, 'SIGKILL');
}
if (receives) {
  const media = join(root, 'content/media');
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, hiddenName()), '');
  process.kill(process.pid, 'SIGKILL');
}
const texts = JSON.parse(readFileSync(changes, 'utf8')) as Record<string, string | null>;
const encode = (text: string | null) =>
  text === null ? undefined : new TextEncoder().encode(text);
const files = new Map(Object.entries(texts).map(([path, text]) => [path, encode(text)]));
const placeOf = (path: string) => join(root, path);
changeFiles(files, () => {}, { folder: join(root, 'content'), placeOf, rename });
