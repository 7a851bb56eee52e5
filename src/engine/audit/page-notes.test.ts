import { expect, test } from 'vitest';
import { joinedParts, type PageParts, pageParts } from './page-notes.ts';

const policy = '<meta http-equiv="Content-Security-Policy" content="x">';
const head =
  '<title>A page</title><meta name="description" content="D"><link rel="canonical" href="/c">';

const pages: [what: string, head: string, body: string][] = [
  [
    'an ordinary page',
    policy + head,
    '<h1 id="a">A</h1><a href="/b">b</a><img src="/assets/a.svg">',
  ],
  ['a drawing with a title', policy + head, '<svg><title>Not the page’s</title></svg><h1>A</h1>'],
  ['a body that says what a head does', policy + head, '<meta name="robots" content="noindex">'],
  ['a script in the body', policy + head, '<script>run()</script><p style="a">'],
  ['a script in a page without a policy', head, '<script>run()</script>'],
  ['an id that the layout has', policy + head, '<p id="main"><p id="own"><p id="own">'],
  ['assets in both', `${policy + head}<link href="/assets/a.svg">`, '<img src="/assets/a.svg">'],
];

test.each(pages)('%s says the same when its body was read apart', (_, head, body) => {
  const page = (content: string) =>
    `<html><head>${head}<style>p{}</style></head><body>${content}</body></html>`;
  const ids = ['main'];
  const joined = joinedParts(pageParts(page(''), ids), pageParts(body, ids));
  expect(plain(joined)).toEqual(plain(pageParts(page(body), ids)));
});

/** Sets as lists, since their order counts too. */
function plain(parts: PageParts): object {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );
}
