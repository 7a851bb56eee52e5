import { expect, test } from 'vitest';
import { lean } from './lean.ts';

const cases: Record<string, [markup: string, expected: string]> = {
  'comments between adjacent texts are removed': ['<p>1<!-- --> of <!-- -->3</p>', '<p>1 of 3</p>'],
  'images are not preloaded ahead of the font': [
    '<link rel="preload" as="image" href="/a.svg"/><img src="/a.svg">',
    '<img src="/a.svg">',
  ],
  'a preload in words stays': [
    '<p>&lt;link rel=&quot;preload&quot; as=&quot;image&quot;&gt;</p>',
    '<p>&lt;link rel=&quot;preload&quot; as=&quot;image&quot;&gt;</p>',
  ],
  'an image loses its closing slash': [
    '<img src="/a.svg" alt="a/b"/>',
    '<img src="/a.svg" alt="a/b">',
  ],
  'a line break loses its closing slash': ['one<br/>two', 'one<br>two'],
  'an SVG path is self-closing': [
    '<svg><path d="M0 0z"></path><path d="M1 1"><title>x</title></path></svg>',
    '<svg><path d="M0 0z"/><path d="M1 1"><title>x</title></path></svg>',
  ],
  'widget props are quoted to need few escapes': [
    '<div data-props="{&quot;a&quot;:&quot;it&#x27;s &amp; \'so\'&quot;}">',
    `<div data-props='{"a":"it&#x27;s &amp; &#39;so&#39;"}'>`,
  ],
};

test.each(Object.entries(cases))('%s', (_, [markup, expected]) => {
  expect(lean(markup)).toBe(expected);
});
