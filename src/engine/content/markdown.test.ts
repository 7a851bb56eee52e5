import { expect, test } from 'vitest';
import { markdown } from './markdown.ts';

const problems = (text: string) =>
  markdown(text, 'x.md', 10).problems.map(({ line, message }) => `${line} ${message}`);

test('headings get ids, and two with the same words get different ones', () => {
  const { body } = markdown('## A plan\n\ntext\n\n## A plan\n', 'x.md');
  expect(body.headings.map(({ id }) => id)).toEqual(['a-plan', 'a-plan-2']);
  expect(body.html).toContain('<h2 id="a-plan-2">A plan</h2>');
});

test('a heading that ends in a number does not take the id of a repeated heading', () => {
  const { body } = markdown('## A plan\n\n## A plan\n\n## A plan 2\n', 'x.md');
  expect(body.headings.map(({ id }) => id)).toEqual(['a-plan', 'a-plan-2', 'a-plan-2-2']);
});

test('a heading named like a part of every page gets a different id', () => {
  const { body } = markdown('## Toasts\n\n## Contents\n\n## Toasts\n', 'x.md', 1, {
    drawings: { chart: () => '', pictogram: () => '' },
    ownIds: { names: ['toasts'], pattern: /^contents$/ },
  });
  expect(body.headings.map(({ id }) => id)).toEqual([
    'section-toasts',
    'section-contents',
    'section-toasts-2',
  ]);
});

test('a table can be scrolled with the keyboard and has column headers', () => {
  const { body } = markdown('| A | B |\n| --- | --- |\n| 1 | 2 |\n', 'x.md');
  expect(body.html).toContain('tabindex="0" aria-label="Table: A, B"');
  expect(body.html).toContain('<th scope="col">A</th>');
});

test('a header cell without words is no header', () => {
  const { body } = markdown('| | B |\n| --- | --- |\n| 1 | 2 |\n', 'x.md');
  expect(body.html).toContain('<tr><td></td><th scope="col">B</th></tr>');
});

const refused: Record<string, [text: string, said: string]> = {
  'raw HTML': ['one\n\n<div>two</div>\n', '12 "<div>two</div>" is HTML'],
  'HTML inside a line': ['a\nb <b>c</b>\n', '11 "<b>" is HTML'],
  'a comment': ['<!-- note -->\n', '10 "<!-- note -->" is HTML'],
  'a script link': [
    'one\n\n- a [b](javascript:alert(1))\n',
    '12 The link "javascript:alert(1)" is',
  ],
  'a data link': ['[b](data:text/html,x)', '10 The link "data:text/html,x" is not allowed'],
  'a disguised script link': ['[b](JaVaScRiPt:x)', '10 The link "JaVaScRiPt:x" is not allowed'],
  'another site without a scheme': ['[b](//evil.example)', '10 The link "//evil.example" is not'],
  'another site’s picture': [
    '![a](https://b.example/b.png)',
    '10 "https://b.example/b.png" is not',
  ],
  'a picture without words': ['a\n\n![ ](b.png)', '12 "b.png" has no words for people'],
  'a picture in a sentence': ['a ![b](b.png)', '10 "b.png" stands among words'],
  'a picture whose name has spaces': ['![a](b c.png)', '10 has a picture that is not read as one'],
  'a second title': ['# Big\n', '10 "Big" is a heading of level 1'],
};

test.each(Object.entries(refused))('%s in a text is refused with its line', (_, [text, said]) => {
  expect(problems(text)[0]).toContain(said);
});

test.each([30, 300, 3000])('of %i nested quotes, up to 40 are allowed', (count) => {
  const { problems } = markdown(`one\n\n${'> '.repeat(count)}deep\n`, 'x.md', 10);
  const expected = count > 40 ? [{ file: 'x.md', line: 12 }] : [];
  expect(problems).toMatchObject(expected);
});

test('a picture becomes a figure, with its title as the caption, all of it shown as typed', () => {
  const { body } = markdown('![a <b>](../media/b.png "c & \\"d\\"")\n![e](f.jpg)\n', 'x.md', 5);
  expect(body.html).toBe(
    '<figure class="figure"><img src="media:b.png" alt="a &lt;b&gt;"><figcaption class="caption">c &amp; &quot;d&quot;</figcaption></figure>\n<figure class="figure"><img src="media:f.jpg" alt="e"></figure>',
  );
  expect(body.media).toEqual([
    { file: 'b.png', line: 5 },
    { file: 'f.jpg', line: 6 },
  ]);
});

test('special characters are shown as typed', () => {
  const { body } = markdown('a < b & c', 'x.md');
  expect(body.html).toBe('<p>a &lt; b &amp; c</p>');
});
