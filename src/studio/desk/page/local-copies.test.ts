// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenFile } from '../desk-messages.ts';
import { type LocalCopy, takeCopy, withUnlisted } from './local-copies.ts';

// Locks and channels of other tabs are a browser's.
vi.mock('./open-tabs.ts', () => ({
  tab: 'this',
  newName: () => 'aside',
  openTabs: async () => new Set(),
}));

const path = 'content/articles/launch.md';
const copyOf = (body: string, at: number): LocalCopy => ({
  file: { path } as OpenFile,
  ...{ at, digest: 'a', now: { front: '', edits: [], values: {}, body } },
});
const left = (tab: string, body: string, at: number) =>
  localStorage.setItem(`desk-copy ${tab} ${path}`, JSON.stringify(copyOf(body, at)));

const words = () =>
  Object.keys(localStorage)
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '').now.body)
    .toSorted();

let kept: unknown[] = [];
let isAway = false;
beforeEach(() => {
  kept = [];
  isAway = false;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    if (isAway) throw new Error('Nobody answers.');
    kept.push(JSON.parse(body));
    return Response.json({ ok: true, answer: { type: 'kept' } });
  });
});
afterEach(() => localStorage.clear());

test('of several copies the newest is taken, and each that differs is kept as given up', async () => {
  left('one', 'Old words.', 1);
  left('two', 'New words.', 3);
  left('three', 'New words.', 2);
  expect(await takeCopy(path)).toMatchObject({ now: { body: 'New words.' }, isUncopied: false });
  expect(kept).toEqual([{ path, text: 'Old words.', edits: [] }]);
  expect(Object.keys(localStorage)).toEqual([`desk-copy this ${path}`]);
});

test('an older copy stays in the browser while nobody can keep it', async () => {
  isAway = true;
  left('one', 'Old words.', 1);
  left('two', 'New words.', 2);
  expect(await takeCopy(path)).toMatchObject({ now: { body: 'New words.' } });
  expect(words()).toEqual(['New words.', 'Old words.']);
});

test.each([false, true])('no older copy is lost unseen (server away: %s)', async (away) => {
  isAway = away;
  left('this', 'Old words.', 1);
  left('two', 'New words.', 2);
  expect(await takeCopy(path)).toMatchObject({ now: { body: 'New words.' } });
  expect(kept).toHaveLength(away ? 0 : 1);
  expect(words()).toEqual(away ? ['New words.', 'Old words.'] : ['New words.']);
});

test('the copy that this tab has left is taken and stays', async () => {
  left('this', 'Words.', 1);
  expect(await takeCopy(path)).toMatchObject({ now: { body: 'Words.' } });
  expect(words()).toEqual(['Words.']);
});

test('a copy stays where it is if the browser has no room for it, and that is said', async () => {
  left('one', 'Words.', 1);
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('It is full.');
  });
  expect(await takeCopy(path)).toMatchObject({ now: { body: 'Words.' }, isUncopied: true });
  expect(words()).toEqual(['Words.']);
});

test('a copy of a page that no group has is listed by its title, and one that a group has is not', () => {
  const copy = copyOf('New words.', 1);
  const begun = { ...copy, now: { ...copy.now, values: { title: 'Launch', draft: true } } };
  const [own, ...others] = withUnlisted([], [begun]);
  expect(own?.files).toMatchObject([{ path, title: 'Launch', isDraft: true }]);
  expect(others).toEqual([]);
  expect(withUnlisted(own ? [own] : [], [begun])).toEqual([own]);
});
