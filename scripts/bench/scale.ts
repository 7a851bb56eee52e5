import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPath, manyArticles } from '../../src/e2e/fixtures/many-articles.ts';
import { root } from '../../src/e2e/root.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { hasHugo, hugoSite, pageCount } from './hugo-site.ts';
import { hasTime, measured, median, type Run } from './whole-process.ts';

/** Numbers of articles added to the real site. */
const usualSizes: readonly number[] = [1000, 4000, 10_000];

/** Runs of each task, alternating with Hugo; the median counts. */
const runs = 3;

/** The usual limit on open files (`ulimit -n`), which the largest site is built with. */
const openFiles = 1024;

/**
 * How build times grow with the site: the real one, and the same with added articles of about 600
 * words. Each build is a whole process, started as by `npm run build` (without npm), alternating
 * with Hugo on the same Markdown. `hugo-site.ts` lists what Hugo's site leaves out. It is one table,
 * printed row by row.
 */
export async function scale(sizes: readonly number[] = usualSizes): Promise<void> {
  using folder = temporaryFolder('scale');
  if (!hasHugo) console.log('\nHugo is not installed, so there is nothing to compare with.');
  if (!hasTime) console.log('\nGNU time is not installed, so processors and memory are unknown.');
  console.log(`\n${row('articles', 'build', columns, columns, 'ratio', 'ms/article')}`);
  console.log(row('', '', ['', 'of ours', ''], ['', 'of Hugo', ''], '', ''));
  const real = await site(folder.path, 0, new Map());
  for (const size of sizes) {
    const isLargest = size > 0 && size === Math.max(...sizes);
    await site(folder.path, size, real, isLargest ? openFiles : undefined);
  }
}

const columns = ['time', 'processors', 'memory'];

type Folders = { readonly contentRoot: string; readonly out: string; readonly hugo: string };

/** A build that is measured. */
type Task = {
  readonly name: string;
  /** Whether one run is enough, since it takes long at any size. */
  readonly isLong?: boolean;
  readonly flags?: string;
  readonly prepare: (folders: Folders, run: number, size: number) => void;
};

const tasks: readonly Task[] = [
  { name: 'cold, --plain', flags: ' --plain', prepare: removeOutput },
  { name: 'cold', isLong: true, prepare: removeOutput },
  { name: 'one article changed', prepare: changeWord },
  { name: 'nothing changed', prepare: () => {} },
];

/**
 * @param real the runs of the real site by task: what is more than theirs is that of the articles.
 * @returns the median of our runs by task, without tasks that failed.
 */
async function site(
  folder: string,
  size: number,
  real: ReadonlyMap<string, Run>,
  limit?: number,
): Promise<Map<string, Run>> {
  const folders = await prepared(join(folder, String(size)), size);
  const articles = size === 0 ? 'real site' : String(size);
  const done = new Map<string, Run>();
  for (const task of tasks) {
    try {
      const [our, their] = await compared(task, folders, size, limit);
      const ratio = their ? `${(our.wall / their.wall).toFixed(2)}×` : '';
      const more = ((our.cpu ?? NaN) - (real.get(task.name)?.cpu ?? NaN)) * 1000;
      const each = Number.isNaN(more) ? '' : (more / size).toFixed(2);
      console.log(row(articles, task.name, figures(our), their ? figures(their) : [], ratio, each));
      done.set(task.name, our);
    } catch (error) {
      console.log(`  ${task.name} failed:\n${(error as Error).message.replace(/^/gm, '    ')}`);
    }
  }
  rmSync(join(folder, String(size)), { recursive: true });
  return done;
}

function row(
  articles: string,
  build: string,
  ours: readonly string[],
  theirs: readonly string[],
  ...last: readonly string[]
): string {
  const cells = [...ours, ...(hasHugo ? theirs : []), ...last].map((cell) => cell.padStart(12));
  return `${articles.padEnd(11)}${build.padEnd(20)}${cells.join('')}`;
}

async function prepared(folder: string, size: number): Promise<Folders> {
  const folders = { contentRoot: folder, out: join(folder, 'out'), hugo: join(folder, 'hugo') };
  await manyArticles(root, folder, size);
  if (hasHugo) hugoSite(folders.hugo, folder);
  // A warm-up build, so that no measured one runs on a cold disk cache.
  await measured(ourBuild({ ...folders, contentRoot: root }, ' --plain'), root);
  return folders;
}

/** The median of our runs, and of Hugo's. */
async function compared(
  task: Task,
  folders: Folders,
  size: number,
  limit?: number,
): Promise<[ours: Run, theirs: Run | undefined]> {
  const [ours, theirs]: [Run[], Run[]] = [[], []];
  for (let run = 0; run < (task.isLong && size > 0 ? 1 : runs); run++) {
    task.prepare(folders, run, size);
    ours.push(await measured(ourBuild(folders, task.flags), root, limit));
    if (hasHugo) theirs.push(await measured('hugo --quiet', folders.hugo, limit));
  }
  const pages = hasHugo ? pageCount(join(folders.hugo, 'public')) : size;
  if (pages < size) throw new Error(`Hugo made only ${pages} pages.`);
  return [median(ours), hasHugo ? median(theirs) : undefined];
}

/** The command of `npm run build`, with its own folders. */
function ourBuild({ contentRoot, out }: Folders, flags = ''): string {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = { content: contentRoot, out, hosts: `${out}-hosts`, cache: `${out}-cache` };
  const options = Object.entries(folders).map(([name, path]) => `--${name} '${path}'`);
  const path = `PATH='${join(root, 'node_modules/.bin')}':"$PATH"`;
  return `export ${path} SOURCE_DATE_EPOCH=1800000000; ${scripts.build} ${options.join(' ')}${flags}`;
}

function removeOutput({ out, hugo }: Folders): void {
  const ours = [out, `${out}-hosts`, `${out}-cache`];
  for (const folder of [...ours, join(hugo, 'public'), join(hugo, 'resources')]) {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes the last word of an article in the middle, equally in both sites. */
function changeWord({ contentRoot, hugo }: Folders, run: number, size: number): void {
  const [first] = readdirSync(join(contentRoot, 'content/insights'));
  const path = size > 0 ? generatedPath(Math.ceil(size / 2)) : `content/insights/${first}`;
  for (const folder of hasHugo ? [contentRoot, hugo] : [contentRoot]) {
    const text = readFileSync(join(folder, path), 'utf8');
    const changed = text.replace(/[\w’]+(\W*)$/, `word${run}$1`);
    writeFileSync(join(folder, path), changed);
  }
}

function figures({ wall, cpu, peak }: Run): string[] {
  return [
    `${wall.toFixed(2)} s`,
    cpu === undefined ? '' : `${cpu.toFixed(2)} s`,
    peak === undefined ? '' : `${Math.round(peak)} MB`,
  ];
}
