// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { hydrated } from '../../e2e/units/hydrated.tsx';
import { type ArticleSummary, toIndexEntry } from '../data/article-summary.ts';
import { ArticleRow } from '../ui/article-row.tsx';
import { categoryChips } from '../ui/chips.tsx';
import { InsightsFilter } from './insights-filter.tsx';

const articles = [
  ['Reels that sell', 'Content', 'What we learned.'],
  ['A plan on a page', 'Strategy', 'Reels come later.'],
  ['Adverts', 'Paid Ads', 'What they cost.'],
].map(
  ([title = '', category = '', excerpt = '']): ArticleSummary => ({
    path: `/insights/${title.toLowerCase().replaceAll(' ', '-')}`,
    ...{ title, category, excerpt },
    date: '2025-01-02',
    minutes: 5,
  }),
);

/** A page that shows the first `shown` articles. */
async function start(address: string, shown = articles.length) {
  history.replaceState(null, '', address);
  const onPage = articles.slice(0, shown);
  const rows = onPage.map((article) =>
    renderToString(
      <li>
        <ArticleRow article={article} />
      </li>,
    ),
  );
  const page = `<p id="featured"></p><ol id="articles">${rows.join('')}</ol><p id="archive"></p>`;
  return hydrated(
    <InsightsFilter
      chips={categoryChips(['Strategy', 'Content', 'Paid Ads', 'Sports'], articles)}
      list="articles"
      shown={shown}
      unfiltered={['featured', 'archive']}
      path="/insights"
      {...(shown < articles.length && { index: '/assets/articles.json' })}
    />,
    page,
  );
}

const titles = () =>
  [...document.querySelectorAll('ol:not([hidden]) > li:not([hidden]) h3')].map(
    ({ textContent }) => textContent,
  );
const told = () => document.querySelector('[role="status"]')?.textContent;
const isFeaturedShown = () => !document.querySelector('#featured')?.hasAttribute('hidden');
const field = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise((rested) => setTimeout(rested, 250));
  });

test('all articles show at first, the featured ones included', async () => {
  const { complaints } = await start('/insights');
  expect(titles()).toHaveLength(3);
  expect(told()).toBe('Showing 3 of 3');
  expect(isFeaturedShown()).toBe(true);
  expect(complaints).toEqual([]);
});

test('typing searches titles and excerpts in any case, and updates the address', async () => {
  await start('/insights');
  await type(' REELS ');
  expect(titles()).toEqual(['Reels that sell', 'A plan on a page']);
  expect(told()).toBe('Showing 2 of 3');
  expect(location.search).toBe('?search=REELS');
  expect(isFeaturedShown()).toBe(false);
});

test('an article must match both search and category', async () => {
  await start('/insights?category=strategy&search=reels');
  expect(field().value).toBe('reels');
  expect(titles()).toEqual(['A plan on a page']);
});

test('a category hides the featured articles too, and All shows them again', async () => {
  const { click } = await start('/insights');
  const chip = (at: number) => document.querySelectorAll('.chips a')[at];
  await click(chip(2));
  expect(location.search).toBe('?category=content');
  expect(titles()).toEqual(['Reels that sell']);
  expect(isFeaturedShown()).toBe(false);
  await click(chip(0));
  expect(location.search).toBe('');
  expect(isFeaturedShown()).toBe(true);
});

test.each(['/insights?category=sports', '/insights?search=nothing+like+it'])(
  '%s says that nothing was found',
  async (address) => {
    await start(address);
    expect(titles()).toEqual([]);
    expect(told()).toBe('No insights found matching your criteria.');
  },
);

test('Back empties the search field', async () => {
  await start('/insights');
  await type('adverts');
  await act(async () => {
    history.replaceState(null, '', '/insights');
    dispatchEvent(new Event('popstate'));
  });
  expect(field().value).toBe('');
  expect(titles()).toHaveLength(3);
});

test('on a page with only the newest articles, the search loads the index once and finds older ones', async () => {
  const asked = vi.fn(async () => Response.json(articles.map(toIndexEntry)));
  vi.stubGlobal('fetch', asked);
  await start('/insights', 1);
  expect(told()).toBe('Showing 1 of 3');
  expect(asked).not.toHaveBeenCalled();
  await type('adverts');
  expect(titles()).toEqual(['Adverts']);
  expect(document.querySelector('#archive')?.hasAttribute('hidden')).toBe(true);
  await type('what');
  expect(titles()).toEqual(['Reels that sell', 'Adverts']);
  expect(told()).toBe('Showing 2 of 3');
  expect(asked).toHaveBeenCalledExactlyOnceWith('/assets/articles.json');
  await type('');
  expect(titles()).toEqual(['Reels that sell']);
});

test('if the index does not load, the newest are searched, the page says so, and the next search tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await start('/insights', 2);
  await type('plan');
  expect(titles()).toEqual(['A plan on a page']);
  expect(told()).toBe('Showing 1 of 2 (only the newest could be searched; the rest did not load)');
  vi.stubGlobal('fetch', async () => Response.json(articles.map(toIndexEntry)));
  await type('');
  await type('adverts');
  expect(titles()).toEqual(['Adverts']);
});
