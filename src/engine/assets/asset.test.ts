import { expect, test } from 'vitest';
import { digest } from '../kernel/digest.ts';
import { hashedName, styleWithHashes, withHashes } from './asset.ts';

test('an asset’s file name changes with its source and with nothing else', () => {
  const name = (content: string) => hashedName({ name: 'a.svg', from: digest(content) });
  expect(name('one')).toMatch(/^a-[\w]{6}\.svg$/);
  expect(name('one')).toBe(name('one'));
  expect(name('one')).not.toBe(name('two'));
});

const full = hashedName({ name: 'a.svg', from: digest('') });
const naming = {
  nameOf: (name: string) => (name === 'a.svg' ? full : undefined),
  base: 'https://pierlight.example',
};
const a = `/assets/${full}`;

test('a page that uses an asset that the build does not make is reported', () => {
  const { text, problems } = withHashes(
    '<img src="/assets/a.svg"><img src="/assets/b.svg">',
    '/work',
    naming,
  );
  expect(text).toBe(`<img src="${a}"><img src="/assets/b.svg">`);
  expect(problems).toEqual([
    { file: '/work', code: 'broken-link', message: 'shows /assets/b.svg, which nothing makes.' },
  ]);
});

test('a stylesheet refers to assets by their hashed names', () => {
  const css = 'a{src:url(/assets/a.svg)}b{src:url("/assets/a.svg")}i{src:url(/assets/b.svg)}';
  const { text, problems } = styleWithHashes(css, 'base', naming);
  expect(text).toBe(`a{src:url(${a})}b{src:url("${a}")}i{src:url(/assets/b.svg)}`);
  expect(problems).toHaveLength(1);
});

test('asset names are replaced in our own URLs, never in other sites’ URLs or in text', () => {
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
