// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { hydrated } from '../../e2e/units/hydrated.tsx';
import { Carousel } from './carousel.tsx';

const items = ['Aspect', 'GST', 'Calm Dog'].map((name) => ({ name, logo: `/${name}.svg` }));
const page = '<div id="slides"><p>one</p><p>two</p><p>three</p></div>';
const start = () => hydrated(<Carousel slides="slides" items={items} />, page);

const button = (name: string) => document.querySelector(`[aria-label="${name}"]`);
const shown = () => document.querySelector('#slides [data-chosen]')?.textContent;
const told = () => document.querySelector('[role="status"]')?.textContent;

test('the first testimonial shows first', async () => {
  const { complaints } = await start();
  expect(shown()).toBe('one');
  expect(told()).toBe('1 of 3');
  expect(complaints).toEqual([]);
});

test('Next goes through all three, wraps to the first and keeps the focus', async () => {
  const { click } = await start();
  const next = document.querySelector<HTMLElement>('[aria-label="Next"]');
  next?.focus();
  const seen = [];
  for (let press = 0; press < 3; press++) {
    await click(next);
    seen.push(`${shown()}, ${told()}`);
  }
  expect(seen).toEqual(['two, 2 of 3', 'three, 3 of 3', 'one, 1 of 3']);
  expect(document.activeElement).toBe(next);
});

test('Previous wraps from the first to the last', async () => {
  const { click } = await start();
  await click(button('Previous'));
  expect(shown()).toBe('three');
  await click(button('Previous'));
  expect(shown()).toBe('two');
});

test('a logo selects its testimonial and is marked', async () => {
  const { click } = await start();
  await click(button('Show Calm Dog'));
  expect(shown()).toBe('three');
  expect(document.querySelector('[aria-current]')?.getAttribute('aria-label')).toBe(
    'Show Calm Dog',
  );
});

const swipes: [across: number, down: number, then: string][] = [
  [-80, 0, 'two'],
  [80, 0, 'three'],
  [-80, 20, 'two'],
  [-30, 0, 'one'],
  [-80, -120, 'one'],
];

test.each(swipes)('a swipe of %d px across and %d down shows "%s"', async (x, y, then) => {
  await start();
  const slides = document.querySelector('#slides');
  const touch = (clientX: number, clientY: number) => ({ clientX, clientY }) as Touch;
  const event = (type: string, lists: object) =>
    act(async () => slides?.dispatchEvent(Object.assign(new Event(type), lists)));
  await event('touchstart', { touches: [touch(200, 200)] });
  await event('touchend', { changedTouches: [touch(200 + x, 200 + y)] });
  expect(shown()).toBe(then);
});

test('pinching to zoom does not change the testimonial', async () => {
  await start();
  const slides = document.querySelector('#slides');
  const touches = [{ clientX: 200 }, { clientX: 300 }];
  slides?.dispatchEvent(Object.assign(new Event('touchstart'), { touches }));
  const changedTouches = [{ clientX: 20, clientY: 0 }];
  await act(async () => {
    slides?.dispatchEvent(Object.assign(new Event('touchend'), { changedTouches }));
  });
  expect(shown()).toBe('one');
});
