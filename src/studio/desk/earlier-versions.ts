import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { isContentPath } from './content-folder.ts';
import type { EarlierVersion } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { cannot } from './disk-trouble.ts';
import { readText } from './open-file.ts';

/** `2026-11-22T19-30-00-000Z-overwritten.txt`: no system takes colons in names. */
const nameForm = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-(overwritten|given-up)\.txt$/;

/** The versions of files that gave way to others. Nothing deletes them, so no words are ever gone. */
export class EarlierVersions {
  readonly #folder: string;

  /** @param root the folder that holds `content/`. */
  constructor(root: string) {
    this.#folder = join(root, '.output/earlier');
  }

  /**
   * @param how comes from a request, and becomes part of a file's name.
   * @throws ProblemsError if it cannot be written: then nothing may take the version's place.
   */
  keep(path: string, text: string, how: EarlierVersion['how']): void {
    const place = this.#place(path);
    let at = Date.now();
    if (!nameForm.test(nameOf(at, how))) throw refusal(path, 'unknown-value', noKind);
    while (existsSync(join(place, nameOf(at, how)))) at++;
    try {
      mkdirSync(place, { recursive: true });
      writeFileSync(join(place, nameOf(at, how)), text, { flag: 'wx', flush: true });
    } catch (error) {
      throw cannot('kept as an earlier version, so nothing was changed', path, error);
    }
  }

  /** The newest first. */
  of(path: string): EarlierVersion[] {
    const place = this.#place(path);
    if (!existsSync(place)) return [];
    const found = readdirSync(place).flatMap((name): EarlierVersion[] => {
      const [, day, hour, minute, second, rest, how] = nameForm.exec(name) ?? [];
      if (how !== 'overwritten' && how !== 'given-up') return [];
      const at = Date.parse(`${day}${hour}:${minute}:${second}.${rest}`);
      return [{ at, how, ...readText(path, readFileSync(join(place, name), 'utf8')) }];
    });
    return found.sort((one, other) => other.at - one.at);
  }

  /** Takes the versions of a file that has another name now along. */
  move(from: string, to: string): void {
    const [old, next] = [this.#place(from), this.#place(to)];
    if (!existsSync(old)) return;
    mkdirSync(next, { recursive: true });
    for (const name of readdirSync(old)) renameSync(join(old, name), join(next, name));
  }

  #place(path: string): string {
    if (isContentPath(path)) return join(this.#folder, path);
    throw refusal(String(path).slice(0, 60), 'unknown-file', 'is not a file of content/.');
  }
}

const nameOf = (at: number, how: string) =>
  `${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}-${how}.txt`;

const noKind = 'is kept as an earlier version where it was overwritten or given up, not otherwise.';
