import { defineConfig } from 'playwright/test';
import { browserOptions } from './src/e2e/journeys/browser-options.ts';

export default defineConfig({
  testDir: 'src/e2e',
  // Journeys that take minutes run in `npm run soak`.
  testMatch: process.env.LONG_JOURNEYS ? '*.long.ts' : '*.e2e.ts',
  outputDir: '.output/playwright',
  globalSetup: './src/e2e/journeys/build-once.ts',
  fullyParallel: true,
  // Journeys mostly wait, so run more than one per core.
  workers: '150%',
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: { launchOptions: browserOptions },
});
