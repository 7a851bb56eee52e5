import { expect, test } from 'vitest';
import { characters, missingCharacters } from './font.ts';
import { hashed, styleWithHashes, withHashes } from './hashed.ts';
import { policy } from './policy.ts';
import { robots } from './robots.ts';
import { gathered, inOrder, pageStyle, printStyle, shortNames, tight } from './stylesheet.ts';
import { weigh } from './weight.ts';

test('a page takes in the stylesheets of the blocks that it shows, and no others', () => {
  const sheets = inOrder(
    ['card', 'base', 'tokens', 'hero'].map((block) => ({ block, css: `${block};` })),
  );
  expect(pageStyle(sheets, '<a class="wide card">')).toBe('tokens;base;card;');
  expect(pageStyle(sheets, '<a class="card__frame">')).toBe('tokens;base;');
});

test('the rules for narrow screens win over those for wider ones', () => {
  const css =
    '@media(width<30em){a{d:3}}b{d:1}@media(width<56em){a{d:2}}@media(width<30em){b{d:3}}';
  expect(gathered(css)).toBe('b{d:1}@media(width<56em){a{d:2}}@media(width<30em){a{d:3}b{d:3}}');
});

test('rules that hold others are left where they are', () => {
  const css = '@media(width<30em){@supports(d:1){a{d:1}}}b{d:1}';
  expect(gathered(css)).toBe(css);
});

test('what concerns paper is in a file of its own, and in no page', () => {
  const sheets = ['card', 'hero'].map((block) => ({
    block,
    css: `.${block}{d:1}@media print{.${block}{d:2}}`,
  }));
  expect(printStyle(sheets)).toBe('.card{d:2}.hero{d:2}');
  expect(pageStyle(sheets, '<p class="card hero">')).toBe('.card{d:1}.hero{d:1}');
});

test('a custom property is as short as any other', () => {
  expect(tight(':root{--a: clamp(1px, 2vw, 3px);--b: 1}a{color:red}')).toBe(
    ':root{--a:clamp(1px,2vw,3px);--b:1}a{color:red}',
  );
});

test('a custom property has a short name where no script knows it by its own', () => {
  const css = ':root{--ink:#000;--red:#f00}.button--ink{color:var(--ink);background:var(--red)}';
  expect(shortNames([{ block: 'tokens', css }], ['"var(--red)"'])).toEqual([
    {
      block: 'tokens',
      css: ':root{--0:#000;--red:#f00}.button--ink{color:var(--0);background:var(--red)}',
    },
  ]);
});

test('what a screen has room for follows the size of its reader’s text', () => {
  expect(tight('@media(max-width:899px){a{d:1}}@media(min-width:900px){a{d:2}}')).toBe(
    '@media(width<56.25em){a{d:1}}@media(width>=56.25em){a{d:2}}',
  );
});

test('an asset’s name changes with its content alone', () => {
  const name = (content: string) => hashed(new Map([['a.svg', content]])).names.get('a.svg');
  expect(name('one')).toMatch(/^a-[\w]{6}\.svg$/);
  expect(name('one')).toBe(name('one'));
  expect(name('one')).not.toBe(name('two'));
});

const { names } = hashed(new Map([['a.svg', '']]));
const naming = { names, base: 'https://pierlight.example' };
const a = `/assets/${names.get('a.svg')}`;

test('a page that shows an asset which nothing makes is reported', () => {
  const { text, problems } = withHashes(
    '<img src="/assets/a.svg"><img src="/assets/b.svg">',
    '/work',
    naming,
  );
  expect(text).toBe(`<img src="${a}"><img src="/assets/b.svg">`);
  expect(problems).toEqual([
    { file: '/work', message: 'shows /assets/b.svg, which nothing makes.' },
  ]);
});

test('a stylesheet asks for assets under their names with hashes too', () => {
  const css = 'a{src:url(/assets/a.svg)}b{src:url("/assets/a.svg")}i{src:url(/assets/b.svg)}';
  const { text, problems } = styleWithHashes(css, 'base', naming);
  expect(text).toBe(`a{src:url(${a})}b{src:url("${a}")}i{src:url(/assets/b.svg)}`);
  expect(problems).toHaveLength(1);
});

test('assets are ours under our own address, and on no other site', () => {
  const said = (text: string) => withHashes(text, '/work', naming);
  expect(said('"https://pierlight.example/assets/a.svg"').text).toBe(
    `"https://pierlight.example${a}"`,
  );
  const others = [
    '<a href="https://x.example/assets/a.svg">',
    '<a href="https://x.example/assets/logo.png">',
    '<a href="https://pierlight.example.evil.example/assets/a.svg">',
    '<a href="//x.example/assets/a.svg">',
    '<a href="https://x.example/of?https://pierlight.example/assets/a.svg">',
    '<p>Lay it at /assets/a.svg, or (/assets/b.svg), or &quot;/assets/b.svg&quot;.</p>',
    '<code>url(/assets/b.svg)</code>',
    String.raw`{"headline":"What \"/assets/b.svg\" means"}`,
  ];
  for (const text of others) expect(said(text)).toEqual({ text, problems: [] });
});

test('the policy lets in the page’s own styles and nothing else inline', () => {
  const rules = policy('body{}', 'run()');
  expect(rules).toContain("default-src 'none'");
  expect(rules).toMatch(/style-src 'self' 'sha256-[\w+/=]{44}'/);
  expect(rules).not.toContain('unsafe');
  expect(rules).not.toContain('frame-ancestors');
});

test('robots.txt says where the sitemap is', () => {
  expect(robots('https://pierlight.example').content).toContain(
    'Sitemap: https://pierlight.example/sitemap.xml',
  );
});

test('a page over the budget is reported with its weight', () => {
  const noise = Array.from({ length: 20_000 }, (_, at) => ((at * 7919) % 10_007).toString(36));
  const { heaviest, problems } = weigh([
    { path: 'light.html', content: 'light' },
    { path: 'heavy.html', content: noise.join('') },
  ]);
  expect(heaviest.path).toBe('heavy.html');
  expect(problems).toHaveLength(1);
});

test('a page whose compressed file is at hand is not weighed again', () => {
  const pages = [{ path: 'a.html', content: 'text' }];
  const small = [{ path: 'a.html.br', content: new Uint8Array(20_000) }];
  const { heaviest, problems } = weigh(pages, small);
  expect(heaviest).toEqual({ path: 'a.html', bytes: 20_000 });
  expect(problems).toHaveLength(1);
});

test('a letter that the typeface lacks is reported with its line', () => {
  const bytes = new TextEncoder().encode('Café £5\nŁódź\n');
  expect(missingCharacters([{ path: 'content/x.md', bytes }])).toEqual([
    {
      file: 'content/x.md',
      line: 2,
      message: 'has "Ł", "ź", which our typeface lacks: it will look different there.',
    },
  ]);
  expect(characters).toContain('é');
});
