import { expect, test } from 'vitest';
import { lean } from './lean.ts';

const cases: [what: string, markup: string, expected: string][] = [
  ['texts that meet are one text', '<p>1<!-- --> of <!-- -->3</p>', '<p>1 of 3</p>'],
  [
    'a picture is not asked for ahead of the font',
    '<link rel="preload" as="image" href="/a.svg"/><img src="/a.svg">',
    '<img src="/a.svg">',
  ],
  ['an image needs no slash', '<img src="/a.svg" alt="a/b"/>', '<img src="/a.svg" alt="a/b">'],
  ['a line break needs none', 'one<br/>two', 'one<br>two'],
  [
    'a path needs no closing tag',
    '<svg><path d="M0 0z"></path></svg>',
    '<svg><path d="M0 0z"/></svg>',
  ],
  [
    'widgets have their properties with few escapes',
    '<div data-props="{&quot;a&quot;:&quot;it&#x27;s &amp; \'so\'&quot;}">',
    `<div data-props='{"a":"it&#x27;s &amp; &#39;so&#39;"}'>`,
  ],
];

test.each(cases)('%s', (_, markup, expected) => {
  expect(lean(markup)).toBe(expected);
});
