import { defineConfig } from 'playwright/test';
import { browserOptions } from './src/e2e/journeys/browser-options.ts';

const isLong = Boolean(process.env.LONG_JOURNEYS);

export default defineConfig({
  testDir: 'src/e2e',
  // Journeys that take minutes, or repeat at another width what `npm test` holds, run in `npm run soak`.
  testMatch: isLong ? ['*.long.ts', '*.e2e.ts'] : '*.e2e.ts',
  ...(isLong ? { grep: /\.long\.ts|@soak/ } : { grepInvert: /@soak/ }),
  outputDir: '.cache/playwright',
  globalSetup: './src/e2e/journeys/build-once.ts',
  fullyParallel: true,
  // Journeys mostly wait, so run more than one per core.
  workers: '150%',
  // A busy machine takes ten times as long; what hangs still ends. In ms.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  use: { launchOptions: browserOptions },
});
