import { expect, test } from 'vitest';
import { z } from 'zod';
import { formatProblem } from '../kernel/problem.ts';
import { Memory } from '../kernel/remember.ts';
import { baseUrl, siteAddress } from './base-url.ts';
import { loadFile } from './load-file.ts';
import { noSite } from './markdown.ts';

/** Sets the same address in both places, SITE_URL and site.json. */
const inSiteJson = (url: string) => siteAddress.safeParse(url);

test.each(['https://pierlight.example', 'https://pierlight.example/', 'http://localhost:4173'])(
  '%s is accepted as the site’s address, in SITE_URL and in site.json',
  (url) => {
    expect(baseUrl(url)).toBe(url.replace(/\/$/, ''));
    expect(inSiteJson(url).data).toBe(url.replace(/\/$/, ''));
  },
);

const tooLong =
  'which says more than where the site begins: every link on it begins at the root. Write https://pierlight.example';
const noAddress = 'which is not a web address. Write one such as https://our-site.example';

test.each([
  ['https://pierlight.example/new', tooLong],
  ['https://pierlight.example?x', tooLong],
  ['https://pierlight.example#x', tooLong],
  ['https://ann:secret@pierlight.example', tooLong],
  ['ftp://pierlight.example', noAddress],
  ['pierlight.example', noAddress],
  ['today', noAddress],
])('%s is refused as the site’s address, in both, with what to write', (url, words) => {
  expect(() => baseUrl(url)).toThrow(`SITE_URL is "${url}", ${words}.`);
  expect(inSiteJson(url).error?.issues).toMatchObject([{ code: 'custom', message: words }]);
});

test('site.json and SITE_URL are refused with the same message', () => {
  const bytes = new TextEncoder().encode('{\n  "url": "https://pierlight.example/new"\n}');
  const file = { path: 'content/site.json', bytes };
  const row = { file: file.path, schema: z.strictObject({ url: siteAddress }) };
  const { problems } = loadFile(row, file, noSite, new Memory('').remember);
  expect(problems.map(formatProblem)).toEqual([
    `content/site.json:2 "url" is "https://pierlight.example/new", ${tooLong}.`,
  ]);
});
