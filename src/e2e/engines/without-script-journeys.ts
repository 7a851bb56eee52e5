import { expect, test } from 'vitest';
import { kinds } from '../journeys/site-pages.ts';
import type { Open } from './visit.ts';

export function withoutScriptJourneys(open: Open): void {
  test('without scripts every kind of page can be read, and says how to write to us', async () => {
    const visit = await open({ kind: 'without scripts' });
    for (const path of kinds) {
      await visit.goto(path);
      await visit.sees('h1');
      const words = await visit.read(() => document.querySelector('main')?.innerText.split(/\s+/));
      expect(words?.length, path).toBeGreaterThan(60);
    }
    await visit.goto('/contact');
    expect(await visit.isShown('form')).toBe(false);
    expect(await visit.isShown('.form-notice')).toBe(true);
  });

  test('without scripts Who We Help opens under the mouse, and questions open', async () => {
    const visit = await open({ kind: 'without scripts' });
    await visit.goto('/services');
    await visit.click('.folded > summary');
    await visit.click('.faqs summary');
    await visit.sees('.faqs details[open] p');
    await visit.read(() => scrollTo(0, 0));
    await visit.hover('.navigation__dropdown button');
    await visit.click('#who-we-help a[href="/who-we-help/gyms"]');
    await visit.isAt('/who-we-help/gyms');
  });

  test('without scripts the menu on a phone opens, closes and leads on', async () => {
    const visit = await open({ kind: 'without scripts', width: 390, height: 844 });
    await visit.goto('/');
    await visit.misses('#menu');
    await visit.click('.navigation__toggle');
    await visit.sees('#menu');
    await visit.press('Escape');
    await visit.misses('#menu');
    await visit.click('.navigation__toggle');
    await visit.click('#menu a[href="/services"]');
    await visit.isAt('/services');
    await visit.misses('#menu');
  });

  test('with reduced motion nothing moves on any kind of page', async () => {
    const visit = await open({ kind: 'with reduced motion' });
    for (const path of kinds) {
      await visit.goto(path);
      expect(await visit.read(() => matchMedia('(prefers-reduced-motion)').matches)).toBe(true);
      await visit.read(() => scrollTo(0, document.documentElement.scrollHeight));
      const moving = await visit.read(() =>
        document
          .getAnimations()
          .filter(({ playState }) => playState === 'running')
          .map((animation) => (animation as CSSAnimation).animationName),
      );
      expect(moving, path).toEqual([]);
    }
  });
}
