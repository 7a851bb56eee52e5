import { defineConfig } from 'playwright/test';
import { browserOptions } from './src/e2e/journeys/browser-options.ts';
export default defineConfig({ testDir: 'src/e2e/live', testMatch: '*.e2e.ts', outputDir: '.output/playwright-live', workers: 1, reporter: 'list', use: { launchOptions: browserOptions } });
