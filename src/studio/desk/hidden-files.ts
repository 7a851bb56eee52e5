import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, processName } from '../../engine/output/lock.ts';

/** A temporary name, which builds and git skip for its dot. It names the process that needs it. */
export function hiddenName(pid = process.pid): string {
  return `.desk-${processName(pid)}-${randomBytes(6).toString('hex')}`;
}

export const isOwn = (name: string) => name.startsWith(`.desk-${processName(process.pid)}-`);

/** Whether a file was left behind: nobody who might still need it is running. */
export function isLeft(name: string): boolean {
  if (!name.startsWith('.desk-')) return false;
  const [, owner] = /^\.desk-(\d+-\d*)-/.exec(name) ?? [];
  return owner === undefined || !isRunning(owner);
}

/** Deletes what processes that have ended were writing or receiving, in all folders. */
export function deleteLeftovers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) deleteLeftovers(place);
    else if (entry.isFile() && isLeft(entry.name)) rmSync(place, { force: true });
  }
}

/** Writes and syncs a new file, so that a power cut after it is renamed leaves no empty file. */
export function writeWhole(place: string, bytes: Uint8Array, mode: number): void {
  const file = openSync(place, 'wx', mode);
  try {
    let done = 0;
    while (done < bytes.length) done += writeSync(file, bytes, done);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
