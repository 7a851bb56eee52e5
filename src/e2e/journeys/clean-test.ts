import { test as base, expect } from 'playwright/test';
import { complaints } from './served-site.ts';

/** A test of a page that has no errors, failed requests or policy violations by its end. */
export const cleanTest = base.extend<{ heard: undefined }>({
  heard: [
    async ({ page }, use) => {
      const heard = complaints(page);
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});
