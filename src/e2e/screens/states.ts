import type { Page } from 'playwright';
import { type Act, awake, formStates, type States } from './form-states.ts';
import type { Screen } from './screen.ts';

const article = '/insights/content-calendars-that-actually-work';
const everyBlock = '/insights/generated-article-40-opening-hours-for-builders';
const phone = { widths: [390], fold: true } as const;
const desk = { widths: [1440], fold: true } as const;

const tab =
  (times: number): Act =>
  async (page) => {
    for (let press = 0; press < times; press++) await page.keyboard.press('Tab');
  };
const button = (page: Page) => page.locator('.hero .button').first();
const menu = (page: Page) => page.getByLabel('Menu', { exact: true }).first();
const print = {
  widths: [794],
  act: (page: Page) => page.emulateMedia({ media: 'print' }),
} as const;
const forcedColours = { context: { forcedColors: 'active' } } as const;
const noJavascript = { context: { javaScriptEnabled: false } } as const;

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

/** All states that a URL alone doesn't show. */
const all: States = {
  ...formStates,
  'work-filtered': {
    path: '/work',
    act: (page) => page.getByRole('link', { name: 'Video' }).click(),
  },
  'work-empty': { path: '/work?category=strategy', act: awake('work-filter') },
  'insights-empty': { path: '/insights?search=lighthouses', act: awake('insights-filter') },
  'insights-searched': { path: '/insights?search=reels', act: awake('insights-filter') },
  archive: { path: '/insights/page/2', archive: true },
  'every-block': { path: everyBlock, archive: true },
  'archive-first': { path: '/insights', archive: true },
  'archive-searched': {
    path: '/insights?search=generated',
    archive: true,
    act: (page) => page.getByText('Showing 40 of').waitFor(),
  },
  ...Object.fromEntries(
    ['Goal', 'Proof'].map((name) => {
      const act: Act = (page) => page.getByRole('tab', { name }).click();
      return [`tab-${name.toLowerCase()}`, { path: '/', fold: true, act }];
    }),
  ),
  'testimonial-last': {
    path: '/',
    fold: true,
    act: (page) => page.getByRole('button', { name: 'Previous' }).click(),
  },
  'link-copied': {
    path: '/insights',
    fold: true,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
    act: async (page) => {
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByText('Link copied').waitFor();
    },
  },
  'menu-open': { path: '/', ...phone, act: (page) => menu(page).tap() },
  'menu-who-we-help': {
    path: '/work',
    ...phone,
    act: async (page) => {
      await menu(page).tap();
      await page.locator('#menu summary').tap();
    },
  },
  'dropdown-open': {
    path: '/',
    ...desk,
    act: (page) => page.getByRole('button', { name: 'Who We Help' }).hover(),
  },
  'navigation-scrolled': {
    path: '/work',
    fold: true,
    act: (page) => page.evaluate(() => scrollTo(0, 500)),
  },
  'skip-link': { path: '/', ...desk, act: tab(1) },
  'focus-navigation': { path: '/', ...desk, act: tab(4) },
  'focus-button': { path: '/', ...desk, act: (page) => button(page).focus() },
  'hover-button': { path: '/', ...desk, act: (page) => button(page).hover() },
  'active-button': {
    path: '/',
    ...desk,
    act: async (page) => {
      await button(page).hover();
      await page.mouse.down();
    },
  },
  'questions-open': {
    path: '/services',
    act: (page) =>
      page.locator('.faqs summary').evaluateAll((all) => {
        for (const one of all) (one as HTMLElement).click();
      }),
  },
  'long-words-home': { path: '/', act: longWords },
  'long-words-article': { path: article, act: longWords },
  'long-words-work': { path: '/work', act: longWords },
  'long-words-location': { path: '/marketing-newcastle', act: longWords },
  'double-text-home': { path: '/', fold: true, act: doubledText },
  'double-text-contact': { path: '/contact', fold: true, act: doubledText },
  'double-text-article': { path: article, fold: true, act: doubledText },
  'no-javascript-home': { path: '/', ...noJavascript },
  'no-javascript-insights': { path: '/insights', ...noJavascript },
  'forced-colours-home': { path: '/', ...forcedColours },
  'forced-colours-contact': { path: '/contact', ...forcedColours },
  'forced-colours-article': { path: article, ...forcedColours },
  'forced-colours-every-block': { path: everyBlock, archive: true, ...forcedColours },
  'print-every-block': { path: everyBlock, archive: true, ...print },
  'print-article': { path: article, ...print },
  'print-work': { path: '/work', ...print },
};

export const states: readonly Screen[] = Object.entries(all).map(([name, state]) => ({
  name,
  ...state,
}));
