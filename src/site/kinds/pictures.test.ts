import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { compositions } from '../../e2e/units/compositions.ts';
import { picturesOn } from '../../e2e/units/rendering.ts';
import type { Letters } from '../illustration/letters.ts';
import { compositionKey, picture } from '../illustration/picture.ts';
import { piecePicture } from '../illustration/piece-picture.ts';
import { schemeAt } from '../illustration/scheme.ts';
import { routeTable } from '../own-site.ts';
import type { AnyPicture } from '../ui/picture.tsx';
import { beamCover, pictureRow } from './pictures.ts';
import type { Site } from './site.ts';
import { subjects } from './subjects.ts';

const letters: Letters = {
  line: (words, { x, baseline }) => `${words} at ${x} ${baseline}`,
  set: (words) => words,
  outlines: () => '',
};
const cups = { view: 'off', motif: 'cups' } as const;
const options = { seed: 'x', scheme: 'noon', size: 'card', composition: cups } as const;
const chart = {
  thing: 'tiles',
  key: '1 tile',
  each: 1,
  names: ['a', 'b'],
  series: [1, 2],
} as const;

const changes: Partial<Parameters<typeof picture>[0]>[] = [
  { seed: 'y' },
  { scheme: 'night' },
  { size: 'closing' },
  { composition: { ...cups, motif: 'coins' } },
  { composition: { ...cups, view: 'along' } },
  { composition: { ...cups, deck: 0.9 } },
  { composition: { ...cups, tallest: 0.3 } },
  { composition: { view: 'harbour' } },
  { composition: { view: 'series', chart } },
  { composition: { view: 'series', chart: { ...chart, series: [1, 3] } } },
];

test.each(changes)('a picture drawn with %o has a different file name', (change) => {
  expect(picture({ ...options, ...change }).name).not.toBe(picture(options).name);
  expect(picture({ ...options }).name).toBe(picture(options).name);
});

function drawn({ options }: AnyPicture): string {
  return 'drawing' in options
    ? piecePicture(options).draw(letters)
    : picture(options).draw(letters);
}

/** Every picture on the site, and its pages' share images, by file name. */
function drawings(site: Site): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (name: string, one: AnyPicture, title = '') =>
    found.set(name, new Set([...(found.get(name) ?? []), title + drawn(one)]));
  for (const route of routeTable(site)) {
    const { asset, picture, title } = route.handle.share;
    if (route.handle.canonical) note(asset, picture, title);
    for (const one of picturesOn(route, site)) note(one.name, one);
  }
  return found;
}

test('no two pictures share a file name, even if a new page has a service’s name', () => {
  const [service] = fixtureSite.services;
  const [page] = fixtureSite.servicePages;
  const [place] = fixtureSite.locations;
  if (!service || !page || !place) throw new Error('There are no services or locations.');
  const motif = service.motif === 'cups' ? 'coins' : 'cups';
  const path = `/services/${service.id}`;
  const site = {
    ...fixtureSite,
    servicePages: [...fixtureSite.servicePages, { ...page, path, motif }],
    // Its address has a hyphen in place of the other's slash.
    locations: [...fixtureSite.locations, { ...place, path: `/services-${service.id}` }],
  } satisfies Site;
  const shared = [...drawings(site)].filter(([, all]) => all.size > 1).map(([name]) => name);
  expect(shared).toEqual([]);
});

test('no page shows one composition twice', async () => {
  const repeated = (await compositions(fixtureSite)).filter(
    ([, keys]) => new Set(keys).size < keys.length,
  );
  expect(repeated).toEqual([]);
});

test('a service, a place and a trade are each seen from a view of their own', async () => {
  const keys = new Set((await compositions(fixtureSite)).flatMap(([, keys]) => keys));
  const promised = ['harbour', 'lens', 'depth', 'fleet', 'street', 'table', 'bench', 'castle'];
  expect([...keys]).toEqual(expect.arrayContaining(promised));
});

test('of four pages that chose one view only the first shows it; the others show their motif', () => {
  const offers = ['a', 'b', 'c', 'd'].map(
    (name) => ({ path: `/${name}`, motif: 'cups', view: 'table' }) as const,
  );
  const row = pictureRow(offers, { size: 'card', schemeAt });
  const keys = row.map(({ options }) => compositionKey(options.composition));
  expect(keys).toEqual(['table', 'along', 'off', 'wide']);
});

test('on a phone a project’s cover has both edges of the beam, and shows the same subject', () => {
  const all = subjects(fixtureSite);
  for (const { path, beam } of fixtureSite.projects) {
    const subject = all.get(path);
    const { picture: wide, narrow } = (subject && beamCover(subject)) ?? {};
    const [drawn, onPhone] = [wide, narrow].map((one) => Object(one?.options).drawing);
    expect(onPhone).toMatchObject({ kind: 'reveal', subject: beam?.[0], from: drawn?.from });
    expect((narrow?.width ?? 0) / (narrow?.height ?? 1)).toBeLessThan(1.2);
  }
});
