import { expect, test } from 'vitest';
import { styleNames } from '../render/page-style.ts';
import { parsedSheet } from './parsed-sheet.ts';
import {
  inOrder,
  pageStyle,
  printStyle,
  type Stylesheet,
  shortNames,
  tight,
  wantedSheets,
} from './stylesheet.ts';

test('a page gets the CSS of the blocks on it and no other', () => {
  const sheets = inOrder(
    ['card', 'base', 'tokens', 'hero'].map((block) => ({ block, css: `${block};` })),
  );
  expect(styleOf('<a class="wide card">', sheets)).toBe('tokens;base;card;');
  expect(styleOf('<a class="card__frame">', sheets)).toBe('tokens;base;');
});

const cases: [why: string, css: string, used: string][] = [
  ['a class that it lacks', '.card{d:1}.card .big{d:2}.big{d:3}', '.card{d:1}'],
  ['one of two selectors', '.big,.card{d:1}', '.card{d:1}'],
  [
    'elements, attributes and states',
    'p,[hidden]:hover::after{d:1}',
    'p,[hidden]:hover::after{d:1}',
  ],
  ['an element that it lacks', '.card ol>li::before,.card p{d:1}', '.card p{d:1}'],
  ['a class that may be absent', '.card:not(.big,.x){d:1}', '.card:not(.big,.x){d:1}'],
  ['a choice of classes', ':is(.big,.card:not(.x)) p{d:1}', ':is(.big,.card:not(.x)) p{d:1}'],
  ['a comma in an attribute', '.card[title="x,y"],.card[title="{}"]{d:1}', ''],
  ['two classes of one element', '.card.card--big{d:1}.p.card{d:1}', '.card.card--big{d:1}'],
  ['a class in an attribute', '.card[title=".big"]{d:1}', ''],
  ['a query with nothing left', '@media(width<30em){.big{d:1}}p{d:2}', 'p{d:2}'],
  ['a query', '@media(width<30em){.big{d:1}.card{d:2}}', '@media(width<30em){.card{d:2}}'],
  ['faces and frames', '@font-face{d:1}@keyframes a{from{d:1}12.5%{d:2}}', ''],
];

test.each(cases)('a page gets only the rules that may apply to it: %s', (_, css, used) => {
  const sheet = parsedSheet({ block: 'card', css });
  expect(pageStyle([sheet], (name) => ['.card', '.card--big', 'p'].includes(name))).toBe(
    used || css,
  );
});

test('rules for narrow screens override those for wider ones', () => {
  const css =
    '@media(width<30em){a{d:3}}b{d:1}@media(width<56em){a{d:2}}@media(width<30em){b{d:3}}';
  expect(styleOf('<a><b>', [{ block: 'base', css }])).toBe(
    'b{d:1}@media(width<56em){a{d:2}}@media(width<30em){a{d:3}b{d:3}}',
  );
});

test('a media query with nested at-rules is not moved', () => {
  const css = '@media(width<30em){@supports(d:1){a{d:1}}}b{d:1}';
  expect(styleOf('<a><b>', [{ block: 'base', css }])).toBe(css);
});

test('print styles are in a file of their own and in no page', () => {
  const sheets = ['card', 'hero'].map((block) => ({
    block,
    css: `.${block}{d:1}@media print{.${block}{d:2}}`,
  }));
  expect(printStyle(sheets.map(parsedSheet))).toBe('.card{d:2}.hero{d:2}');
  expect(styleOf('<p class="card hero">', sheets)).toBe('.card{d:1}.hero{d:1}');
});

test('spaces that values do not need are removed', () => {
  expect(tight('a{background:#fff 0 100% / 0 5px;color:var(--a, var(--b))}')).toBe(
    'a{background:#fff 0 100%/0 5px;color:var(--a,var(--b))}',
  );

  expect(tight(':root{--a: clamp(1px, 2vw, 3px);--b: 1}a{color:red}')).toBe(
    ':root{--a:clamp(1px,2vw,3px);--b:1}a{color:red}',
  );
});

test('custom properties get short names, except those that a script uses', () => {
  const css = ':root{--ink:#000;--red:#f00}.button--ink{color:var(--ink);background:var(--red)}';
  expect(shortNames([{ block: 'tokens', css }], ['"var(--red)"'])).toEqual([
    {
      block: 'tokens',
      css: ':root{--0:#000;--red:#f00}.button--ink{color:var(--0);background:var(--red)}',
    },
  ]);
});

test('breakpoints follow the reader’s text size', () => {
  expect(tight('@media(max-width:899px){a{d:1}}@media(min-width:900px){a{d:2}}')).toBe(
    '@media(width<56.25em){a{d:1}}@media(width>=56.25em){a{d:2}}',
  );
});

test('a script may add a class that a page lacks, and its rules are there', () => {
  const sheets = [{ block: 'card', css: '.card{d:1}.card--open{d:2}.card--wide{d:3}' }];
  const style = styleOf('<p class="card">', sheets, ['.card--open']);
  expect(style).toBe('.card{d:1}.card--open{d:2}');
});

/** @param added the classes that a script may add. */
function styleOf(html: string, sheets: readonly Stylesheet[], added: readonly string[] = []) {
  const names = styleNames(html);
  const has = (name: string) => names.has(name) || added.includes(name);
  return pageStyle(wantedSheets(sheets, names).map(parsedSheet), has);
}
