import { expect, test } from 'vitest';
import { digest, digestOf } from './digest.ts';
import { Memory, type Store } from './remember.ts';

function store(): Store & { readonly rows: Map<string, string | Uint8Array> } {
  const rows = new Map<string, string | Uint8Array>();
  return { rows, get: (key) => rows.get(key), set: (key, value) => rows.set(key, value) };
}

const from = [digest('content')];
const never = () => {
  throw new Error('It was made again.');
};

test('a cached value is not computed again, in this process or the next', () => {
  const shared = store();
  const { remember } = new Memory('code', shared);
  const made = remember('page', from, () => ({ title: 'Work' }));
  expect(remember('page', from, never)).toBe(made);
  expect(new Memory('code', shared).remember('page', from, never)).toEqual(made);
});

const others: [what: string, code: string, name: string, input: string][] = [
  ['another input', 'code', 'page', 'other content'],
  ['another name', 'code', 'other page', 'content'],
  ['other code', 'other code', 'page', 'content'],
];

test.each(others)('with %s the value is computed again', (_, code, name, input) => {
  const shared = store();
  new Memory('code', shared).remember('page', from, () => 'old');
  expect(new Memory(code, shared).remember(name, [digest(input)], () => 'new')).toBe('new');
});

test('a value has the same digest whether computed or cached', () => {
  const shared = store();
  const first = new Memory('code', shared).remember('page', from, () => ({ title: 'Work' }));
  const second = new Memory('code', shared).remember('page', from, () => ({ title: 'Work' }));
  expect(digestOf(second)).toBe(digestOf(first));
});

test('a damaged value is computed again', () => {
  const shared = store();
  new Memory('code', shared).remember('page', from, () => ({ title: 'Work' }));
  for (const key of shared.rows.keys()) shared.rows.set(key, '{"title":"Wo');
  const made = new Memory('code', shared).remember('page', from, () => 'made again');
  expect(made).toBe('made again');
});

test('bytes are cached unchanged', async () => {
  const shared = store();
  const bytes = new Uint8Array([137, 80, 78, 71]);
  await new Memory('code', shared).rememberBytes('card.png', from, async () => bytes);
  const found = new Memory('code', shared).rememberBytes('card.png', from, async () => never());
  expect(await found).toEqual(bytes);
});

test('a running process drops values that two builds in a row did not use', () => {
  const memory = new Memory('code');
  const one = memory.remember('page', from, () => ({ title: 'Work' }));
  memory.turn();
  expect(memory.remember('page', from, never)).toBe(one);
  memory.turn();
  memory.turn();
  expect(memory.remember('page', from, () => 'made again')).toBe('made again');
});
