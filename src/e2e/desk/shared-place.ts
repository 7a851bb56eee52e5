import { readFileSync } from 'node:fs';
import { test as base } from 'playwright/test';
import { type LivePlace, livePlace } from '../live/live-place.ts';
import { type DeskScreen, deskScreen } from './desk-screen.ts';

/** Run in `npm run soak`. */
export const often = { tag: '@soak' };

/** A live site that all tests of a file share: they change one content, one after another. */
export function sharedPlace(...started: Parameters<typeof livePlace>): LivePlace {
  const place = {} as LivePlace;
  base.describe.configure({ mode: 'default', timeout: 300_000 });
  base.use({ actionTimeout: 80_000 });
  base.beforeAll(async () => {
    base.setTimeout(180_000);
    // Its getters stay getters.
    Object.defineProperties(place, Object.getOwnPropertyDescriptors(await livePlace(...started)));
  });
  base.afterAll(() => place.close());
  return place;
}

/** The same with the desk, which each test has in its tab. */
export function sharedDesk(prepare?: Parameters<typeof livePlace>[1], isForOthers = false) {
  const place = sharedPlace(false, prepare, isForOthers);
  const test = base.extend<{ desk: DeskScreen }>({
    desk: ({ page }, use) => use(deskScreen(page, place)),
  });
  const read = (path: string) => readFileSync(place.file(path), 'utf8');
  return { place, read, test };
}
