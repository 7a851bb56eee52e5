// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, readDraft } from './draft.ts';

const hour = 3_600_000;
const entered = { name: 'Ann', goals: ['Lead generation'] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

test('what was entered comes back within the hour', () => {
  keepDraft('contact', entered);
  vi.setSystemTime(Date.now() + hour - 1);
  expect(readDraft('contact')).toEqual(entered);
  expect(readDraft('quiz')).toEqual({});
});

test('after an hour it is gone, though nobody has asked', () => {
  keepDraft('contact', { name: 'Old' });
  vi.advanceTimersByTime(hour - 1000);
  keepDraft('contact', entered);
  vi.advanceTimersByTime(hour - 1);
  expect(sessionStorage).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sessionStorage).toHaveLength(0);
});

test('a reload does not begin the hour again', () => {
  keepDraft('contact', entered);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + hour / 2);
  expect(readDraft('contact')).toEqual(entered);
  vi.advanceTimersByTime(hour / 2);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['one that is an hour old', { savedAt: Date.now() - hour, values: entered }],
  ['one of a clock that was put back', { savedAt: Date.now() + hour, values: entered }],
  ['one without a time', entered],
  ['one that is no draft', [1]],
])('%s is not read, and goes', (_, stored) => {
  sessionStorage.setItem('draft:contact', JSON.stringify(stored));
  expect(readDraft('contact')).toEqual({});
  expect(sessionStorage).toHaveLength(0);
});

test('what cannot be read is nothing', () => {
  sessionStorage.setItem('draft:contact', '{');
  expect(readDraft('contact')).toEqual({});
});

test('a sent form leaves nothing, and storage that refuses breaks nothing', () => {
  keepDraft('contact', entered);
  dropDraft('contact');
  expect(sessionStorage).toHaveLength(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full.');
  });
  expect(() => keepDraft('contact', entered)).not.toThrow();
});
