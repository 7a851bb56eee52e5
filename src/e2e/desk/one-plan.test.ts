import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codePaths, digestOfFiles } from '../../engine/content/code-files.ts';
import type { SiteDefinition } from '../../engine/define-site.ts';
import { site } from '../../site/site.ts';
import { Desk } from '../../studio/desk/desk.ts';
import type { DeskCalls, Done } from '../../studio/desk/desk-messages.ts';
import { fileText } from '../../studio/desk/file-text.ts';
import { LiveSite } from '../../studio/live/live-site.ts';
import type { LiveState } from '../../studio/live/messages.ts';
import { Plans } from '../../studio/live/plans.ts';
import { fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const base = temporaryFolder();
cpSync(join(fixtureRoot, 'content'), join(base, 'content'), { recursive: true });

const code = digestOfFiles(root, codePaths);
const options = { root, contentRoot: base, cache: join(base, 'cache'), code };

test('a check of the finished site that fails late tells nothing of a newer save', async () => {
  const told: LiveState[] = [];
  const { promise: newer, resolve } = Promise.withResolvers<void>();
  let isLate = false;
  const get = () => {
    if (!isLate) return undefined;
    isLate = false;
    resolve(live.change(false));
    throw new Error('Late');
  };
  const store = { get, set: () => {} };
  const live = new LiveSite(new Plans(site), options, store, (state) => told.push(state));
  await live.change(false);
  isLate = true;
  await newer;
  expect(told.length).toBeGreaterThan(0);
  expect(told.flatMap(({ problems }) => problems)).toEqual([]);
});

test('what is typed, saved and noticed on the disk is loaded once', async () => {
  let loads = 0;
  const counted: SiteDefinition = {
    ...site,
    complete(loaded) {
      loads++;
      return site.complete?.(loaded) ?? loaded;
    },
  };
  const store = { get: () => undefined, set: () => {} };
  const plans = new Plans(counted);
  const live = new LiveSite(plans, options, store, () => {});
  await live.change(false);
  const desk = new Desk(counted, plans, options, store, () => live.loaded);
  const path = 'content/services/campaigns.md';
  const { text, digest } = fileText(readFileSync(join(base, path))) ?? {};
  const typed = `${text}\n\nA sentence more.\n`;
  const ask = <Call extends keyof DeskCalls>(call: Call, ask: DeskCalls[Call]['ask']) =>
    desk.perform({ type: 'call', request: { call, ask } } as never);
  loads = 0;
  const check = { draft: 'x'.repeat(16), path, text: typed };
  expect(await ask('check', check)).toMatchObject({ ok: true });
  const saved = await ask('save', { path, text: typed, digest: digest ?? null });
  expect((saved as { answer: Done }).answer.type).toBe('done');
  await live.change(false);
  await ask('check', check);
  expect(loads).toBe(1);
  const page = await live.answer({ url: '/services/campaigns' });
  expect(String(page.body)).toContain('A sentence more.');
});
