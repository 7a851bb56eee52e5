import { expect, onTestFinished, test } from 'vitest';
import { address } from '../journeys/served-site.ts';
import { unreliableSite } from './unreliable-site.ts';
import type { Open, Visit } from './visit.ts';

export function widgetJourneys(open: Open): void {
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

  test('a film plays once it is in view, and stops at a press', async () => {
    const visit = await open();
    await visit.goto('/projects/calm-dog');
    await visit.sweep([300, 300], [400, 300], 5);
    await visit.hover('.animatic__screen button');
    const state = () =>
      visit.read(
        () =>
          document.querySelector('.animatic__screen b')?.getAnimations({ subtree: true })[0]
            ?.playState,
      );
    await expect.poll(state).toBe('running');
    await visit.click('.animatic__screen button');
    await expect.poll(state).toBe('paused');
    expect(await visit.heard()).toEqual([]);
  });

  test('a widget whose code was lost comes alive at the next click', async () => {
    const site = await unreliableSite(address(''));
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
}

/** Writes to the clipboard go to `window.copied`, since not every engine has one here. */
const catchCopies = ({ read }: Visit) =>
  read(() => {
    const writeText = async (text: string) => void Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });

const text = ({ read }: Visit, selector: string) =>
  read((selector) => document.querySelector(selector)?.textContent ?? '', selector);

const count = ({ read }: Visit, selector: string) =>
  read(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length,
    selector,
  );
