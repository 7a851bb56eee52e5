import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import { site as definition } from '../../site/site.ts';
import { beforeList } from './before-list.ts';

/** The page for our site with other settings. */
function page(own: object): string {
  const site = { ...fixtureSite, settings: { ...fixtureSite.settings, ...own } };
  // Of a planned site it reads these alone.
  return String(beforeList({ definition, site } as unknown as PlannedSite).body);
}

test('each thing to do before going live leads to its file at the desk', () => {
  const html = page({ sample: true });
  expect(html).toMatch(/\d+ are left\. None of this stops the site from being built\./);
  expect(html).toContain(
    '<b><a href="/desk?file=content%2Fsite.json">Company number</a></b><span>To do.',
  );
  expect(html).toContain('<b>Host</b><span>Look yourself.');
  expect(html).toContain('Online booking</a></b><span>If you like.');
});

test('staff read what a thing is for; its file is for whoever looks after the site', () => {
  const html = page({ sample: true });
  expect(html).toContain('<header class="bar"><a href="/desk">');
  expect(html).toContain(
    '<b>Database of the forms</b><span>Look yourself. Keeps what visitors send you.</span><small>For whoever looks after the site: supabase/README.md</small>',
  );
  expect(html).not.toContain('<code>');
});

test('what is done says so', () => {
  expect(page({ telephone: '0191 555 0199' })).toContain('Telephone</a></b><span>Done.');
});
