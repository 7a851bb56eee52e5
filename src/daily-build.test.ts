import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './e2e/root.ts';
import { temporaryFolder } from './e2e/units/temporary-folder.ts';
import { businessDay } from './engine/kernel/business-day.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const readme = read('src/engine/hosts/README.md');

const [, crontab = ''] = /^```crontab\n(.*?)^```$/ms.exec(readme) ?? [];
const texts = ['publish', 'daily'].map((name) => read(`.github/workflows/${name}.yml`));

type Step = { readonly uses?: string; readonly run?: string };
type Workflow = {
  readonly on: { readonly schedule: readonly { readonly cron: string }[] };
  readonly jobs: Record<string, { readonly steps: readonly Step[] }>;
};

// That they can be read is in `host-settings.test.ts`; the shape is what GitHub documents.
const workflows = texts.map((text): Workflow => parse(text));
const commands = [...texts, crontab].join('\n');
const times = [...commands.matchAll(/(?:^|')(\d+) (\d+) \* \* \*/gm)];

test('the workflows of every day build or have it built', () => {
  for (const { on, jobs } of workflows) {
    expect(on.schedule).toHaveLength(1);
    const steps = Object.values(jobs).flatMap(({ steps }) => steps);
    for (const step of steps) expect([step.uses, step.run].filter(Boolean)).toHaveLength(1);
    const runs = steps.map(({ run = '' }) => run).join('\n');
    expect(runs).toMatch(/^npm run build$|"\$BUILD_HOOK"/m);
  }
});

test('a daily build runs soon after midnight in London, in winter and in summer', () => {
  expect(times).toHaveLength(3);
  for (const [, minute = '', hour = ''] of times) {
    for (const day of ['2026-01-15', '2026-07-15']) {
      const start = new Date(`${day}T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00Z`);
      expect(businessDay(start)).toBe(day);
      const twoHoursBefore = new Date(+start - 2 * 60 * 60 * 1000);
      expect(businessDay(twoHoursBefore)).not.toBe(day);
    }
  }
});

test('what a daily build runs is among the scripts', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...commands.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name);
  expect(named).toContain('build');
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

// It runs on Ubuntu.
test.skipIf(process.platform === 'win32')('GitHub Pages gets pages that need no redirect', () => {
  const place = temporaryFolder(onTestFinished);
  const pages = ['index.html', '404.html', 'work/index.html', 'work/a-site/index.html'];
  const others = ['assets/a-1.js', '.well-known/security.txt', '_headers'];
  for (const name of [...pages, ...pages.map((page) => `${page}.br`), ...others, 'feed.xml.gz']) {
    mkdirSync(dirname(join(place, 'dist', name)), { recursive: true });
    writeFileSync(join(place, 'dist', name), name);
  }
  const steps = Object.values(workflows[0]?.jobs ?? {}).flatMap(({ steps }) => steps);
  const copying = steps.find(({ run }) => run?.includes('cp -r dist site'))?.run ?? '';
  expect(spawnSync('bash', ['-e', '-c', copying], { cwd: place }).status).toBe(0);
  const served = ['404.html', 'index.html', 'work.html', 'work/a-site.html'];
  expect(filesIn(join(place, 'site'))).toEqual([...served, ...others].sort());
  expect(steps.find(({ uses }) => uses?.includes('upload'))).toMatchObject({
    with: { path: 'site', 'include-hidden-files': true },
  });
});
