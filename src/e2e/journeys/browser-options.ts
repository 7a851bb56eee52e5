import { chromiumPath } from './chromium-path.ts';

const executablePath = chromiumPath();

/** What Playwright itself turns off. Its list is lost where another is given, so here it is again. */
const offForPlaywright = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

/** Lists below the address bar, which nobody sees here: two pages for each window that opens. */
const lists = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

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
    `--disable-features=${[...offForPlaywright, ...lists]}`,
  ],
};
