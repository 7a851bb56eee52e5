import { expect, test } from 'vitest';
import { settings } from '../data/settings.ts';
import { Memory } from '../kernel/remember.ts';
import { baseUrl } from './base-url.ts';
import { loadData } from './load-file.ts';

/** Sets the same address in both places, SITE_URL and site.json. */
const inSiteJson = (url: string) => settings.shape.url.safeParse(url);

test.each(['https://pierlight.example', 'https://pierlight.example/', 'http://localhost:4173'])(
  '%s is accepted as the site’s address, in SITE_URL and in site.json',
  (url) => {
    expect(baseUrl(url)).toBe(url.replace(/\/$/, ''));
    expect(inSiteJson(url).data).toBe(url.replace(/\/$/, ''));
  },
);

test.each([
  'https://pierlight.example/new',
  'https://pierlight.example?x',
  'https://pierlight.example#x',
  'https://ann:secret@pierlight.example',
  'ftp://pierlight.example',
  'pierlight.example',
  'today',
])('%s is refused as the site’s address, in both', (url) => {
  const words = 'which is not an address such as https://pierlight.example, without a path';
  expect(() => baseUrl(url)).toThrow(`SITE_URL is "${url}", ${words}.`);
  expect(inSiteJson(url).error?.issues).toMatchObject([{ code: 'custom', message: words }]);
});

test('site.json and SITE_URL are refused with the same message', () => {
  const bytes = new TextEncoder().encode('{\n  "url": "https://pierlight.example/new"\n}');
  const file = { path: 'content/site.json', bytes };
  expect(() => loadData(file, file.path, settings, new Memory('').remember)).toThrow(
    'content/site.json:2 "url" is "https://pierlight.example/new", which is not an address such as https://pierlight.example, without a path.',
  );
});
