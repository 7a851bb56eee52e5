import { expect, test } from 'vitest';
import { fixtureSite } from '../e2e/fixtures/fixture-site.ts';
import type { Letters } from '../illustration/brand-letters.ts';
import { picture } from '../illustration/picture.ts';
import { piecePicture } from '../illustration/piece-picture.ts';
import { renderPage } from '../render/render-page.tsx';
import { loadWidgets } from '../render/render-widgets.tsx';
import type { AnyPicture } from '../ui/picture.tsx';
import { routeTable } from './route-table.ts';
import type { Site } from './site.ts';

const widgets = await loadWidgets();
const options = { seed: 'x', motif: 'cups', scheme: 'noon', shot: 'off', size: 'card' } as const;

const changes: Partial<Parameters<typeof picture>[0]>[] = [
  { seed: 'y' },
  { motif: 'coins' },
  { scheme: 'night' },
  { shot: 'along' },
  { size: 'poster' },
  { series: [1, 2, 3] },
  { deck: 0.9 },
  { tallest: 0.3 },
];

test.each(changes)('a picture drawn with %o has a different file name', (change) => {
  expect(picture({ ...options, ...change }).name).not.toBe(picture(options).name);
  expect(picture({ ...options }).name).toBe(picture(options).name);
});

const letters: Letters = { set: (words) => words, outlines: () => '' };

function drawn({ options }: AnyPicture): string {
  return 'drawing' in options ? piecePicture(options).draw(letters) : picture(options).draw();
}

/** Every picture on the site, and its pages' share images, by file name. */
function drawings(site: Site): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const note = (name: string, one: AnyPicture, title = '') =>
    found.set(name, new Set([...(found.get(name) ?? []), title + drawn(one)]));
  for (const route of routeTable(site)) {
    const { asset, picture, title } = route.handle.share;
    if (route.handle.canonical) note(asset, picture, title);
    const { pictures } = renderPage(route, { site, year: 2026, widgets });
    for (const one of pictures) note(one.name, one);
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
