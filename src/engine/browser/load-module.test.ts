import { beforeEach, expect, test, vi } from 'vitest';
import { repeatable } from './load-module.ts';

/** What the network answers, by path; anything else is lost on the way. */
let files: Record<string, string> = {};
const asked: string[] = [];

beforeEach(() => {
  files = {};
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const text = files[path];
    if (text === undefined) throw new TypeError('Failed to fetch');
    return { ok: text !== 'gone', status: 404, text: async () => text };
  });
});

/** A lazy import as the bundler writes it. */
function bundled() {
  const load = vi.fn(async () => ({ send: 'sends' }));
  load.toString = () => '()=>import("/assets/shared-A.js")';
  return { load, get: repeatable(load) };
}

const code =
  'import{a}from"/assets/shared-B.js";import"/assets/shared-C.js";import("/assets/late.js")';
const complete = {
  '/assets/shared-A.js': code,
  '/assets/shared-B.js': '',
  '/assets/shared-C.js': '',
};

const losses: [what: string, files: Record<string, string>][] = [
  ['the module', {}],
  ['a module that it imports', { '/assets/shared-A.js': code, '/assets/shared-C.js': '' }],
  ['the module on the server', { ...complete, '/assets/shared-A.js': 'gone' }],
];

test.each(losses)('after %s was lost, the next try loads it', async (_, lost) => {
  const { load, get } = bundled();
  files = lost;
  await expect(get()).rejects.toThrow();
  expect(load).not.toHaveBeenCalled();
  files = complete;
  expect(await get()).toEqual({ send: 'sends' });
});

test('a module is loaded once, after all that it imports has arrived', async () => {
  const { load, get } = bundled();
  files = complete;
  await Promise.all([get(), get()]);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
  expect(asked.sort()).toEqual(Object.keys(complete));
});
