// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const hour = 3_600_000;
const entered = { name: 'Ann', goals: ['Lead generation'] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('entered text is restored within the hour', () => {
  keepDraft('contact', entered);
  vi.setSystemTime(Date.now() + hour - 1);
  expect(readDraft('contact')).toEqual(entered);
  expect(readDraft('quiz')).toEqual({});
});

test('after an hour the draft is deleted, even if nothing reads it', () => {
  keepDraft('contact', { name: 'Old' });
  vi.advanceTimersByTime(hour - 1000);
  keepDraft('contact', entered);
  vi.advanceTimersByTime(hour - 1);
  expect(sessionStorage).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a reload does not restart the hour', () => {
  keepDraft('contact', entered);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + hour / 2);
  expect(readDraft('contact')).toEqual(entered);
  vi.advanceTimersByTime(hour / 2);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['a draft an hour old', { savedAt: Date.now() - hour, values: entered }],
  ['a draft from before the clock was set back', { savedAt: Date.now() + hour, values: entered }],
  ['a draft without a time', entered],
  ['data that is not a draft', [1]],
])('%s is not restored, and is deleted', (_, stored) => {
  sessionStorage.setItem('draft:contact', JSON.stringify(stored));
  expect(readDraft('contact')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('a draft that cannot be read is ignored', () => {
  sessionStorage.setItem('draft:contact', '{');
  expect(readDraft('contact')).toEqual({});
});

test('sending deletes the draft, and unavailable storage breaks nothing', () => {
  keepDraft('contact', entered);
  dropDraft('contact');
  expect(sessionStorage).toHaveLength(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full.');
  });
  expect(() => keepDraft('contact', entered)).not.toThrow();
});
