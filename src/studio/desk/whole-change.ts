import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digest } from '../../engine/kernel/digest.ts';
import { attempt, refuse } from '../../engine/kernel/problem.ts';
import { isRunning, processName } from '../../engine/output/lock.ts';
import { onDisk } from './disk-errors.ts';

/** New contents by path; undefined deletes the file. */
export type Files = ReadonlyMap<string, Uint8Array | undefined>;

export type Disk = {
  /** For the undo records. */
  readonly folder: string;
  readonly placeOf: (path: string) => string;
  readonly rename: (from: string, to: string) => void;
};

type Old = { readonly bytes: Buffer; readonly mode: number; readonly mtimeMs: number };

type Step = {
  readonly path: string;
  readonly place: string;
  /** Undefined for a new file. */
  readonly before: Old | undefined;
  readonly after: Uint8Array | undefined;
  /** Temporary path for the new version, or for the deleted file. */
  readonly aside: string;
};

/** Undoes a step: the old contents in Base64, and the new contents' digest. */
type Undo = {
  readonly path: string;
  readonly before?: { readonly base64: string; readonly mode: number } | undefined;
  readonly after: string | null;
};

const undoEnding = '.undo';

/**
 * Changes files atomically as a group: writes the new versions beside them, then an undo record,
 * then renames each into place. Deleting the record commits the change.
 *
 * @param keep receives each replaced version before anything changes.
 * @throws ProblemsError listing every file that cannot be changed.
 */
export function changeFiles(
  files: Files,
  keep: (path: string, old: Old, isDeleted: boolean) => void,
  disk: Disk,
): void {
  const steps: Step[] = [];
  try {
    const staged = [...files].map(([path, bytes]) =>
      attempt(() => stage(steps, path, disk.placeOf(path), bytes)),
    );
    refuse(staged.flatMap(({ problems }) => problems));
    for (const { path, before, after } of steps) if (before) keep(path, before, !after);
    // Create first, delete last: a linked page should not be missing in between.
    const turn = ({ before, after }: Step) => (after === undefined ? 2 : before ? 1 : 0);
    steps.sort((a, b) => turn(a) - turn(b));
    const record = steps.length > 1 ? writeRecord(steps, disk) : undefined;
    try {
      for (const step of steps) carryOut(step, disk);
      if (record) rmSync(record);
    } catch (error) {
      if (record) undo(record, disk);
      throw error;
    }
  } finally {
    for (const { aside } of steps) rmSync(aside, { force: true });
  }
}

function stage(steps: Step[], path: string, place: string, after: Uint8Array | undefined): void {
  onDisk(doing(after), path, () => {
    const found = statSync(place, { throwIfNoEntry: false });
    if (found && !found.isFile()) throw Object.assign(new Error(), { code: 'EISDIR' });
    const { mode = 0o644, mtimeMs = 0 } = found ?? {};
    const before = found && { bytes: readFileSync(place), mode, mtimeMs };
    if (after && before?.bytes.equals(after)) return;
    const aside = join(dirname(place), hiddenName());
    steps.push({ path, place, before, after, aside });
    if (after) writeNew(aside, after, mode);
  });
}

function carryOut({ path, place, after, aside }: Step, { rename }: Disk): void {
  const [from, to] = after ? [aside, place] : [place, aside];
  onDisk(doing(after), path, () => rename(from, to));
}

const doing = (after: Uint8Array | undefined) => (after ? 'written' : 'deleted');

function writeRecord(steps: readonly Step[], { folder, rename }: Disk): string {
  const undos = steps.map(({ path, before, after }): Undo => {
    const old = before && { base64: before.bytes.toString('base64'), mode: before.mode };
    return { path, before: old, after: after ? digest(after) : null };
  });
  const record = join(folder, hiddenName() + undoEnding);
  const bytes = Buffer.from(JSON.stringify(undos));
  onDisk('written', 'content', () => replaceFile(record, bytes, rename));
  return record;
}

/** Rolls back a change, skipping files that were changed since. Idempotent. */
function undo(record: string, { placeOf, rename }: Disk): void {
  // `writeRecord` writes it atomically.
  const undos = JSON.parse(readFileSync(record, 'utf8')) as readonly Undo[];
  for (const { path, before, after } of undos.toReversed()) {
    const place = placeOf(path);
    onDisk('put back as it was', path, () => {
      const found = statSync(place, { throwIfNoEntry: false });
      if ((found ? digest(readFileSync(place)) : null) !== after) return;
      if (before) replaceFile(place, Buffer.from(before.base64, 'base64'), rename, before.mode);
      else rmSync(place, { force: true });
    });
  }
  rmSync(record);
}

/** Rolls back unfinished changes of this process and of ended ones. */
export function undoUnfinished(disk: Disk): void {
  const own = hiddenStart(process.pid);
  const records = readdirSync(disk.folder).filter((name) => name.endsWith(undoEnding));
  const due = records.filter((name) => isLeft(name) || name.startsWith(own));
  for (const name of due) undo(join(disk.folder, name), disk);
}

function replaceFile(place: string, bytes: Buffer, rename: Disk['rename'], mode?: number): void {
  const aside = join(dirname(place), hiddenName());
  try {
    writeNew(aside, bytes, mode);
    rename(aside, place);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Syncs to disk: otherwise a power cut after the rename could leave an empty file. */
function writeNew(place: string, bytes: Uint8Array, mode = 0o644): void {
  writeFileSync(place, bytes, { flag: 'wx', flush: true, mode });
}

const hiddenStart = (pid: number) => `.desk-${processName(pid)}-`;

/** A temporary name with its process's ID. Builds and git skip names that start with a dot. */
export const hiddenName = (pid = process.pid) => hiddenStart(pid) + randomBytes(6).toString('hex');

/** Whether the process that needed the file has ended. */
function isLeft(name: string): boolean {
  if (!name.startsWith('.desk-')) return false;
  const [, owner] = /^\.desk-(\d+-\d*)-/.exec(name) ?? [];
  return owner === undefined || !isRunning(owner);
}

/** Deletes temporary files of ended processes, in all folders. */
export function deleteLeftovers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) deleteLeftovers(place);
    else if (entry.isFile() && isLeft(entry.name)) rmSync(place, { force: true });
  }
}
