import { closeSync, openSync, readFileSync, renameSync } from 'node:fs';
import { ContentFolder } from '../../studio/desk/content-folder.ts';

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
  /** The name of a file of `content/media/` that it receives instead, and never to the end. */
  readonly receives?: string;
};

const [, , asked = ''] = process.argv;
const { root, changes, killedAfter, failing, receives } = JSON.parse(asked) as ChangeInProcess;
let count = 0;
const folder = new ContentFolder(root, (from, to) => {
  if (count === killedAfter) process.kill(process.pid, 'SIGKILL');
  if (count === failing) {
    count += 1;
    throw Object.assign(new Error('As if.'), { code: 'EBUSY' });
  }
  renameSync(from, to);
  count += 1;
  if (count === killedAfter) process.kill(process.pid, 'SIGKILL');
});
if (receives) {
  closeSync(openSync(folder.beside(`content/media/${receives}`, process.pid), 'wx'));
  process.kill(process.pid, 'SIGKILL');
}
const texts = JSON.parse(readFileSync(changes, 'utf8')) as Record<string, string | null>;
const encode = (text: string | null) =>
  text === null ? undefined : new TextEncoder().encode(text);
folder.change(new Map(Object.entries(texts).map(([path, text]) => [path, encode(text)])));
