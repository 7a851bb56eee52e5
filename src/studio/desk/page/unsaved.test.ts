import { expect, test } from 'vitest';
import { edited, textOf, unsaved, withAnswer } from './unsaved.ts';

const front = '---\ntitle: One\n---\n';
const opened = unsaved({
  text: `${front}Words.`,
  bodyFrom: front.length,
  values: { title: 'One' },
});
const title = (value: string) => ({ at: ['title'], value });

test('a file is its fields and its text, byte for byte', () => {
  expect(textOf(opened)).toBe(`${front}Words.`);
  expect(opened.body).toBe('Words.');
});

test('a word that is typed is one edit', () => {
  const now = ['T', 'Tw', 'Two'].reduce((all, value) => edited(all, title(value)), opened);
  expect(now.edits).toEqual([title('Two')]);
  expect(now.values).toEqual({ title: 'Two' });
});

test('an edit that is on its way to the server is never changed', () => {
  const sent = edited(opened, title('T'));
  expect(edited(sent, title('Tw'), 1).edits).toEqual([title('T'), title('Tw')]);
});

test('what is typed while the server works stays', () => {
  const sent = edited(opened, title('Two'));
  const now = { ...edited(sent, { at: ['date'], value: '2026-01-02' }, 1), body: 'More words.' };
  const answer = '---\ntitle: Two\n---\n';
  const text = `${answer}Words.`;
  const after = withAnswer(now, sent, { text, bodyFrom: answer.length, values: { title: 'Two' } });
  expect(after).toEqual({
    front: answer,
    edits: [{ at: ['date'], value: '2026-01-02' }],
    values: { title: 'Two', date: '2026-01-02' },
    body: 'More words.',
  });
});

const broken = { text: '---\ntitle: One\nWords.', bodyFrom: 0 };

test('fields that lose their end keep every word in its place', () => {
  const sent = { ...opened, front: '---\ntitle: One\n' };
  const after = withAnswer(sent, sent, broken);
  expect(after).toEqual({ front: sent.front, edits: [], values: undefined, body: 'Words.' });
});

test('fields that are put right in the text leave it, once and with all that was typed', () => {
  const sent = { ...unsaved(broken), body: `${front}Words.` };
  const answer = { text: sent.body, bodyFrom: front.length, values: { title: 'One' } };
  const typedOn = { ...sent, body: `${front}Words. More` };
  expect(textOf(withAnswer(typedOn, sent, answer))).toBe(typedOn.body);
  expect(withAnswer(sent, sent, answer)).toEqual(opened);
});

test('an answer to what was stepped back from changes nothing', () => {
  const sent = edited(opened, title('Two'));
  const answer = { text: '---\ntitle: Two\n---\n', bodyFrom: 20, values: { title: 'Two' } };
  expect(withAnswer(opened, sent, answer)).toBe(opened);
});
