import { expect, onTestFinished, test } from 'vitest';
import { address } from '../journeys/served-site.ts';
import { unreliableSite } from './unreliable-site.ts';
import type { Open, Visit } from './visit.ts';

export function widgetJourneys(open: Open): void {
  test('testimonials change by their arrows and logos', async () => {
    const visit = await open();
    await visit.goto('/');
    const shown = () =>
      visit.read(() => document.querySelector('#slides > [data-chosen] figcaption b')?.textContent);
    await visit.click(['button', 'Next']);
    await expect.poll(() => text(visit, '.carousel__count')).toBe('2 of 3');
    expect(await shown()).toBe('Martin');
    await visit.click(['button', 'Previous']);
    await expect.poll(shown).toBe('Gemma');
    await visit.click(['button', 'Show GST Services']);
    await expect.poll(shown).toBe('Martin');
  });

  test('tabs show their own words, by click and by arrow key', async () => {
    const visit = await open();
    await visit.goto('/');
    for (const name of ['Goal', 'Proof', 'How']) {
      await visit.click(['[role="tab"]', name]);
      await expect.poll(() => panels(visit)).toEqual([name.toLowerCase()]);
    }
    await visit.press('ArrowRight');
    await expect.poll(() => panels(visit)).toEqual(['proof']);
    await visit.press('Home');
    await expect.poll(() => panels(visit)).toEqual(['goal']);
  });

  test('a kind of work is in the address, follows Back and Forward, and can be linked to', async () => {
    const visit = await open();
    await visit.goto('/work');
    const rows = () => count(visit, '.case-row');
    expect(await rows()).toBe(4);
    await visit.click('.chips a[href*="video"]');
    await visit.isAt('/work?category=video');
    await expect.poll(rows).toBe(1);
    await visit.back();
    await expect.poll(rows).toBe(4);
    await visit.forward();
    await expect.poll(rows).toBe(1);
    await visit.goto('/work?category=paid-media');
    await expect.poll(rows).toBe(1);
    await expect.poll(() => text(visit, '.filter-status')).toBe('Showing 1 of 4');
    expect(await visit.heard()).toEqual([]);
  });

  test('a search among the insights finds articles as it is typed, and stays in the address', async () => {
    const visit = await open();
    await visit.goto('/insights');
    const rows = () => count(visit, '#articles > li');
    await visit.fill('.search input', '2024');
    await expect.poll(rows).toBe(4);
    await visit.isAt('/insights?search=2024');
    await visit.fill('.search input', 'nothing like it');
    await expect
      .poll(() => text(visit, 'main'))
      .toContain('No insights found matching your criteria.');
    expect(await visit.heard()).toEqual([]);
  });

  test('Copy link copies the address that is open, with the category that is chosen', async () => {
    const visit = await open();
    await visit.goto('/insights?category=trades');
    // The list above the button is shorter then.
    await visit.sees('[data-widget="insights-filter"][data-awake]');
    await catchCopies(visit);
    await visit.click(['button', 'Copy link']);
    await visit.sees('.toast');
    expect(await text(visit, '.toast')).toContain('Link copied to clipboard!');
    expect(await visit.read(() => (window as unknown as { copied: string }).copied)).toMatch(
      /\/insights\?category=trades$/,
    );
    await visit.press('Escape');
    await visit.misses('.toast');
  });

  test('a widget whose code was lost comes alive at the next click', async () => {
    const site = await unreliableSite(address('', 'SITE_EMBEDDED'));
    onTestFinished(site.close);
    const visit = await open({}, site.url);
    site.lose(/\.js$/);
    await visit.goto('/insights');
    await visit.read(() => document.querySelector('[data-widget="share-bar"]')?.scrollIntoView());
    await visit.sees('[data-widget="share-bar"][data-failed]');
    site.mend();
    await catchCopies(visit);
    await visit.click(['button', 'Copy link']);
    await visit.sees('.toast');
  });

  test('a question opens and closes by click and by key', async () => {
    const visit = await open();
    await visit.goto('/services');
    const isOpen = () =>
      visit.read(() => document.querySelector<HTMLDetailsElement>('.faqs details')?.open);
    await visit.click('.faqs summary');
    await expect.poll(isOpen).toBe(true);
    await visit.press('Enter');
    await expect.poll(isOpen).toBe(false);
  });

  test('the moving logos stop by their button', async () => {
    const visit = await open();
    await visit.goto('/');
    const state = () =>
      visit.read(() => {
        const track = document.querySelector('.logo-strip__track');
        return track && getComputedStyle(track).animationPlayState;
      });
    expect(await state()).toBe('running');
    await visit.click(['button', 'Pause']);
    await visit.hover('.navigation .logo');
    await expect.poll(state).toBe('paused');
  });

  test('the trail starts when the window grows to 1,024 px, and stops when it shrinks', async () => {
    const visit = await open({ width: 1000 });
    await visit.goto('/about');
    await visit.sweep([100, 300], [300, 400], 4);
    expect(await discs(visit)).toEqual([]);
    await visit.resize(1200, 900);
    await visit.sweep([100, 300], [400, 400], 8);
    await expect.poll(async () => (await discs(visit)).length).toBe(16);
    await expect
      .poll(async () => {
        await visit.sweep([400, 400], [100, 300], 3);
        return (await discs(visit)).includes('visible');
      })
      .toBe(true);
    await visit.resize(1000, 900);
    await expect.poll(async () => (await discs(visit)).includes('visible')).toBe(false);
    await visit.sweep([100, 300], [300, 400], 4);
    expect(await discs(visit)).not.toContain('visible');
  });
}

/** Writes to the clipboard go to `window.copied`, since not every engine has one here. */
const catchCopies = ({ read }: Visit) =>
  read(() => {
    const writeText = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

const text = ({ read }: Visit, selector: string) =>
  read((selector) => document.querySelector(selector)?.textContent ?? '', selector);

/** How many elements are shown. */
const count = ({ read }: Visit, selector: string) =>
  read(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length,
    selector,
  );

/** The ids of the tabs' panels that are shown. */
const panels = ({ read }: Visit) =>
  read(() =>
    [...document.querySelectorAll('.how__panels > *')]
      .filter((panel) => panel.checkVisibility({ visibilityProperty: true }))
      .map(({ id }) => id),
  );

/** The visibility of each disc of the trail. */
const discs = ({ read }: Visit) =>
  read(() =>
    [...document.querySelectorAll<HTMLElement>('body > [aria-hidden="true"] i')].map(
      ({ style }) => style.visibility,
    ),
  );
