import { chromiumPath, headlessPath } from './chromium-path.ts';

const executablePath = headlessPath();
const windowed = chromiumPath();

/** The features that Playwright disables. Passing our own list replaces its list, so repeat it. */
const offForPlaywright = [
  ...['AimEnabled', 'AvoidCorsURLLoaderRestartOnRedirect', 'AvoidUnnecessaryBeforeUnloadCheckSync'],
  ...['DestroyProfileOnBrowserClose', 'HttpsFirstBalancedModeAutoEnable', 'HttpsUpgrades'],
  ...['LensOverlay', 'MediaRouter', 'NetworkTimeServiceQuerying', 'OptimizationHints'],
  ...['PaintHolding', 'PreconnectToSearch', 'ThirdPartyStoragePartitioning'],
];

/** Address bar suggestions, which are not visible here but open two pages per window. */
const lists = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup'];

/** How tests and benchmarks start Chromium: headless, as root, without background requests. */
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

/**
 * With what the shell lacks: the back/forward cache, shifts measured as in a window, and pictures of
 * pages that scrolling colours.
 */
export const windowedOptions = { ...browserOptions, ...(windowed && { executablePath: windowed }) };
