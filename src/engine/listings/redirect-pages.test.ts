import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { htmlRules } from '../../e2e/units/html-rules.ts';
import { redirectPages } from './redirect-pages.ts';

const base = 'https://pierlight.example';
const former = [
  { from: '/our-work', to: '/work' },
  { from: '/team.html', to: '/about' },
];
const files = redirectPages(base, former, new Set(['/work', '/about']));

test('a former address gets a redirect page, and a former file gets that file name', () => {
  expect(files.map(({ path }) => path)).toEqual(['our-work/index.html', 'team.html']);
  expect(files[0]?.content).toContain('<meta http-equiv="refresh" content="0;url=/work">');
  expect(files[0]?.content).toContain('<a href="/work">');
});

test('no redirect page replaces a page', () => {
  const shadow = [{ from: '/about.html', to: '/about' }];
  expect(redirectPages(base, shadow, new Set(['/about']))).toEqual([]);
});

test('a redirect page names the new address as canonical and is not indexed', () => {
  expect(files[0]?.content).toContain(`<link rel="canonical" href="${base}/work">`);
  expect(files[0]?.content).toContain('<meta name="robots" content="noindex">');
});

test('a redirect page is valid HTML', async () => {
  // Redirecting at once is the purpose of these pages.
  const rules = { ...htmlRules, rules: { ...htmlRules.rules, 'meta-refresh': 'off' as const } };
  const report = await new HtmlValidate(rules).validateString(String(files[0]?.content));
  expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
});
