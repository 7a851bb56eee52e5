import { defineConfig } from 'playwright/test';
import { chromiumPath } from './src/e2e/chromium-path.ts';

const executablePath = chromiumPath();

export default defineConfig({
  testDir: 'src/e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.output/playwright',
  globalSetup: './src/e2e/build-once.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
