import { expect, test } from 'vitest';
import { kinds, routes } from '../journeys/site-pages.ts';
import { tooWide } from '../journeys/too-wide.ts';
import { type Open, readToTheEnd, type Visit } from './visit.ts';

const widths = [320, 768, 1024, 1920];

const article = '/insights/content-calendars-that-actually-work';

export function pageJourneys(open: Open): void {
  test('every kind of page loads and comes alive without an error, a warning or a blocked request', async () => {
    const visit = await open();
    for (const path of kinds) {
      await visit.goto(path);
      const { metadata } = routes.find((route) => route.path === path)?.handle ?? {};
      expect(await visit.read(() => document.title)).toBe(metadata?.title);
      await visit.sees('h1');
      await readToTheEnd(visit);
      expect(await brokenPictures(visit), path).toEqual([]);
      expect(await visit.heard(), path).toEqual([]);
    }
  });

  test('no kind of page scrolls sideways or cuts off words at any width', async () => {
    const visit = await open();
    const wrong: string[] = [];
    for (const path of [...kinds, '/no/such/page']) {
      await visit.goto(path);
      for (const width of widths) {
        await visit.resize(width, 900);
        await expect.poll(() => visit.read(() => innerWidth)).toBe(width);
        wrong.push(...(await visit.read(tooWide)).map((what) => `${path} at ${width} px: ${what}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  test('an article’s byline is two lines, who and when, at any width', async () => {
    const visit = await open();
    await visit.goto(article);
    expect(await bylines(visit)).toBe(2);
    await visit.resize(390, 844);
    expect(await bylines(visit)).toBe(2);
  });
}

const bylines = ({ read }: Visit) =>
  read(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector('.article__byline p') ?? document.body);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(boxes.map(({ bottom }) => Math.round(bottom / 8))).size;
  });

async function brokenPictures({ read }: Visit): Promise<string[]> {
  const isDone = () =>
    [...document.images].every((image) => {
      // Those that scrolling passed too quickly would otherwise never load.
      image.loading = 'eager';
      return image.complete || !image.checkVisibility();
    });
  await expect.poll(() => read(isDone)).toBe(true);
  return read(() =>
    [...document.images].filter((img) => img.complete && !img.naturalWidth).map((img) => img.src),
  );
}
