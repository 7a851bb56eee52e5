import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { listen } from './listen.ts';
import { dataBeside, rememberSite } from './running-site.ts';

const folder = temporaryFolder();
const file = join(folder, 'site');
/** The ID of a process that has ended. */
const gone = spawnSync(process.execPath, ['--version']).pid;

const first = await listen((_, response) => response.end(), { port: 0, network: false });
const url = `http://localhost:${first.port}`;
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => first.close());

test('a start on its own uses the usual folder, whatever its port', async () => {
  expect(await dataBeside(folder, undefined)).toBe(folder);
  expect(await dataBeside(folder, 5000)).toBe(folder);
});

test('a second start says where the first is, unless it is given another port', async () => {
  rememberSite(folder, url);
  for (const port of [undefined, first.port]) {
    await expect(dataBeside(folder, port)).rejects.toThrow(
      `npm start is running at ${url} already. Press Ctrl+C in its window, or use PORT`,
    );
  }
  const port = first.port + 1;
  expect(await dataBeside(folder, port)).toBe(`${folder}-${port}`);
});

test.each([
  ['a killed start', `${gone} ${url}`],
  ['a killed start whose number another process has', `${process.pid} http://localhost:1`],
  ['a full disk', ''],
  ['a full disk', `${process.pid} http`],
])('what %s left behind, %j, is ignored', async (_, text) => {
  writeFileSync(file, text);
  expect(await dataBeside(folder, undefined)).toBe(folder);
});
