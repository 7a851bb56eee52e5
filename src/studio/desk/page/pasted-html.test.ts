// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoTitle>Quiet<o:p></o:p></p>
<h1><b><span style='font-size:16.0pt'>What a quiet month<o:p></o:p></span></b></h1>
<p class=MsoNormal>We <b>counted</b> it, and Nell said
<i>“never
again”</i>.&nbsp; See <a href="https://eur02.safelinks.protection.outlook.com/?url=http%3A%2F%2Ftide.example%2Fdiary%3Futm_source%3Dmail%26page%3D2&amp;data=05"><span
style='color:blue'>the diary</span></a><a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span
class=MsoFootnoteReference><![if !supportFootnotes]>[1]<![endif]></span></a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Rent<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>Of
the yard</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Ads</p>
<p class=MsoNormal>Then:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>3.<span>&nbsp; </span></span>Ring
them</p>
<h2>Costs</h2>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal><b>Month</b></p></td><td><p class=MsoNormal
align=right style='text-align:right'><b>Cost | each</b></p></td></tr>
<tr><td><p class=MsoNormal>May</p></td><td><p class=MsoNormal align=right style='text-align:right'>£6</p></td></tr></table>
<p class=MsoQuote>Count it.</p>
<p class=MsoNormal><a href="file:///C:/notes.docx">My notes</a><o:p>&nbsp;</o:p></p>
<div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote'
id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Its author says so.</p></div></div>
<!--EndFragment--></body></html>`;

const wordText = `## Quiet

## What a quiet month

We **counted** it, and Nell said *“never again”*. See [the diary](https://tide.example/diary?page=2) (Its author says so).

- Rent
  - Of the yard
- Ads

Then:

3. Ring them

### Costs

| Month | Cost \\| each |
|---|--:|
| May | £6 |

> Count it.

My notes`;

const docs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f"><h2 dir="ltr"
style="line-height:1.38"><span style="font-size:16pt;font-weight:400;">Before you film</span></h2><p dir="ltr"><span
style="font-weight:400;">Ask </span><span style="font-weight:700;">ev</span><span style="font-weight:700;">eryone</span><span
style="font-style:italic;font-weight:400;"> twice</span><span>, by </span><a
href="https://www.google.com/url?q=https://forms.example/consent?gclid%3D7&amp;sa=D&amp;ust=1"
style="text-decoration:none;"><span style="color:#1155cc">this form</span></a><span>.</span></p><br /><ul
style="margin-top:0"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>The yard</span></p></li><ul><li
dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>Its gate</span></p></li></ul><li dir="ltr"><p><span>The
kiln</span></p></li></ul><p><span><span><img src="https://lh7.example/a" alt="A kiln" /></span></span></p></b><br
class="Apple-interchange-newline">`;

const docsText = `## Before you film

Ask **everyone** *twice*, by [this form](https://forms.example/consent).

- The yard
  - Its gate
- The kiln`;

const web = `<div class="post" style="color:#333"><script>track()</script><style>p{}</style><h4>Opening hours</h4>
<p>Walk in, or <a href="javascript:book()">book</a> <a href="${location.origin}/contact#form" onclick="x()">with
us</a>.<br>We are <span class="hl" hidden>not</span> open.</p><p aria-hidden="true">¶</p>
<ol start="2"><li>Come <em>early</em></li><li>Bring tea</li></ol><p>5 * 3 is [15]</p><p>2. *no list*</p></div>`;

const webText = `### Opening hours

Walk in, or book [with us](/contact#form).  
We are open.

2. Come *early*
3. Bring tea

5 * 3 is \\[15\\]

2\\. \\*no list\\*`;

const item = (list: string, level: number, words: string) =>
  `<div class="ListContainerWrapper"><${list} role="list"><li data-aria-level="${level}" role="listitem"><p
class="Paragraph"><span class="TextRun">${words}</span><span class="EOP">&nbsp;</span></p></li></${list.slice(0, 2)}></div>`;

const online = `<div class="OutlineElement"><p class="Paragraph" role="heading" aria-level="1"><span
class="TextRun">Costs</span></p></div>${item('ul', 1, 'Rent')}${item('ul', 2, 'Its gate')}${item('ul', 1, 'Ads')}
${item('ol start="1"', 1, 'Call')}${item('ol start="2"', 1, 'Write')}<div><p class="Paragraph">We <span
style="font-weight:bold">count</span>.</p></div>`;

const onlineText = `## Costs

- Rent
  - Its gate
- Ads

1. Call
2. Write

We **count**.`;

test.each([
  ['Word', word, wordText],
  ['Word on the web', online, onlineText],
  ['Google Docs', docs, docsText],
  ['a web page', web, webText],
])('what is pasted from %s becomes the Markdown of a text', (_, html, text) => {
  expect(pastedHtml(html).markdown).toBe(text);
});

test('words without marks, and the lines of a code editor, stay as plain text', () => {
  const editor = `<meta charset='utf-8'><div style="font-family: Menlo;white-space: pre;"><div><span style="font-weight: bold">## Costs</span></div></div>`;
  for (const html of ['<span>a few *words*</span>', '<p class="x">one line</p>', editor]) {
    expect(pastedHtml(html).markdown).toBeUndefined();
  }
});

test('a picture that is pasted keeps its alternative text', () => {
  const html = '<img src="https://tide.example/kiln.jpg" alt="Two people at a kiln">';
  const pasted = { markdown: undefined, alt: 'Two people at a kiln', pictures: 1 };
  expect(pastedHtml(html)).toEqual(pasted);
});

test('bold and italics of Word stay, whatever it says of other scripts', () => {
  const html = `<p>We <b style='mso-bidi-font-weight:normal'>counted</b> <i
style='mso-bidi-font-style:normal'>it</i>, <b style='font-style:normal'>all</b>.</p>`;
  expect(pastedHtml(html).markdown).toBe('We **counted** *it*, **all**.');
});

test('pictures that a paste leaves out are counted, without those that count readers', () => {
  const html = `<h2>Kilns</h2><img src="file:///C:/clip_image002.jpg"><p><img src="data:image/png,x"></p>
<img src="https://mail.example/seen" width="1"><div hidden><img src="/icon.png"></div>
<img src="data:image/png,x" alt="unchecked" aria-roledescription="checkbox">`;
  expect(pastedHtml(html)).toMatchObject({ markdown: '## Kilns', pictures: 2 });
});
