import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { type PageParts, pageParts } from '../audit/page-notes.ts';
import { type WalkOptions, walk } from './walk.ts';

/** Markup that is easily taken for something else, and what it becomes. */
const pieces: [what: string, markup: string, finished?: string][] = [
  ['words about tags', '<p>A &lt;h2 class="no" id="no"&gt; and class="no" id="no" are words.</p>'],
  ['a tag in an attribute', '<a href="/x?a=1&amp;b" title="<h2 id=no> > &quot;">x</a>'],
  ['words about a file', '<p>See "/assets/a.svg" or src="/assets/chart_1_2.svg".</p>'],
  ['a drawing', '<svg><linearGradient id="g"/><title>A &amp; b</title><path d="M0 0z"/></svg>'],
  [
    'an empty path',
    '<svg class="a  b"><path d="M0 0"></path><path d="M1 1"><title>x</title></path></svg>',
    '<svg class="a  b"><path d="M0 0"/><path d="M1 1"><title>x</title></path></svg>',
  ],
  [
    'a heading with a drawing',
    '<h2 id="of"><svg><title>Price</title></svg> Restaurants of the &amp;<em>town</em></h2>',
    '<h2 id="of"><svg><title>Price</title></svg> Restaurants of~the~&amp;<em>town</em></h2>',
  ],
  [
    'headings without a break',
    '<h1>Café</h1><h3 class="x">&lt;b&gt;</h3><h4>Restaurants of the town</h4>',
  ],
  [
    'a struck-out word in a heading',
    '<h2>Forty <del>sign-ups</del></h2>',
    '<h2>Forty <del><span>sign-ups</span></del></h2>',
  ],
  [
    'a struck-out word in a pull quote with a heading',
    '<blockquote class="pull-quote x"><h2>Hotels of the town</h2><p><del>sign-ups</del></p></blockquote>',
    '<blockquote class="pull-quote x"><h2>Hotels of~the~town</h2>' +
      '<p><del><span>sign-ups</span></del></p></blockquote>',
  ],
  [
    'a caption',
    '<figcaption><b>Sign-ups</b> of pop-ups</figcaption><figcaption class="x"><b>Sign-ups</b>',
    '<figcaption><b><span>Sign-ups</span></b> of pop-ups</figcaption>' +
      '<figcaption class="x"><b>Sign-ups</b>',
  ],
  [
    'assets',
    '<img src="/assets/a.svg" alt=""/><source srcSet="/assets/media/a-1.avif 1w,/assets/media/b-2.avif 2w"/>' +
      '<video src="/assets/media/a.mp4" poster="/assets/a.svg"></video><track src="/assets/b.vtt">',
    '<img src="/assets/A.svg" alt=""><source srcSet="/assets/media/a-1.avif 1w,/assets/media/b-2.avif 2w">' +
      '<video src="/assets/media/a.mp4" poster="/assets/A.svg"></video><track src="/assets/b.vtt">',
  ],
  [
    'a preload, and its picture',
    '<link rel="preload" as="image" href="/assets/a.svg"/><img width="1" src="/assets/a.svg"/>',
    '<img width="1" src="/assets/A.svg">',
  ],
  [
    'props',
    '<div id="w9" data-props="{&quot;src&quot;:&quot;/assets/a.svg&quot;,&quot;is&quot;:&quot;it&#x27;s &lt;b class=x&gt;&quot;}"></div>',
    `<div id="w9" data-props='{"src":"/assets/A.svg","is":"it&#x27;s &lt;b class=x&gt;"}'></div>`,
  ],
  [
    'a widget',
    '<div data-chunks="/assets/a.svg" class="w"><!--w1--></div>',
    '<div data-chunks="/assets/A.svg" class="w"><h2 id="w1-a">Hotels<!-- --> of the town</h2>' +
      '<svg><path d="M0"></path></svg><img src="/assets/A.svg"/><br/><del>sign-ups</del></div>',
  ],
  [
    'what the policy blocks',
    '<p style="a" onclick="b"><a href=" javascript:x">c</a><style>p{}</style>',
  ],
  [
    'a script',
    '<script>if (a < b) "<h2 id=s>"</script><script type="x/json">{"a":"<p id=t>"}</script>',
  ],
  [
    'what closes by itself',
    '<p>one<p>two<ul><li id="i">a<li id="i">b</ul><form action="/f"><form>',
  ],
  ['comments', '<!-- kept --><p>1<!-- --> of<!----> 2</p>', '<!-- kept --><p>1 of<!----> 2</p>'],
  ['capitals', '<P CLASS="Loud">a<BR></P>'],
  [
    'head tags',
    '<title>t</title><meta name="robots" content="noindex"><link rel="canonical" href="/c">',
  ],
];

const widget =
  '<h2 id="w1-a">Hotels<!-- --> of the town</h2><svg><path d="M0"></path></svg>' +
  '<img src="/assets/a.svg"/><br/><del>sign-ups</del>';

const options: WalkOptions = {
  hasBreaks: true,
  widget: (comment) => (comment === 'w1' ? widget : undefined),
  named: (attribute) => attribute.replaceAll('"/assets/a.svg"', '"/assets/A.svg"'),
};

const nonBreaking = (markup: string) => markup.replaceAll('~', '\u00a0');

test.each(pieces)('%s: only what has to change does', (_, markup, finished = markup) => {
  expect(walk(markup, options).markup).toBe(nonBreaking(finished));
});

test.each(pieces)('%s: what is noted on the way is what the finished markup says', (_, markup) => {
  expectNotesOf(markup);
});

test('what is noted on the way is what any mixture of it all says', () => {
  for (let at = 0; at < 200; at++) {
    const mixed = Array.from(
      { length: 6 },
      (_, nth) => pieces[(at * 7 + nth * nth * 5) % pieces.length],
    );
    expectNotesOf(mixed.map((piece) => piece?.[1]).join(at % 2 ? '' : ' '));
  }
});

test('pictures are told of where an <img> shows them, and not where words do', () => {
  const shown: string[] = [];
  const all = pieces.map(([, markup]) => markup).join('');
  walk(all, { ...options, image: (src) => shown.push(src) });
  expect(shown).toEqual(['/assets/a.svg', '/assets/a.svg', '/assets/a.svg']);
});

test('the colours of photographs are found in classes, and not in words', () => {
  const { styles } = walk('<img class="a colour-a3b"><p>colour-fab colour-123</p>', options);
  expect([...styles.colours]).toEqual(['a3b']);
});

function expectNotesOf(markup: string): void {
  const finished = walk(markup, options);
  expect(plain(finished.parts)).toEqual(plain(pageParts(finished.markup)));
  const names = namesIn(finished.markup);
  expect([...finished.styles.names].sort()).toEqual([...names].sort());
}

/** Sets as lists, since their order counts too. */
function plain(parts: PageParts): object {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [name, value instanceof Set ? [...value] : value]),
  );
}

function namesIn(markup: string): Set<string> {
  const names = new Set(['html', 'body', 'from', 'to']);
  const parser = new Parser({
    onopentag(name, attributes) {
      names.add(name);
      for (const one of attributes.class?.split(' ') ?? []) names.add(`.${one}`);
    },
  });
  parser.end(markup);
  return names;
}
