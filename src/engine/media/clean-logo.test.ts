import { expect, test } from 'vitest';
import type { ProblemCode } from '../kernel/problem.ts';
import { cleanLogo } from './clean-logo.ts';

const shape = '<path d="M0 0h10v10z"/>';
const svg = (inside: string, root = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10"${root}>${inside}</svg>`;

function cleaned(logo: string): string {
  const result = cleanLogo(logo);
  if ('code' in result) throw new Error(result.message);
  return result.svg;
}

const hostile: [what: string, logo: string][] = [
  ['a script', svg(`<script>alert(1)</script>${shape}`)],
  ['a script in CDATA', svg(`<script><![CDATA[alert(1)]]></script>${shape}`)],
  ['a script in another case', svg(`<SCRIPT>alert(1)</SCRIPT>${shape}`)],
  [
    'a script with a prefix',
    svg(`<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>${shape}`),
  ],
  ['a handler', svg(shape, ' onload="alert(1)"')],
  ['a handler on a shape', svg('<path onclick="alert(1)" d="M0 0h10v10z"/>')],
  ['a link that runs', svg(`<a xlink:href="javascript:alert(1)">${shape}</a>`)],
  [
    'HTML inside',
    svg(`<foreignObject><iframe src="javascript:alert(1)"/></foreignObject>${shape}`),
  ],
  ['a picture from elsewhere', svg(`<image href="https://evil.example/x.png"/>${shape}`)],
  [
    'an animation of a link',
    svg(
      `<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>${shape}`,
    ),
  ],
  ['a shape from elsewhere', svg(`<use href="https://evil.example/x.svg#a"/>${shape}`)],
  [
    'a style sheet from elsewhere',
    svg(`<style>@import url(https://evil.example/x.css);</style>${shape}`),
  ],
  ['a colour from elsewhere', svg('<path fill="url(https://evil.example/#a)" d="M0 0h10v10z"/>')],
  [
    'a colour from a file, escaped',
    svg('<path fill="u\\72l(https://evil.example/#a)" d="M0 0h10v10z"/>'),
  ],
  [
    'a set of pictures',
    svg(`<path fill="image-set('https://evil.example/a' 1x)" d="M0 0h10v10z"/>`),
  ],
  [
    'a mask of a blend of pictures',
    svg(`<path mask="cross-fade('https://evil.example/a', red)" d="M0 0h10v10z"/>`),
  ],
  [
    'a set of pictures in a style',
    svg(`<path style="fill:-webkit-image-set('https://evil.example/a' 1x)" d="M0 0h10v10z"/>`),
  ],
  [
    'a style from elsewhere',
    svg('<path style="fill:url(https://evil.example/#a)" d="M0 0h10v10z"/>'),
  ],
  [
    'a filter that loads',
    svg(
      `<filter id="f"><feImage href="https://evil.example/x.png"/></filter><g filter="url(#f)">${shape}</g>`,
    ),
  ],
  ['an instruction', `<?xml-stylesheet href="https://evil.example/x.css"?>${svg(shape)}`],
  ['a closed comment', svg(`<!--><script>alert(1)</script>-->${shape}`)],
];

test.each(hostile)('%s is taken out of a logo', (_, logo) => {
  const result = cleanLogo(logo);
  const left = 'svg' in result ? result.svg : '';
  expect(left).not.toMatch(/script|alert|evil|on\w+=|href|import|style|foreign|animate|<\?|<!/i);
});

test('a logo that is cleaned keeps its shapes', () => {
  for (const [what, logo] of hostile.slice(0, 5))
    expect(cleaned(logo), what).toContain('<path d="M0 0');
});

test('colours in a style sheet are kept, as attributes', () => {
  const logo = svg(
    `<style>.a{fill:#c00}.b{fill:#00c}</style><path class="a" d="M0 0h10v10z"/><g class="b">${shape}</g>`,
  );
  expect(cleaned(logo)).toMatch(/fill="(#c00|red)".*fill="#00c"/);
});

test('colours and transforms that are calls of functions are kept', () => {
  const shape = '<rect fill="rgb(200, 0, 4)" transform="skewX(9)" width="9" height="9"/>';
  expect(cleaned(svg(shape))).toMatch(/fill="rgb\(200, 0, 4\)" transform="skewX\(9\)"/);
});

test('a gradient of its own stays', () => {
  const gradient = '<linearGradient id="a"><stop offset="0" stop-color="#c00"/></linearGradient>';
  expect(cleaned(svg(`<defs>${gradient}</defs><path fill="url(#a)" d="M0 0h10v10z"/>`))).toMatch(
    /linearGradient id="a".*fill="url\(#a\)"/,
  );
});

const refused: [what: string, logo: string, code: ProblemCode][] = [
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaa">]>${svg(shape)}`, 'syntax'],
  ['only letters', svg('<text>Saltgrass</text>'), 'syntax'],
  ['no size', `<svg xmlns="http://www.w3.org/2000/svg">${shape}</svg>`, 'syntax'],
  ['a page', '<!doctype html><p>No logo</p>', 'syntax'],
  [
    'a photograph inside',
    svg(`<image href="data:image/png;base64,${'A'.repeat(250_000)}"/>`),
    'too-heavy',
  ],
];

test.each(refused)('a logo with %s is refused', (_, logo, code) => {
  expect(cleanLogo(logo)).toMatchObject({ code });
});
