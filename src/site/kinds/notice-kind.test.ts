import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { rendering } from '../../e2e/units/rendering.ts';
import { markdown } from '../../engine/content/markdown.ts';
import { renderPage } from '../../engine/render/render-page.tsx';
import { routeTable } from '../own-site.ts';

test('a notice loses neither a drawing across its text nor the points under it', () => {
  const { body } = markdown('## One\n\nFirst.\n\n- A point\n\n## Two\n\nSecond.', 'x.md');
  const exhibits = [{ kind: 'drawing', section: 'One', drawing: 'coast' } as const];
  const privacy = { ...fixtureSite.pages.privacy, body, exhibits };
  const site = { ...fixtureSite, pages: { ...fixtureSite.pages, privacy } };
  const route = routeTable(site).find(({ path }) => path === '/privacy');
  if (!route) throw new Error('There is no notice.');
  const { body: shown } = renderPage(route, { ...rendering, site });
  expect(shown).toMatch(/First\..*A point.*class="drawn .*Second\./s);
});
