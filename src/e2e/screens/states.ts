import type { Page } from 'playwright';
import { formStates } from './form-states.ts';
import type { Screen } from './screen.ts';

const article = '/insights/content-calendars-that-actually-work';
const everyBlock = '/insights/generated-article-40-opening-hours-for-builders';
const phone = { widths: [390], fold: true } as const;
const desk = { widths: [1440], fold: true } as const;

const tab = async (page: Page, times: number) => {
  for (let press = 0; press < times; press++) await page.keyboard.press('Tab');
};

/** Appends an overlong word everywhere. */
const longWords = (page: Page) =>
  page.evaluate(() => {
    const long = ' Unverhältnismäßigkeitsgrundsatzüberlegungen';
    for (const element of document.querySelectorAll(
      'h1, h2, h3, .lead, dd, summary, main p, main a',
    )) {
      if (!element.querySelector('*')) element.append(long);
    }
  });

/**
 * The browser's text size set to 200 %. Full-page screenshots and resizing reset it, so the
 * viewport is made as tall as the page, and the size is set again.
 */
const doubledText = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const double = () => session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await double();
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height });
  await double();
};

const awake = (page: Page, widget: string) =>
  page.locator(`[data-widget="${widget}"][data-awake]`).waitFor();

/** States of widgets. */
const widgetStates: readonly Screen[] = [
  {
    name: 'work-filtered',
    path: '/work',
    act: (page) => page.getByRole('link', { name: 'Video' }).click(),
  },
  {
    name: 'work-empty',
    path: '/work?category=strategy',
    act: (page) => awake(page, 'work-filter'),
  },
  {
    name: 'insights-empty',
    path: '/insights?search=lighthouses',
    act: (page) => awake(page, 'insights-filter'),
  },
  {
    name: 'insights-searched',
    path: '/insights?search=reels',
    act: (page) => awake(page, 'insights-filter'),
  },
  { name: 'archive', path: '/insights/page/2', archive: true },
  { name: 'every-block', path: everyBlock, archive: true },
  { name: 'archive-first', path: '/insights', archive: true },
  {
    name: 'archive-searched',
    path: '/insights?search=generated',
    archive: true,
    act: async (page) => {
      await awake(page, 'insights-filter');
      await page.getByText('Showing 40 of').waitFor();
    },
  },
  ...['Goal', 'Proof'].map(
    (name): Screen => ({
      name: `tab-${name.toLowerCase()}`,
      path: '/',
      fold: true,
      act: (page) => page.getByRole('tab', { name }).click(),
    }),
  ),
  {
    name: 'testimonial-last',
    path: '/',
    fold: true,
    act: (page) => page.getByRole('button', { name: 'Previous' }).click(),
  },
  {
    name: 'link-copied',
    path: '/insights',
    fold: true,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    act: async (page) => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
    },
  },
];

/** All states that a URL alone doesn't show. */
export const states: readonly Screen[] = [
  ...formStates,
  ...widgetStates,
  {
    name: 'menu-open',
    path: '/',
    ...phone,
    act: (page) => page.getByLabel('Menu', { exact: true }).first().tap(),
  },
  {
    name: 'menu-who-we-help',
    path: '/work',
    ...phone,
    act: async (page) => {
      await page.getByLabel('Menu', { exact: true }).first().tap();
      await page.locator('#menu summary').tap();
    },
  },
  {
    name: 'dropdown-open',
    path: '/',
    ...desk,
    act: (page) => page.getByRole('button', { name: 'Who We Help' }).hover(),
  },
  {
    name: 'navigation-scrolled',
    path: '/work',
    fold: true,
    act: (page) => page.evaluate(() => scrollTo(0, 500)),
  },
  { name: 'skip-link', path: '/', ...desk, act: (page) => tab(page, 1) },
  { name: 'focus-navigation', path: '/', ...desk, act: (page) => tab(page, 4) },
  {
    name: 'focus-button',
    path: '/',
    ...desk,
    act: (page) => page.locator('.hero .button').first().focus(),
  },
  {
    name: 'hover-button',
    path: '/',
    ...desk,
    act: (page) => page.locator('.hero .button').first().hover(),
  },
  {
    name: 'active-button',
    path: '/',
    ...desk,
    act: async (page) => {
      await page.locator('.hero .button').first().hover();
      await page.mouse.down();
    },
  },
  {
    name: 'questions-open',
    path: '/services',
    act: (page) =>
      page.locator('.faqs summary').evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).click();
      }),
  },
  { name: 'long-words-home', path: '/', act: longWords },
  { name: 'long-words-article', path: article, act: longWords },
  { name: 'long-words-work', path: '/work', act: longWords },
  { name: 'long-words-location', path: '/marketing-newcastle', act: longWords },
  { name: 'double-text-home', path: '/', fold: true, act: doubledText },
  { name: 'double-text-contact', path: '/contact', fold: true, act: doubledText },
  { name: 'double-text-article', path: article, fold: true, act: doubledText },
  { name: 'no-javascript-home', path: '/', context: { javaScriptEnabled: false } },
  { name: 'no-javascript-insights', path: '/insights', context: { javaScriptEnabled: false } },
  { name: 'forced-colours-home', path: '/', context: { forcedColors: 'active' } },
  { name: 'forced-colours-contact', path: '/contact', context: { forcedColors: 'active' } },
  { name: 'forced-colours-article', path: article, context: { forcedColors: 'active' } },
  {
    name: 'forced-colours-every-block',
    path: everyBlock,
    archive: true,
    context: { forcedColors: 'active' },
  },
  {
    name: 'print-every-block',
    path: everyBlock,
    archive: true,
    widths: [794],
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'print-article',
    path: article,
    widths: [794],
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'print-work',
    path: '/work',
    widths: [794],
    act: (page) => page.emulateMedia({ media: 'print' }),
  },
];
