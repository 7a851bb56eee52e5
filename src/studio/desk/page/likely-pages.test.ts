import { expect, test } from 'vitest';
import { likelyPages } from './likely-pages.ts';

const page = (path: string, title: string, kind: string, isHeld = false) => ({
  ...{ path, title, kind, isHeld },
  file: `content${path}.md`,
});

test('a page’s place is best taken by one of its kind with words of its title', () => {
  const gone = page('/reels', 'How Instagram Reels work', 'Article');
  const pages = [
    page('/', 'Home', 'Page'),
    page('/held', 'How Instagram Reels work today', 'Article', true),
    page('/stories', 'Stories that sell', 'Article'),
    gone,
    page('/services/reels', 'Instagram films', 'Service'),
    page('/posts', 'Instagram posts that work', 'Article'),
  ];
  expect(likelyPages(pages, gone).map(({ path }) => path)).toEqual([
    '/posts',
    '/stories',
    '/services/reels',
  ]);
});
