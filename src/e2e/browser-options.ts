import { chromiumPath } from './chromium-path.ts';

const executablePath = chromiumPath();

/** How Chromium is started, in tests and benches alike: headless, as root, telling nobody. */
export const browserOptions = {
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
};
