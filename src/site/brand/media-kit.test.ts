import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import type { LazyFile } from '../../engine/kernel/output-file.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import { mediaKit } from './media-kit.ts';
import { typeface as own } from './typeface.ts';

const typeface = readFileSync(own.path);

const kit = (site = fixtureSite, photographs: [string, LazyFile][] = [], code = '') =>
  mediaKit(site, {
    ...{ typeface, code, photographs: new Map(photographs) },
    remember: (_, __, make) => make(),
  });

const bytesOf = async (file: LazyFile) => new Uint8Array(Buffer.from(await file.make()));

const photograph: LazyFile = { path: 'nell.jpg', from: 'a', make: () => new Uint8Array([1, 2]) };

test('a journalist finds the logo, a portrait of everybody and the facts in one folder', async () => {
  const files = unzipSync(await bytesOf(kit()));
  const names = Object.keys(files).map((name) => name.replace('pierlight-media-kit/', ''));
  const { settings, pages } = fixtureSite;
  const portraits = settings.people.map(({ name }) => `people/${idFrom(name)}.png`);
  expect(names.filter((name) => /^people\/.*png$/.test(name)).sort()).toEqual(portraits.sort());
  for (const name of ['facts.txt', 'logo/pierlight-logo.svg', 'people/nell-hedley.svg']) {
    expect(names).toContain(name);
  }
  const wide = (name: string) =>
    Buffer.from(files[`pierlight-media-kit/${name}`] ?? []).readUInt32BE(16);
  expect(wide('logo/pierlight-logo-on-dark.png')).toBe(2000);
  expect(wide('people/nell-hedley.png')).toBe(1920);
  const facts = strFromU8(files['pierlight-media-kit/facts.txt'] ?? new Uint8Array());
  const { use } = pages.about.mediaKit;
  for (const fact of [
    settings.company.legalName,
    settings.telephone,
    '£1,000',
    'Did it pay? Not yet',
    ...use,
  ]) {
    expect(facts).toContain(fact);
  }
});

test('a photograph takes the place of a drawn portrait', async () => {
  const files = unzipSync(await bytesOf(kit(fixtureSite, [['nell', photograph]])));
  expect(files['pierlight-media-kit/people/nell-hedley.jpg']).toEqual(new Uint8Array([1, 2]));
  expect(Object.keys(files)).not.toContain('pierlight-media-kit/people/nell-hedley.png');
});

test('the kit has the same bytes for the same content, and is made again for another', async () => {
  expect(await bytesOf(kit())).toEqual(await bytesOf(kit()));
  const { settings, prices } = fixtureSite;
  const others = [
    kit({ ...fixtureSite, settings: { ...settings, telephone: '0191 498 0124' } }),
    kit({ ...fixtureSite, prices: { ...prices, minimumAdSpend: 900 } }),
    kit(fixtureSite, [['nell', photograph]]),
    kit(fixtureSite, [], 'other code'),
  ].map(({ from }) => from);
  expect(new Set([kit().from, ...others]).size).toBe(5);
  expect(kit().from).toBe(kit().from);
});
