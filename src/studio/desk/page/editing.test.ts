// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskCalls, OpenFile } from '../desk-messages.ts';
import { editedText } from '../edited-text.ts';
import { mergedText } from '../merged-text.ts';
import { kindAt } from '../open-file.ts';
import { Editing } from './editing.ts';
import type { TakenCopy } from './local-copies.ts';
import { textOf, unsaved } from './unsaved.ts';

// Locks and channels of other tabs are a browser's.
vi.mock('./open-tabs.ts', () => ({
  tab: 'this',
  newName: () => 'aside',
  openTabs: async () => new Set(),
}));

const path = 'content/articles/launch.md';
const textWith = (fields: string, body = 'Words.\n') => `---\n${fields}---\n${body}`;
const fileOf = (text: string, digest: string) =>
  ({
    ...{ type: 'file', path, text, bodyFrom: text.lastIndexOf('---\n') + 4, digest },
    ...{ form: { hasBody: true }, values: {}, isCommitted: true },
  }) as unknown as OpenFile;

type Calls = {
  [Name in 'open' | 'save' | 'merge' | 'check' | 'audit']?: (
    ask: DeskCalls[Name]['ask'],
  ) => Promise<DeskCalls[Name]['answer']>;
};

let editing: Editing | undefined;
afterEach(() => {
  editing?.close();
  localStorage.clear();
});

/** The desk with a server that checks everything, and answers other calls as it is told. */
function desk(file: OpenFile, calls: Calls, copy?: TakenCopy): Editing {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const call = url.replace(/.*\//, '');
    const asked = JSON.parse(body) as never;
    const { text = '', edits = [] } = JSON.parse(body);
    const added = edits.map(
      ({ at, value }: { at: string[]; value: string }) => `${at}: ${value}\n`,
    );
    const front = text.slice(0, text.lastIndexOf('---\n'));
    const checked = front + added.join('') + text.slice(front.length);
    const answers: Record<string, (ask: never) => unknown> = {
      check: () => ({
        ...{ type: 'checked', text: checked, bodyFrom: checked.lastIndexOf('---\n') + 4 },
        ...{ values: {}, problems: [], formerAddress: '/blog/start/' },
      }),
      ...calls,
    };
    return Response.json({ ok: true, answer: await answers[call]?.(asked) });
  });
  editing = new Editing(file, copy);
  return editing;
}

test('letters that are typed while a changed file is read again stay', async () => {
  const file = fileOf(textWith('title: One\n'), 'a');
  const read = Promise.withResolvers<OpenFile>();
  const open = desk(file, { open: () => read.promise });
  const followed = open.follow();
  open.write('Words, and more.\n');
  read.resolve(fileOf(textWith('title: One\n', 'Other words.\n'), 'b'));
  await followed;
  expect(open.state()).toMatchObject({ now: { body: 'Words, and more.\n' }, isOutdated: true });
});

test('a file that was read before a save is not taken for a later one', async () => {
  const file = fileOf(textWith('title: One\n'), 'a');
  const saved = fileOf(textWith('title: One\n', 'My words.\n'), 'b');
  const read = Promise.withResolvers<OpenFile>();
  const reads = [read.promise, Promise.resolve(saved)];
  const open = desk(file, {
    open: () => reads.shift() ?? Promise.resolve(saved),
    save: async () => ({ type: 'done', files: [path], path, digest: 'b' }),
  });
  open.write('My words.\n');
  const followed = open.follow();
  expect(await open.save({ alias: false, mend: false })).toBe('saved');
  read.resolve(file);
  await followed;
  expect(open.state()).toMatchObject({ now: unsaved(saved), isOutdated: false });
});

const typing: [what: string, type: (open: Editing) => void, text: string][] = [
  ['in the text', (open) => open.write('More words.\n'), 'More words.\n'],
  ['in a field', (open) => open.edit([{ at: ['summary'], value: 'New' }]), 'summary: New'],
];

test.each(typing)('a save’s former address stays with %s typed after', async (_, type, typed) => {
  const written = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const sent = textWith('title: Two\n');
  const open = desk(fileOf(sent, 'a'), {
    save: async () => {
      started.resolve();
      await written.promise;
      return { type: 'done', files: [path], path, digest: 'b' };
    },
    open: async () => fileOf(textWith('title: Two\naliases: /blog/start/\n'), 'b'),
  });
  const saved = open.save({ alias: true, mend: false });
  await started.promise;
  type(open);
  // Longer than typing is waited for.
  await new Promise((resolve) => setTimeout(resolve, 600));
  written.resolve();
  expect(await saved).toBe('saved');
  await expect.poll(() => open.state().now.edits).toEqual([]);
  const text = textOf(open.state().now);
  expect(text).toContain('aliases: /blog/start/');
  expect(text).toContain(typed);
  expect(open.state().isDirty).toBe(true);
});

test('what a save adds is there when nobody types', async () => {
  const fresh = fileOf(textWith('title: Two\naliases: /blog/start/\n'), 'b');
  const open = desk(fileOf(textWith('title: Two\n'), 'a'), {
    save: async () => ({ type: 'done', files: [path], path, digest: 'b' }),
    open: async () => fresh,
  });
  expect(await open.save({ alias: true, mend: false })).toBe('saved');
  expect(open.state()).toMatchObject({ now: unsaved(fresh), isDirty: false });
});

test('words of a closed tab are brought together with what was saved since, from what they were typed into', async () => {
  const old = fileOf(textWith('title: One\n', 'Words.\n'), 'a');
  const theirs = fileOf(textWith('title: Two\n', 'Words.\n'), 'b');
  const typed = { ...unsaved(old), body: 'My words.\n' };
  const asked: unknown[] = [];
  const both = textWith('title: Two\n', 'My words.\n');
  const copy = { file: old, now: typed, at: 1, isUncopied: false };
  const answers: Calls = {
    open: async () => fileOf(both, 'c'),
    save: async ({ digest }) =>
      digest === 'b'
        ? ({ type: 'done', files: [path], path, digest: 'c' } as const)
        : ({ type: 'conflict', theirs: { text: theirs.text, digest: 'b' } } as const),
    merge: async (ask) => {
      asked.push(ask);
      return { ...fileOf(both, ''), type: 'merge', conflicts: [] } as const;
    },
  };
  const open = desk(theirs, answers, copy);
  expect(await open.save({ alias: false, mend: false })).toBe('saved');
  const ours = textOf(typed);
  expect(asked).toEqual([{ path, base: old.text, ours, theirs: theirs.text }]);
});

/** Merges as the server does. */
const merge: Calls['merge'] = async ({ edits = [], choices = [], ...three }) => {
  const article = 'content/insights/launch.md';
  const ours = editedText(article, three.ours, edits, kindAt(article).schema);
  const { text, conflicts } = mergedText(article, { ...three, ours }, choices);
  return { ...fileOf(text, ''), type: 'merge', conflicts };
};

/** Somebody has added a sentence to the text, and saved. */
const withSentence = (title: string) =>
  textWith(`title: ${title}\n`, 'Words.\n\nTheir sentence.\n');

test('Undo after a merge takes back what was typed here, never what others have saved', async () => {
  const theirs = fileOf(withSentence('One'), 'b');
  const open = desk(fileOf(textWith('title: One\n'), 'a'), {
    merge,
    open: async () => theirs,
    save: async () => ({ type: 'conflict', theirs: { text: theirs.text, digest: 'b' } }),
  });
  open.writeFront('---\ntitle: Two\n---\n');
  open.edit([{ at: ['excerpt'], value: 'New' }]);
  open.edit([{ at: ['excerpt'], value: 'Newer' }]);
  await open.follow();
  expect(await open.save()).toBe('asks');
  open.dismiss();
  expect(textOf(open.state().now)).toContain('Their sentence.');
  for (const excerpt of ['New', 'none']) {
    open.back();
    const text = textOf(open.state().now);
    expect(text).toContain('Their sentence.');
    expect(/excerpt: (.*)/.exec(text)?.[1] ?? 'none').toBe(excerpt);
  }
  while (open.state().canGoBack) open.back();
  expect(textOf(open.state().now)).toBe(withSentence('One'));
});

test('a step that somebody else has changed since cannot be taken back', async () => {
  let disk = fileOf(textWith('title: One\n'), 'a');
  const open = desk(disk, {
    merge,
    save: async ({ text }) => {
      disk = fileOf(text, 'b');
      return { type: 'done', files: [path], path, digest: 'b' };
    },
    open: async () => disk,
  });
  open.writeFront('---\ntitle: Two\n---\n');
  expect(await open.save({ alias: false, mend: false })).toBe('saved');
  disk = fileOf(withSentence('Theirs'), 'c');
  await open.follow();
  expect(open.state()).toMatchObject({ now: unsaved(disk), canGoBack: false });
});

test('what a check refuses is not said of words that were typed since', async () => {
  const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const open = desk(fileOf(textWith('title: One\n'), 'a'), {
    check: async ({ text }) => {
      const bodyFrom = text.lastIndexOf('---\n') + 4;
      if (!text.includes('Wrong'))
        return { type: 'checked', text, bodyFrom, values: {}, problems: [] } as never;
      asked.resolve();
      await told.promise;
      return { type: 'refused', message: 'It cannot be read.', problems: [] };
    },
  });
  open.write('Wrong words.\n');
  await asked.promise;
  open.write('Right words.\n');
  told.resolve();
  await expect.poll(() => open.state().checked?.text).toContain('Right words.');
  expect(open.state().refused).toBeUndefined();
});
