import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listen } from '../../src/serve/listen.ts';
import { rememberSite } from '../../src/serve/running-site.ts';
import { placeBeside } from './place.ts';

const data = mkdtempSync(join(tmpdir(), 'place-'));
const place = { data, out: 'site' };
const first = await listen((_, response) => response.end(), { port: 0, network: false });
const url = `http://localhost:${first.port}`;
const begin = () => {
  writeFileSync(join(data, 'pid'), `${process.pid}`);
  return rememberSite(data, url);
};

afterAll(() => {
  first.close();
  rmSync(data, { recursive: true });
});

test('a start on its own uses the usual folders, whatever its port', async () => {
  expect(await placeBeside(place, undefined)).toEqual(place);
  expect(await placeBeside(place, 5000)).toEqual(place);
});

test('a second start says where the first is, unless it is given another port', async () => {
  const end = begin();
  for (const port of [undefined, first.port]) {
    await expect(placeBeside(place, port)).rejects.toThrow(
      `npm start is running at ${url} already. Press Ctrl+C in its window, or use PORT`,
    );
  }
  const second = await placeBeside(place, first.port + 1);
  expect(second).toEqual({
    data: `${data}-${first.port + 1}`,
    out: `site-${first.port + 1}`,
  });
  end();
});
