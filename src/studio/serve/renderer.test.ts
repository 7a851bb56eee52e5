import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { Renderer } from './renderer.ts';

/** Ends as soon as it is asked for something deadly, and answers all else. */
const program = `
  const state = { code: '', version: '', problems: [], held: [] };
  process.on('message', ({ type, id, request, task }) => {
    if (type === 'start') process.send({ type: 'state', state, isLoaded: true });
    if (request?.url === '/deadly' || task === 'deadly') process.exit(1);
    if (id) process.send({ type: 'answer', id, answer: request?.url ?? task });
  });
`;

const folder = temporaryFolder();
const renderer = new Renderer({ root: folder, contentRoot: folder, cache: folder }, () => {});
beforeAll(async () => {
  writeFileSync(join(folder, 'live.js'), program);
  await renderer.start({ folder, code: '' });
});
afterAll(() => renderer.stop());

test('a request that crashes the process twice is answered with 500, and the site goes on', async () => {
  expect(await renderer.answer({ url: '/deadly' })).toMatchObject({
    status: 500,
    body: expect.stringContaining('The terminal says why.'),
  });
  expect(await renderer.answer({ url: '/about' })).toBe('/about');
});

test('a task that crashes the process twice is refused in a sentence, and the site goes on', async () => {
  expect(await renderer.task('deadly')).toEqual({
    ok: false,
    message: expect.stringContaining('The terminal says why.'),
  });
  expect(await renderer.task('save')).toBe('save');
});

test('requests that wait when the process is killed go to its successor', async () => {
  const { pid } = renderer;
  if (pid === undefined) throw new Error('No process runs.');
  process.kill(pid);
  const waiting = renderer.answer({ url: '/about' });
  expect(await waiting).toBe('/about');
  await expect.poll(() => renderer.pid).not.toBe(pid);
});
