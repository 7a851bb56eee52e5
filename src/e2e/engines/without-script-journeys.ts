import { test } from 'vitest';
import type { Open } from './visit.ts';

export function withoutScriptJourneys(open: Open): void {
  test('without scripts Who We Help opens under the mouse, and questions open', async () => {
    const visit = await open({ kind: 'without scripts' });
    await visit.goto('/services');
    await visit.click('.services__service .folded > summary');
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
}
