import { test } from 'playwright/test';
import { type LivePlace, livePlace } from '../live/live-place.ts';

/** Run in `npm run soak`. */
export const often = { tag: '@soak' };

/**
 * A live site that all tests of a file share: they change one content, one after another.
 *
 * @param prepare changes files before the start.
 * @param isForOthers whether other devices may use the desk, by its entrance.
 */
export function sharedPlace(
  prepare?: Parameters<typeof livePlace>[1],
  isForOthers = false,
): LivePlace {
  const place = {} as LivePlace;
  test.describe.configure({ mode: 'default', timeout: 180_000 });
  test.use({ actionTimeout: 40_000 });
  test.beforeAll(async () => {
    test.setTimeout(90_000);
    const started = await livePlace(false, prepare, isForOthers);
    // Its getters stay getters.
    Object.defineProperties(place, Object.getOwnPropertyDescriptors(started));
  });
  test.afterAll(() => place.close());
  return place;
}
