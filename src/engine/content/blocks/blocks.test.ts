import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlRules } from '../../../e2e/units/html-rules.ts';
import { markdown } from '../markdown.ts';

const drawings = {
  chart: (values: readonly number[], lit?: number) =>
    `<svg>${values.join(' ')}${lit === undefined ? '' : ` lit ${lit}`}</svg>`,
  pictogram: (mark: string, counts: readonly number[]) => `<svg>${mark} ${counts.join(' ')}</svg>`,
};
const ownIds = { names: [], pattern: /^$/ };
const read = (text: string) => markdown(text, 'x.md', 1, { drawings, ownIds });
const html = (text: string) => read(text).body.html;
const problems = (text: string) =>
  read(text).problems.map(({ line, message }) => `${line} ${message}`);

test('a callout has a title for its kind, and holds whatever a text does', () => {
  const made = html('> [!tip]\n> Ask **at the till**.\n>\n> - Today\n> - Tomorrow\n');
  expect(made).toContain('<div class="callout callout--tip" role="note">');
  expect(made).toContain('<strong>Tip</strong></p><p>Ask <strong>at the till</strong>.</p>');
  expect(made).toContain('<li>Tomorrow</li>');
  expect(made).not.toContain('[!');
});

test.each(['> [!NOTE]\n>\n> Words.', '> [!NOTE]  \n> Words.', '> [!NOTE] Words.'])(
  'a callout may begin its words where GitHub would not: %j',
  (text) => {
    expect(html(text)).toContain('<strong>Note</strong></p><p>Words.</p>');
  },
);

test('brackets that are no mark stay in a quotation', () => {
  expect(html('> [The lift] was out!')).toContain('<p>[The lift] was out!</p>');
});

test.each(['> Stop.\n> — Nell', '> Stop.\n>\n> — Nell', '> Stop.  \n> -- Nell'])(
  'a last line after a dash says who is quoted: %j',
  (text) => {
    expect(html(text)).toBe(
      '<figure class="pull-quote"><blockquote><p>Stop.</p></blockquote><figcaption>Nell</figcaption></figure>',
    );
  },
);

test('a dash within a quotation is no name', () => {
  expect(html('> One — two.')).toContain('<blockquote class="pull-quote"><p>One — two.</p>');
});

test('a quotation that repeats words of its text stands beside them, for the eye alone', () => {
  const text = 'Say it while *something honest* is on [screen](/work), always.';
  const beside = '<div class="beside"><blockquote class="pull-quote" aria-hidden="true">';
  expect(html(`> Something honest is on screen.\n\n${text}`)).toContain(beside);
  expect(html(`> [Something honest](/work)\n\n${text}`)).not.toContain(beside);
  expect(html(`> Something else is on screen.\n\n${text}`)).not.toContain('aria-hidden');
  expect(html('> Twice.\n\n> Twice.')).not.toContain('aria-hidden');
});

test('a quotation and the paragraph that it was written over stand together, and nothing else does', () => {
  const quote = '<blockquote class="pull-quote" aria-hidden="true"><p>Stop.</p></blockquote>';
  expect(html('> Stop.\n\nWe *stop.*\n\nWe go.')).toBe(
    `<div class="beside">${quote}<p>We <em>stop.</em></p></div>\n<p>We go.</p>`,
  );
  const heading = '<h2 id="now">Now</h2>';
  expect(html('> Stop.\n\n## Now\n\nStop.')).toContain(`<div class="beside">${quote}</div>`);
  expect(html('> Stop.\n\n## Now\n\nStop.')).toContain(heading);
});

test('a plate strikes words out, says what stands instead, and has a colour', () => {
  expect(html('> [!PLATE yellow]\n> ~~Link in *bio*~~\n> Send ~~3~~ 2 photos\n>\n> No form.')).toBe(
    '<div class="plate plate--yellow" role="note"><del>Link in <em>bio</em></del> <b>Send <del>3</del> 2 photos</b><p>No form.</p></div>',
  );
  expect(html('> [!plate]\n> Two posts  \n> or none')).toBe(
    '<div class="plate plate--red" role="note"><b>Two posts</b> <b>or none</b></div>',
  );
});

test('a plate of two figures is a spread, and one of longer words is not', () => {
  expect(html('> [!PLATE]\n> **£36** by the platforms\n> **£67** by the diary')).toBe(
    '<div class="turn" role="note"><p><b>£36</b> by the platforms</p><p><b>£67</b> by the diary</p></div>',
  );
  expect(html('> [!PLATE]\n> **Thirty-six** pounds\n> **Sixty-seven** pounds')).toContain('"plate');
});

test('the columns of a table are aligned as written', () => {
  const made = html('| A | B | C | D |\n|---|:-:|--:|:--|\n| 1 | 2 | 3 | 4 |');
  expect(made).toContain('<th scope="col">A</th><th scope="col" class="table__centre">B</th>');
  expect(made).toContain('<td class="table__right">3</td><td>4</td>');
});

test('a numbered list begins where it says', () => {
  expect(html('4. Four\n5. Five')).toContain('<ol start="4">');
});

test('code shows every character that was typed, and can be scrolled with the keyboard', () => {
  expect(html('```html\n<b class=\'x\'>&amp; "é"</b>\n\n  # { a: 1 }\n```')).toBe(
    '<pre class="code-block" tabindex="0"><code>&lt;b class=&#39;x&#39;&gt;&amp;amp; &quot;é&quot;&lt;/b&gt;\n\n  # { a: 1 }</code></pre>',
  );
});

test('a chart is drawn from its numbers, which are a table too', () => {
  const made = html(
    '```chart What a sign-up costs\n| Month | Cost |\n|---|---|\n| May & June | £1,180 |\n| July | £37.50 |\n```',
  );
  expect(made).toContain('<svg>1180 37.5</svg>');
  expect(made).toContain('<strong>What a sign-up costs</strong>');
  expect(made).toContain('<th scope="col">May &amp; June</th><th scope="col">July</th>');
  expect(made).toContain('<td>£1,180</td><td>£37.50</td>');
});

test('the bar with a bold name is the lighthouse, and its name stands there without the stars', () => {
  const made = html('```chart T\n| A | B |\n|---|---|\n| Sum | 55 |\n| **Diary** | 30 |\n```');
  expect(made).toContain('<svg>55 30 lit 1</svg>');
  expect(made).toContain('<th scope="col">Diary</th>');
});

test('a pictogram’s numbers can be read without its marks', () => {
  const made = html(
    '```pictogram houses/50 Near enough\n| Film | near | too far |\n|---|---|---|\n| Sunrise | 450 | 8,550 |\n| Shoe | 900 | 600 |\n```',
  );
  expect(made).toContain('<svg>houses 9 171</svg><p>Sunrise</p>');
  expect(made).toContain('<li><b>8,550</b> too far</li>');
});

test('a chart too wide for a phone can be scrolled with the keyboard', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((week) => `| Week ${week} | ${week} |`).join('\n');
  expect(html(`\`\`\`chart Weeks\n| Week | Bookings |\n|---|---|\n${rows}\n\`\`\``)).toContain(
    '<section class="chart__frame chart__frame--wide" tabindex="0" aria-label="Chart: Weeks">',
  );
});

test('the reading time counts words, not the marks of blocks', () => {
  const count = (text: string) => read(text).body.words;
  expect(count('> [!NOTE]\n> One two.')).toBe(2);
  expect(count('> [!PLATE red]\n> ~~One~~ two.')).toBe(2);
});

const refused: Record<string, [text: string, says: string]> = {
  'HTML on a plate': ['> [!PLATE]\n> <b>x</b>', '2 "<b>" is HTML'],
  'a list on a plate': ['> [!PLATE]\n> Words\n>\n> - One', '1 A panel holds one to four lines'],
  'five lines on a plate': [
    '> [!PLATE]\n> 1\n> 2\n> 3\n> 4\n> 5',
    '1 A panel holds one to four lines',
  ],
  'HTML in a callout': ['> [!NOTE]\n> <b>x</b>', '2 "<b>" is HTML'],
  'a footnote': ['A.[^1]\n\n[^1]: B c.', '1 has a footnote'],
  'a list of tasks': ['- [x] One', '1 "[x]" cannot stand in a text'],
  'bold in a part of the name of a bar': [
    '```chart T\n| A | B |\n|-|-|\n| an **a** | 1 |\n| b | 2 |\n```',
    '4 "an **a**" can’t stand under a bar',
  ],
  'a second lighthouse': [
    '```chart T\n| A | B |\n|-|-|\n| **a** | 1 |\n| b | 2 |\n| **c** | 3 |\n```',
    '6 "c" is bold, but the one',
  ],
  'a lighthouse without a height': [
    '```chart T\n| A | B |\n|-|-|\n| **a** | 0 |\n| b | 2 |\n```',
    '4 "a" is bold, but the one',
  ],
  'a pictogram of what nobody has drawn': [
    '```pictogram fishes T\n| A | B |\n|-|-|\n| a | 1 |\n```',
    '1 "fishes" can’t be drawn. It is one of bubbles, days, fish,',
  ],
  'a pictogram of too many marks': [
    '```pictogram fish T\n| A | B |\n|-|-|\n| a | 400 |\n```',
    '1 A pictogram is drawn from a table',
  ],
  'a pictogram without a title': [
    '```pictogram fish\n| A | B |\n|-|-|\n| a | 1 |\n```',
    '1 This pictogram has no title',
  ],
  'words beside the table of a chart': [
    '```chart T\n| A | B |\n|-|-|\n| a | 1 |\n| b | 2 |\n\nx\n```',
    '1 A chart',
  ],
  'nine bars': [
    `\`\`\`chart T\n| A | B |\n|-|-|\n${'| a | 1 |\n'.repeat(9)}\`\`\``,
    '1 This chart has 9 bars',
  ],
};

test.each(Object.entries(refused))('%s is refused with its line', (_, [text, says]) => {
  expect(problems(text).join('\n')).toContain(says);
});

test('words in a block are shown as typed, never as HTML', () => {
  const made = html(
    '```chart A "<b>" & c\n| <i> | "x |\n|---|---|\n| <u> | 1 |\n| <s> | 2 |\n```\n\n```js\n"<b>"\n```',
  );
  expect(made).not.toMatch(/<[bius]>/);
  expect(made).toContain('A &quot;&lt;b&gt;&quot; &amp; c');
});

test('every kind of block is valid HTML, without a style that the policy would block', async () => {
  const made = html(readFileSync(join(import.meta.dirname, 'every-block.md'), 'utf8'));
  const page = `<!DOCTYPE html><html lang="en-GB"><head><title>Blocks</title></head><body><main><h1>Blocks</h1>${made}</main></body></html>`;
  const report = await new HtmlValidate(htmlRules).validateString(page);
  expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual(
    [],
  );
  expect(made).not.toMatch(/\sstyle=|<script/);
});
