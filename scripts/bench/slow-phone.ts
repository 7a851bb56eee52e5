import type { Browser, Page } from 'playwright';

/** Lighthouse's mobile throttling: slow 4G (1.6 Mbit/s, 150 ms RTT) and a 4x slower CPU. */
const slow = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
};

/** A page with an empty cache, which is closed with its context. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  // tsx adds calls of `__name` to functions, which the page doesn't define.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slow.network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  return page;
}
