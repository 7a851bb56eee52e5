import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markdown } from '../content/markdown.ts';
import { feedHtml } from './feed-html.ts';

const drawings = { chart: () => '<svg><title>Bars</title><rect/></svg>', pictogram: () => '' };
const ownIds = { names: [], pattern: /^$/ };
const html = (text: string) => feedHtml(markdown(text, 'x.md', 1, { drawings, ownIds }).body.html);

const shown: Record<string, [text: string, html: string]> = {
  'a callout is a quotation with its title': [
    '> [!TIP]\n> Ask at the till.',
    '<blockquote><p><strong>Tip</strong></p><p>Ask at the till.</p>\n</blockquote>',
  ],
  'a pull quote says who said it': [
    '> Stop.\n> — Nell & co',
    '<figure><blockquote><p>Stop.</p></blockquote><figcaption>Nell &amp; co</figcaption></figure>',
  ],
  'a table is only a table': [
    '| A | B |\n|---|--:|\n| 1 | 2 |',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  'a chart is its title and its numbers': [
    '```chart Sign-ups\n| Month | Sign-ups |\n|---|---|\n| May | 200 |\n| June | 80 |\n```',
    '<figure><figcaption><strong>Sign-ups</strong></figcaption><table><caption>Sign-ups, by Month</caption><thead><tr><th>May</th><th>June</th></tr></thead><tbody><tr><td>200</td><td>80</td></tr></tbody></table></figure>',
  ],
  'a list begins where it says': [
    '4. Four\n5. Five',
    '<ol start="4">\n<li>Four</li>\n<li>Five</li>\n</ol>',
  ],
  'code is as it was typed': [
    '```html\n<a href="/x">&amp;</a>\n```',
    '<pre><code>&lt;a href=&quot;/x&quot;&gt;&amp;amp;&lt;/a&gt;</code></pre>',
  ],
};

test.each(Object.entries(shown))('in a feed, %s', (_, [text, expected]) => {
  expect(html(text).trim()).toBe(expected);
});

test('no block leaves a class, a drawing or a control in a feed', () => {
  const file = readFileSync(join(import.meta.dirname, '../content/blocks/every-block.md'), 'utf8');
  const made = html(file);
  expect(made).toContain('Bookings that named the film');
  expect(made).not.toMatch(/<(svg|section|div|span|input)|\s(class|role|tabindex|aria-\w+)="/);
});
