import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { root } from './e2e/root.ts';
import { businessDay } from './engine/kernel/business-day.ts';

const read = (name: string) => readFileSync(join(root, name), 'utf8');
const readme = read('src/engine/hosts/README.md');

function blocks(language: string): string[] {
  return [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text = '']) =>
    name === language ? [text] : [],
  );
}

type Step = { readonly uses?: string; readonly run?: string };
type Workflow = {
  readonly on: { readonly schedule: readonly { readonly cron: string }[] };
  readonly jobs: Record<string, { readonly steps: readonly Step[] }>;
};

const workflows = blocks('yaml').map((text) => parseDocument(text, { strict: true }));
const commands = [...blocks('yaml'), ...blocks('crontab')].join('\n');
const times = [...commands.matchAll(/(?:^|')(\d+) (\d+) \* \* \*/gm)];

test('the workflows in the README of hosts can be read, and build or have it built', () => {
  expect(workflows).toHaveLength(2);
  for (const workflow of workflows) {
    expect([...workflow.errors, ...workflow.warnings]).toEqual([]);
    // The shape that GitHub documents.
    const { on, jobs } = workflow.toJS() as Workflow;
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

test('what the README of hosts has a daily build run is among the scripts', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const named = [...commands.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name]) => name);
  expect(named).toEqual(['build', 'build']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
