import { expect, test } from 'vitest';
import { differsAt, movedItem, movedTo, Steps } from './undo-steps.ts';

test('each change is stepped back by itself, and forward again', () => {
  const steps = new Steps<string>();
  steps.note('a', '', 0);
  steps.note('b', '', 10);
  expect(steps.back('c')).toBe('b');
  expect(steps.back('b')).toBe('a');
  expect(steps.canGoBack).toBe(false);
  expect(steps.forward('a')).toBe('b');
  expect(steps.forward('b')).toBe('c');
});

test('what is typed in one go is one step', () => {
  const steps = new Steps<string>();
  ['', 't', 'ty', 'typ'].forEach((before, at) => {
    steps.note(before, 'title', at * 100);
  });
  expect(steps.back('typed')).toBe('');
});

test('after a pause, or in another field, typing is another step', () => {
  const steps = new Steps<string>();
  steps.note('', 'title', 0);
  steps.note('one', 'title', 5000);
  steps.note('one two', 'excerpt', 5100);
  expect(steps.back('now')).toBe('one two');
  expect(steps.back('one two')).toBe('one');
});

test('a new change ends the way forward', () => {
  const steps = new Steps<string>();
  steps.note('a', '', 0);
  expect(steps.back('b')).toBe('a');
  steps.note('a', '', 1);
  expect(steps.canGoForward).toBe(false);
});

test('steps over other states end where one no longer applies', async () => {
  const steps = new Steps<string>();
  for (const [at, before] of ['a', 'gone', 'b', 'c', 'd'].entries()) steps.note(before, '', at);
  expect(steps.back('e')).toBe('d');
  const over = await steps.over(async (state) => (state === 'gone' ? undefined : `${state}!`));
  expect(over.forward('d!')).toBe('e!');
  expect([over.back('e!'), over.back('d!'), over.back('c!')]).toEqual(['d!', 'c!', 'b!']);
  expect(over.canGoBack).toBe(false);
});

test.each([
  [{ date: '2026-11-25', tags: ['a'] }, { date: '2026-12-02', tags: ['a'] }, ['date']],
  [{ facts: [{ label: 'a' }, { label: 'b' }] }, { facts: [{ label: 'a' }] }, ['facts', 1]],
  [{ facts: [{ label: 'a' }] }, { facts: [{ label: 'b' }] }, ['facts', 0, 'label']],
  [[{ id: 'a' }, { id: 'b' }], [{ id: 'b' }], [0]],
  [{ title: 'a' }, { title: 'a', draft: true }, ['draft']],
  [{ title: 'a' }, { title: 'a' }, []],
])('the field that a step changes is found: %j, %j', (one, other, at) => {
  expect(differsAt(one, other)).toEqual(at);
  expect(differsAt(other, one)).toEqual(at);
});

test('a move is told from other changes of a list', () => {
  const people = ['Nell', 'Tom', 'Priya', 'Sam'];
  for (const move of [
    { from: 3, to: 0 },
    { from: 0, to: 2 },
  ]) {
    const sorted = movedTo(people, move);
    expect(movedItem(people, sorted)).toEqual(move);
    expect(differsAt({ people }, { people: sorted })).toEqual(['people', move.to]);
    expect(movedItem(sorted, people)).toEqual({ from: move.to, to: move.from });
  }
  expect(movedItem(people, people)).toBeUndefined();
  expect(movedItem(people, people.with(1, 'Tim'))).toBeUndefined();
  expect(movedItem(people, people.toReversed())).toBeUndefined();
});
