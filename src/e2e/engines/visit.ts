import { expect } from 'vitest';
import type { Tab, Visitor } from './engine.ts';

/** An element that is shown: the first that a selector finds, or the first with this text or name. */
export type Target = string | readonly [selector: string, text: string];

export type Visit = ReturnType<typeof visit>;

/**
 * Opens a tab for a visitor, with a window of 1440 × 900 px unless said otherwise.
 *
 * @param site the URL that paths are below; by default the site whose forms work.
 */
export type Open = (visitor?: Partial<Visitor>, site?: string) => Promise<Visit>;

type Point = readonly [x: number, y: number];
type Place = { readonly x: number; readonly y: number };

const find = `const named = (element) =>
    [element.textContent.trim(), element.ariaLabel].includes(text);
  const element = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && (text === null || named(each)),
  );`;

const isThere = `(selector, text) => { ${find} return Boolean(element); }`;

/** Scrolls to the element, clear of the navigation; its middle, and whether nothing lies over it. */
const middle = `(selector, text) => {
  ${find}
  if (!element) return null;
  const box = () => element.getClientRects()[0] ?? element.getBoundingClientRect();
  const { top, bottom } = box();
  const bar = element.closest('.navigation') ? 0 : 100;
  if (top < bar || bottom > innerHeight) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top: y, width, height } = box();
  const place = { x: left + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(place.x, place.y);
  const isHit = [element, element.labels?.[0]].some((each) => each?.contains(hit));
  return { ...place, isHit };
}`;

/**
 * What a visitor does in a tab. All of it waits until it can be done, by asking again.
 *
 * @param site the URL that paths are below.
 */
export function visit(tab: Tab, site: string) {
  const call = <T>(source: string, ...args: unknown[]) =>
    tab.evaluate(`(${source})(...${JSON.stringify(args)})`) as Promise<T>;
  /** What a function returns in the page, with arguments as JSON can hold them. */
  const read = <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> => call(inPage.toString(), ...args);
  const ask = <T>(source: string, target: Target) => {
    const [selector, text] = typeof target === 'string' ? [target, null] : target;
    return call<T>(source, selector, text);
  };
  const isShown = (target: Target) => ask<boolean>(isThere, target);
  /** Where an element is, once it stays there and nothing lies over it. */
  const place = async (target: Target) => {
    let last = '';
    await expect
      .poll(
        async () => {
          const found = await ask<(Place & { isHit: boolean }) | null>(middle, target);
          const isStill = last === JSON.stringify(found);
          last = JSON.stringify(found);
          return found?.isHit === true && isStill;
        },
        { message: `${target} can be reached` },
      )
      .toBe(true);
    return JSON.parse(last) as Place;
  };
  const at = (act: (x: number, y: number) => Promise<void>) => async (target: Target) => {
    const { x, y } = await place(target);
    await act(x, y);
  };
  const focus = (selector: string) =>
    read((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector);
  const step = async (direction: 'back' | 'forward') => {
    // WebKit ignores a step through the history while a document is loading.
    await expect.poll(() => read(() => document.readyState)).toBe('complete');
    await tab.step(direction);
  };
  return {
    ...tab,
    goto: (path: string) => tab.goto(site + path),
    read,
    isShown,
    sees: (target: Target) =>
      expect.poll(() => isShown(target), { message: `${target} is shown` }).toBe(true),
    misses: (target: Target) =>
      expect.poll(() => isShown(target), { message: `${target} is hidden` }).toBe(false),
    click: at(tab.click),
    tap: at(tab.tap),
    hover: at(tab.move),
    place,
    /** Clicks at once, whatever is there. */
    clickAt: ({ x, y }: Place) => tab.click(x, y),
    /** Moves the mouse in a straight line, in CSS px. */
    async sweep([fromX, fromY]: Point, [toX, toY]: Point, steps: number) {
      for (let step = 0; step <= steps; step++) {
        const way = step / steps;
        await tab.move(
          Math.round(fromX + (toX - fromX) * way),
          Math.round(fromY + (toY - fromY) * way),
        );
      }
    },
    focus,
    /** Clicks into a field and types, in place of what stands there. */
    async fill(selector: string, text: string) {
      await at(tab.click)(selector);
      await read(
        (selector) => document.querySelector<HTMLInputElement>(selector)?.select(),
        selector,
      );
      await tab.type(text);
    },
    back: () => step('back'),
    forward: () => step('forward'),
    /** Waits until the page is this one: its path, query and hash. */
    isAt: (address: string) =>
      expect
        .poll(() => read(() => location.pathname + location.search + location.hash))
        .toBe(address),
  };
}

/** Scrolls to the end as a reader does, until all widgets are hydrated. */
export async function readToTheEnd({ read }: Visit): Promise<void> {
  const below = () => {
    scrollBy(0, innerHeight);
    return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
  };
  while (await read(below));
  const asleep = () =>
    read(() => {
      const widget = document.querySelector('[data-widget]:not([data-awake])');
      widget?.scrollIntoView();
      return widget && `${location.pathname}: ${widget.outerHTML.slice(0, 60)}`;
    });
  await expect.poll(asleep).toBe(null);
}
