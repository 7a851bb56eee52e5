// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskCalls, OpenFile } from '../desk-messages.ts';
import { Editing } from './editing.ts';
import { unsaved } from './unsaved.ts';

// Locks and channels of other tabs are a browser's.
vi.mock('./open-tabs.ts', () => ({ tab: 'this', openTabs: async () => new Set() }));

const path = 'content/articles/launch.md';
const textWith = (fields: string, body = 'Words.\n') => `---\n${fields}---\n${body}`;
const fileOf = (text: string, digest: string) =>
  ({
    ...{ type: 'file', path, text, bodyFrom: text.lastIndexOf('---\n') + 4, digest },
    ...{ form: { hasBody: true }, values: {}, isCommitted: true },
  }) as unknown as OpenFile;

type Calls = {
  [Name in 'open' | 'save']?: () => Promise<DeskCalls[Name]['answer']>;
};

let editing: Editing | undefined;
afterEach(() => {
  editing?.close();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** The desk with a server that checks everything, and answers other calls as it is told. */
function desk(file: OpenFile, calls: Calls): Editing {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const call = url.replace(/.*\//, '');
    const { text = '', edits = [] } = JSON.parse(body);
    const added = edits.map(
      ({ at, value }: { at: string[]; value: string }) => `${at}: ${value}\n`,
    );
    const front = text.slice(0, text.lastIndexOf('---\n'));
    const checked = front + added.join('') + text.slice(front.length);
    const answers: Record<string, () => unknown> = {
      check: () => ({
        ...{ type: 'checked', text: checked, bodyFrom: checked.lastIndexOf('---\n') + 4 },
        ...{ values: {}, problems: [], together: [], formerAddress: '/blog/start/' },
      }),
      earlier: () => ({ type: 'earlier', versions: [] }),
      ...calls,
    };
    return Response.json({ ok: true, answer: await answers[call]?.() });
  });
  editing = new Editing(file);
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
  expect(await open.save({ moved: { alias: false, mend: false } })).toBe('saved');
  read.resolve(file);
  await followed;
  expect(open.state()).toMatchObject({ now: unsaved(saved), isOutdated: false });
});
