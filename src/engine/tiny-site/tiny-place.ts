import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from '../build.ts';
import type { BuildOptions, BuildReport } from '../build-options.ts';
import { codePaths } from '../content/code-files.ts';
import { formatProblem, ProblemsError } from '../kernel/problem.ts';
import { contents } from './folder-contents.ts';
import { tinyFolder, tinySite } from './tiny-site.tsx';

const project = join(import.meta.dirname, '../../..');

/** The day on which tests build: all of the tiny site's content is published by then. */
export const tinyDate = new Date('2026-11-21T12:00:00Z');

/** A copy of the engine with the tiny site, whose content a test may change. */
export class TinyPlace {
  readonly folder = mkdtempSync(join(tmpdir(), 'tiny-'));
  /** Holds `content/`, `src/engine/` and a link to `node_modules`. */
  readonly root = join(this.folder, 'project');
  readonly out = join(this.folder, 'site');
  readonly cache = join(this.folder, 'cache');

  constructor() {
    const isEngine = (path: string) =>
      !/[\\/](site|studio|e2e)([\\/]|$)|\.test\.tsx?$/.test(path.slice(project.length));
    for (const part of codePaths) {
      cpSync(join(project, part), join(this.root, part), { recursive: true, filter: isEngine });
    }
    this.reset();
    symlinkSync(join(project, 'node_modules'), join(this.root, 'node_modules'));
  }

  reset(): void {
    const content = join(this.root, 'content');
    rmSync(content, { recursive: true, force: true });
    cpSync(join(tinyFolder, 'content'), content, { recursive: true });
  }

  build(options: Partial<BuildOptions> = {}): Promise<BuildReport> {
    const { root, out, cache } = this;
    return build(tinySite, { root, out, cache, date: tinyDate, ...options });
  }

  async refusal(options?: Partial<BuildOptions>): Promise<string[]> {
    const error = await this.build(options).then(
      () => new Error('The build succeeded.'),
      (error: unknown) => error,
    );
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map(formatProblem);
  }

  files(out = this.out): Map<string, Buffer> {
    return contents(out);
  }

  /** Writes a content file. @param path from `content/`. */
  put(path: string, text: string): void {
    const file = this.file(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  change(path: string, from: string | RegExp, to: string): void {
    const text = readFileSync(this.file(path), 'utf8');
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${path} has no ${from}.`);
    this.put(path, changed);
  }

  rename(path: string, to: string): void {
    renameSync(this.file(path), this.file(to));
  }

  remove(path: string): void {
    rmSync(this.file(path));
  }

  /** A content file's place on the disk. @param path from `content/`. */
  file(path: string): string {
    return join(this.root, 'content', path);
  }

  delete(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/** A note's file. @param fields further lines of its front matter. */
export function noteFile(title: string, fields = '', body = 'Some words to read.'): string {
  const description = `Nobody says more of “${title}” than this.`;
  const dated = /^date:/m.test(fields) ? fields : `date: 2026-03-01\n${fields}`;
  return `---\ntitle: ${title}\ndescription: ${description}\n${dated.trim()}\n---\n\n${body}\n`;
}
