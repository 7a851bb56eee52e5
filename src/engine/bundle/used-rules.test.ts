import { expect, test } from 'vitest';
import { usedRules } from './used-rules.ts';

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
  ['a query with nothing left', '@media(width<30em){.big{d:1}}p{d:2}', 'p{d:2}'],
  ['a query', '@media(width<30em){.big{d:1}.card{d:2}}', '@media(width<30em){.card{d:2}}'],
  ['faces and frames', '@font-face{d:1}@keyframes a{from{d:1}12.5%{d:2}}', ''],
];

test.each(cases)('a page gets only the rules that may apply to it: %s', (_, css, used) => {
  expect(usedRules(css, (name) => ['.card', 'p', 'from'].includes(name))).toBe(used || css);
});
