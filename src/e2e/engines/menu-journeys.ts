import { expect, test } from 'vitest';
import type { EngineName } from './engine.ts';
import type { Open, Visit } from './visit.ts';

const button = '.navigation__dropdown button';
const list = '#who-we-help a';
const away = '.navigation .logo';

export function menuJourneys(open: Open, engine: EngineName): void {
  // The pointer events that WebKitGTK makes of a touch say "mouse"; Safari's say "touch".
  const hasTouch = engine !== 'WebKit';

  test('Who We Help opens under the mouse, its links work, and it closes when the mouse leaves', async () => {
    const visit = await open();
    await visit.goto('/');
    await visit.hover(away);
    await expect.poll(() => expanded(visit)).toBe('false');
    await visit.misses(list);
    await visit.hover(button);
    await visit.sees(list);
    expect(await expanded(visit)).toBe('true');
    await visit.hover(away);
    await visit.misses(list);
    expect(await expanded(visit)).toBe('false');
    await visit.hover(button);
    await visit.click('#who-we-help a[href="/who-we-help/gyms"]');
    await visit.isAt('/who-we-help/gyms');
  });

  test('Who We Help by keyboard: focus alone does not open it; Enter, Space and Down do; Enter closes', async () => {
    const visit = await open();
    await visit.goto('/');
    await visit.hover(away);
    await expect.poll(() => expanded(visit)).toBe('false');
    await visit.focus(button);
    expect(await visit.isShown(list)).toBe(false);
    for (const key of ['Enter', 'Space', 'ArrowDown'] as const) {
      await visit.press(key);
      await visit.sees(list);
      expect(await expanded(visit), key).toBe('true');
      await visit.focus(button);
      await visit.press('Enter');
      await visit.misses(list);
      expect(await expanded(visit), key).toBe('false');
    }
    await visit.press('Enter');
    await visit.sees(list);
    await visit.press('Tab');
    await expect.poll(() => focused(visit)).toBe(list);
    await visit.press('Escape');
    await visit.misses(list);
    expect(await focused(visit)).toBe(button);
  });

  test.skipIf(!hasTouch)('on a wide touch screen a second tap closes Who We Help', async () => {
    const visit = await open({ kind: 'with a touch screen' });
    await visit.goto('/');
    await expect.poll(() => expanded(visit)).toBe('false');
    await visit.misses(list);
    await visit.tap(button);
    await visit.sees(list);
    await visit.tap(button);
    await visit.misses(list);
  });

  test('the menu on a phone holds focus, closes by its button and by Escape, and gives focus back', async () => {
    const visit = await open({ width: 390, height: 844 });
    await visit.goto('/');
    const opener = '.navigation__toggle';
    await visit.misses('#menu');
    await visit.tap(opener);
    await visit.sees('#menu');
    await expect.poll(() => focused(visit)).toBe('#menu button');
    await expect.poll(() => isInert(visit)).toBe(true);
    for (let press = 0; press < 12; press++) {
      await visit.press('Tab');
      expect(await focused(visit), 'Tab stays in the menu').toMatch(/^#menu/);
    }
    await visit.press('Escape');
    await visit.misses('#menu');
    await expect.poll(() => focused(visit)).toBe(opener);
    await visit.tap(opener);
    await visit.tap('.navigation__close');
    await visit.misses('#menu');
    await expect.poll(() => isInert(visit)).toBe(false);
  });
}

const expanded = ({ read }: Visit) =>
  read((button) => document.querySelector(button)?.ariaExpanded, button);

const isInert = ({ read }: Visit) => read(() => document.querySelector('main')?.inert);

/** Which of these the focused element is. */
const focused = ({ read }: Visit) =>
  read(
    (known) => known.find((selector) => document.activeElement?.matches(selector)),
    [button, list, '.navigation__toggle', '#menu button', '#menu a', '#menu summary'],
  );
