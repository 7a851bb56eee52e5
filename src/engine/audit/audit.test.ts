import { expect, test } from 'vitest';
import type { OutputFile } from '../kernel/output-file.ts';
import { formatProblem, type Problem } from '../kernel/problem.ts';
import { policy } from '../render/policy.ts';
import { audit as auditSite } from './audit.ts';
import { pageFacts } from './page-facts.ts';
import { secrets, unpublished } from './secrets.ts';
import { siteFacts } from './site-facts.ts';
import { textFacts } from './text-facts.ts';

const base = 'https://pierlight.example';
const hidden = { root: '/srv/work/pierlight', values: ['correct-horse-battery'] };

/** Audits finished files as a build does. */
function audit(files: readonly OutputFile[]) {
  const isPage = ({ path }: OutputFile) => path.endsWith('.html');
  const site = siteFacts({
    base,
    pages: files.filter(isPage).map(({ path, content }) => pageFacts(path, String(content))),
    texts: files
      .filter((file) => !isPage(file))
      .map(({ path, content }) => textFacts(path, String(content), base)),
    files: new Set(files.map(({ path }) => path)),
  });
  const { problems, warnings } = auditSite(site);
  const told = files.flatMap(({ path, content }) => secrets(path, content, hidden));
  return { problems: [...problems, ...told], warnings };
}

type Page = { head?: string; body?: string; title?: string; canonical?: string; path: string };

/** A page that passes the audit. */
function page({ path, head = '', body = '', title = path, canonical = base + path }: Page) {
  const content = `<!doctype html><html><head>
<meta http-equiv="Content-Security-Policy" content="${policy('a{}', 'run()')}">
<title>${title}</title><meta name="description" content="About ${title}">
${canonical && `<link rel="canonical" href="${canonical}">`}${head}<style>a{}</style></head>
<body><h1>${title}</h1><a href="/">Home</a>${body}<script type="module">run()</script></body>`;
  return { path: path === '/' ? 'index.html' : `${path.slice(1)}/index.html`, content };
}

function sitemap(...paths: string[]): OutputFile {
  const locations = paths.map((path) => `<url><loc>${base}${path}</loc></url>`);
  return { path: 'sitemap.xml', content: `<urlset>${locations.join('')}</urlset>` };
}

const picture = { path: 'assets/pier.svg', content: '<svg></svg>' };
const fine = '<img src="/assets/pier.svg" alt="" width="1" height="1"><h2 id="how">How</h2>';
const home = page({ path: '/', body: '<a href="/work#how">Work</a>' });
const work = page({ path: '/work', body: fine });
const whole = [home, work, picture, sitemap('/', '/work')];

/** The problems of the correct site after some of its files are replaced. */
function found(...changed: OutputFile[]): Problem[] {
  const names = changed.map(({ path }) => path);
  const files = [...whole.filter(({ path }) => !names.includes(path)), ...changed];
  return audit(files).problems;
}

const said = (...changed: OutputFile[]) => found(...changed).map(formatProblem);

const workWith = (body: string) => page({ path: '/work', body: fine + body });
const headed = (head: string) => page({ path: '/work', body: fine, head });

test('a correct site has no problems and no warnings', () => {
  expect(audit(whole)).toEqual({ problems: [], warnings: [] });
});

const faults: Record<string, OutputFile | OutputFile[]> = {
  '/wor leads to nothing. Did you mean "/work"? It stands on /work.':
    workWith('<a href="/wor">x</a>'),
  '/gone?x#y leads to nothing. It stands on every page.': [
    page({ path: '/', body: '<a href="/work">x</a><a href="/gone?x#y">x</a>' }),
    workWith('<a href="/gone?x#y">x</a>'),
  ],
  '/gone leads to nothing. It stands on /work.': workWith(`<a href="${base}/gone">x</a>`),
  '/work/ leads to nothing. Did you mean "/work"? It stands on /work.':
    workWith('<a href="/work/">x</a>'),
  '/work#ho leads to no place on its page. Did you mean "how"? It stands on /work.':
    workWith('<a href="#ho">x</a>'),
  '/assets/gone.svg leads to nothing. It stands on /work.': workWith(
    '<img src="/assets/gone.svg" alt="" width="1" height="1">',
  ),
  '/assets/gone.js leads to nothing. It stands on /work.': workWith(
    '<div data-chunks="/assets/gone.js"></div>',
  ),
  '/feed.xml leads to nothing. It stands on /work.': headed(
    '<link rel="alternate" type="application/rss+xml" href="/feed.xml">',
  ),
  '/gone leads to nothing. It stands on feed.xml.': {
    path: 'feed.xml',
    content: `<link>${base}/gone</link>`,
  },
  '/assets/share.png leads to nothing. It stands on /work.': headed(
    `<meta property="og:image" content="${base}/assets/share.png">`,
  ),
  '/assets/gone.js leads to nothing. It stands on assets/run.js.': {
    path: 'assets/run.js',
    content: 'import("/assets/gone.js")',
  },
  '/alone is reached by no link from Home. Link to it from another page.': [
    page({ path: '/alone' }),
    sitemap('/', '/work', '/alone'),
  ],
  '/work has the same title as /: "/". Give each page its own.': page({
    path: '/work',
    title: '/',
    body: fine,
    head: '<meta name="description" content="B">',
  }),
  '/work has the same description as /: "About /". Give each page its own.': headed(
    '<meta name="description" content="About /">',
  ),
  '/work has no description. Give it one.': headed('<meta name="description" content="">'),
  '/work has the same h1 as /: "/". Give each page its own.': {
    ...work,
    content: work.content.replace('<h1>/work</h1>', '<h1>/</h1>'),
  },
  '/work names the canonical of /, but is a page of its own.': [
    page({ path: '/work', body: fine, canonical: `${base}/` }),
    sitemap('/'),
  ],
  [`/work names the canonical ${base}/work/, which is not the address of a page to be found.`]: [
    page({ path: '/work', body: fine, canonical: `${base}/work/` }),
    sitemap('/'),
  ],
  '/work names no canonical address. Give it one.': [
    page({ path: '/work', body: fine, canonical: '' }),
    sitemap('/'),
  ],
  '/work is missing in sitemap.xml.': sitemap('/'),
  [`/work is in sitemap.xml, but ${base}/work is to be found instead.`]: headed(
    '<meta name="robots" content="noindex">',
  ),
  [`sitemap.xml lists ${base}/gone, which is no page.`]: sitemap('/', '/work', '/gone'),
  '/work lies in work.html, where not every host finds it. Name the file index.html.': [
    { ...work, path: 'work.html' },
    { path: 'work/index.html', content: '' },
  ],
  '/work shows /assets/pier.svg without width, height, alt.': workWith(
    '<img src="/assets/pier.svg">',
  ),
  '/work has the h4 "Deep" after an h2.': workWith('<h4>Deep</h4>'),
  '/work has the id "how" twice. If a heading is named so, give it other words.': workWith(
    '<h2 id="how">Again</h2><p id="how">x</p>',
  ),
  '/work has 2 headings of level 1. A page has one.': workWith('<h1>Again</h1>'),
  '/work has style on <p>, which the policy blocks. Use a class, or a widget.': workWith(
    '<p style="color:red">x</p>',
  ),
  '/work has onclick on <p>, which the policy blocks. Use a class, or a widget.': workWith(
    '<p onclick="run()">x</p>',
  ),
  '/work has href on <a>, which the policy blocks. Use a class, or a widget.': workWith(
    '<a href=" JavaScript:run()">x</a>',
  ),
  '/work has a <script> whose hash is not in the policy: "steal()".': workWith(
    '<script>steal()</script>',
  ),
  '/work has a <style> whose hash is not in the policy: "b{}".': workWith('<style>b{}</style>'),
  '/work has no Content-Security-Policy.': {
    ...work,
    content: work.content.replace(/<meta http-equiv.*/, ''),
  },
  '/work has a <style> before its policy, which has no say over it.': {
    ...work,
    content: work.content.replace('<head>', '<head><style>a{}</style>'),
  },
};

test.each(Object.entries(faults))('the audit says: %s', (words, files) => {
  expect(said(...[files].flat())).toContain(words);
});

const token = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2lnbmVk`;

const leaks: [leak: string, path: string, content: string][] = [
  ['a secret key', 'assets/a.js', `x("${'sb_secret'}_abcdef123456")`],
  ['a service role’s token', 'assets/a.js', `x("${token('service_role')}")`],
  ['a secret key’s name', 'assets/a.js', 'SUPABASE_SERVICE_ROLE_KEY="x"'],
  ['a value from .env', 'assets/a.js', 'x("correct-horse-battery")'],
  ['the project’s folder', 'assets/a.js', 'x("/srv/work/pierlight/src/a.ts")'],
  ['a home folder', 'assets/a.css', '/* /Users/ann/pierlight/a.css */'],
  ['a folder on Windows', 'assets/a.js', 'x("C:\\\\Users\\\\ann")'],
  ['a file URL', 'assets/a.js', 'x("file:///srv/a.ts")'],
  ['a reference to a source map', 'assets/a.js', '//# sourceMappingURL=a.js.map'],
  ['a source map', 'assets/a.js.map', '{}'],
  ['a settings file', '.env.production', 'A=1'],
];

test.each(leaks)('%s is not published, nor printed in the build’s report', (_, path, content) => {
  const problems = found({ path, content });
  expect(problems).toMatchObject([{ file: path, code: 'secret' }]);
  expect(JSON.stringify(problems)).not.toMatch(/abcdef|horse|eyJ/);
});

test('the public anon key and the bare prefix "sb_secret_" are allowed', () => {
  const content = `x("${token('anon')}","sb_publishable_abcdef123456","sb_secret_")`;
  expect(said({ path: 'assets/a.js', content })).toEqual([]);
});

test.each([
  '<a href="https://x.example/home/reels/">x</a>',
  '<a href="https://x.example/Users/ann/reels">x</a>',
  '<a href="https://x.example/?next=/home/ann/">x</a>',
  '<a href="https://x.example/srv/work/pierlight">x</a>',
])('%s is not mistaken for a path on a machine', (link) => {
  expect(said(workWith(link))).toEqual([]);
});

test('a public value from site.json is not a secret, even if .env has it too', () => {
  const site = { email: 'hello@pierlight.example', company: { legalName: 'Pierlight Social Ltd' } };
  const values = ['hello@pierlight.example', 'Pierlight Social Ltd', 'correct-horse-battery'];
  expect(unpublished(values, site)).toEqual(['correct-horse-battery']);
});

test('a missing target is reported once, with all pages that link to it', () => {
  const about = page({ path: '/about', body: '<a href="/gone">x</a>' });
  const links = workWith('<a href="/gone">x</a><a href="/gone">x</a><a href="/about">x</a>');
  expect(said(links, about, sitemap('/', '/work', '/about'))).toEqual([
    '/gone leads to nothing. It stands on /about, /work.',
  ]);
});

test('a second address of a page is no duplicate, but a link to it is a warning', () => {
  const second = page({ path: '/projects', title: '/work', body: fine, canonical: `${base}/work` });
  const linking = page({ path: '/', body: '<a href="/work#how">x</a><a href="/projects">x</a>' });
  const { problems, warnings } = audit([...whole.slice(1), linking, second]);
  expect(problems).toEqual([]);
  expect(warnings.map(formatProblem)).toEqual([
    '/projects is another address of /work. Link to that. It stands on /.',
  ]);
});

test('a second address with its own opening may be linked to', () => {
  const second = page({ path: '/projects', title: '/work', body: fine, canonical: `${base}/work` });
  const other = { ...second, content: second.content.replace('<h1>/work', '<h1>Projects') };
  const linking = page({ path: '/', body: '<a href="/work#how">x</a><a href="/projects">x</a>' });
  expect(audit([...whole.slice(1), linking, other])).toEqual({
    problems: [],
    warnings: [],
  });
});

test('a redirect page needs no title or description, but its target must exist', () => {
  const sign = (to: string) => ({
    path: 'old/index.html',
    content: `<meta http-equiv="refresh" content="0; url=${to}">`,
  });
  expect(said(sign('/work'))).toEqual([]);
  expect(said(sign('/gone'))).toEqual(['/gone leads to nothing. It stands on /old.']);
});

test.each([
  'https://pierlight.example.evil.example/gone',
  'https://x.example/assets/gone.svg',
  '//x.example/gone',
  'mailto:a@b.example',
])('%s is another site’s address and is not checked', (href) => {
  const feed = { path: 'feed.xml', content: `<link>${href}</link>` };
  const script = { path: 'assets/a.js', content: `x("${href}")` };
  expect(said(workWith(`<a href="${href}">x</a>`), feed, script)).toEqual([]);
});

test('one of our addresses inside another site’s URL is not checked', () => {
  const href = `https://archive.example/2020/${base}/gone`;
  const feed = { path: 'feed.xml', content: `<a href="${href}">x</a>` };
  expect(said(workWith(`<a href="${href}">x</a>`), feed)).toEqual([]);
});

test.each(['HTTPS://Pierlight.example/gone', '//pierlight.example/gone', 'https:/gone'])(
  'our own full address is checked in every spelling: %s',
  (href) => {
    expect(said(workWith(`<a href="${href}">x</a>`))).toEqual([
      '/gone leads to nothing. It stands on /work.',
    ]);
  },
);

test('an id that stands on every page is not to be given to a heading', () => {
  const frame = pageFacts('index.html', '<main id="main"></main>');
  const { ids, objections } = pageFacts('work/index.html', '<h2 id="main">Main</h2>', frame);
  expect(ids).toEqual([]);
  expect(objections.map(({ message }) => message)).toContain(
    'has the id "main" twice. If a heading is named so, give it other words.',
  );
});
