import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { test } from 'playwright/test';
import { sharedPlace } from '../desk/shared-place.ts';
import { violations } from '../journeys/axe.ts';
import { cleanTest } from '../journeys/clean-test.ts';
import { complaints } from '../journeys/served-site.ts';
import { expect, isSame, livePlace, open } from './live-place.ts';

// They share one server and change one content.
const place = sharedPlace(true);

cleanTest('a stylesheet takes its place without a reload, anywhere', async ({ page }) => {
  await open(page, place.address('/about'));
  await page.locator('header').getByRole('link', { name: 'Work', exact: true }).hover();
  await page.waitForResponse('**/work');
  await page.locator('header').getByRole('link', { name: 'Work', exact: true }).click();
  await expect(page.locator('.case-row').first()).toBeVisible();
  const [title, lead] = [page.locator('h1'), page.locator('.lead').first()];
  place.edit('src/site/styles/base.css', (css) => `${css}\nh1 {\n  color: var(--sea);\n}\n`);
  await expect(title).toHaveCSS('color', 'rgb(28, 100, 104)');
  place.edit('src/site/ui/page-head.css', (css) =>
    css.replace('.page-head .lead {', '$&text-indent: 3px;'),
  );
  await expect(lead).toHaveCSS('text-indent', '3px');
  process.kill(place.live.pid() ?? 0, 'SIGKILL');
  expect(await (await fetch(place.address('/work'))).text()).toContain('text-indent:3px');
  place.edit('src/site/styles/base.css', (css) =>
    css.replace('h1 {\n  color: var(--sea);\n}\n', ''),
  );
  await expect(title).toHaveCSS('color', 'rgb(14, 33, 39)');
  await expect(lead).toHaveCSS('text-indent', '3px');
  expect(await isSame(page)).toBe(true);
});

test('a slip in a stylesheet is listed with file and line', async ({ page }) => {
  await open(page, place.address('/about'));
  const file = 'src/site/ui/page-head.css';
  const css = readFileSync(place.file(file), 'utf8');
  writeFileSync(place.file(file), `${css}\nh1 {\n  colr: red;\n}\n`);
  const sheet = page.getByRole('region', { name: 'One problem' });
  const line = css.split('\n').length + 2;
  await expect(sheet).toContainText(`${file} line ${line}`);
  await expect(sheet).toContainText('"colr" is not a known CSS property. Did you mean "color"');
  await expect(sheet.locator('code')).toHaveText('colr: red;');
  const template = readFileSync(place.file('templates/document.html'), 'utf8');
  rmSync(place.file('templates/document.html'));
  writeFileSync(place.file(file), css);
  await expect(sheet).toContainText('cannot be read, and every page needs it.');
  writeFileSync(place.file('templates/document.html'), template);
  await expect(sheet).toBeHidden();
  expect(await isSame(page)).toBe(true);
});

test('new code that the content does not suit leaves the last good page', async ({ page }) => {
  await open(page, place.address('/about'));
  const file = 'src/site/kinds/about/kind.tsx';
  const code = readFileSync(place.file(file), 'utf8');
  const heading = await page.locator('h1').textContent();
  writeFileSync(place.file(file), code.replaceAll('teamHeading', 'peopleHeading'));
  const sheet = page.getByRole('region', { name: '2 problems' });
  await expect(sheet).toContainText('"teamHeading" is not a field.');
  await expect(page.locator('h1')).toHaveText(heading ?? '');
  // A page that is opened now is the last good one, too.
  const answer = await fetch(place.address('/about'));
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<h1')]);
  expect(await isSame(page)).toBe(true);
  place.edit('content/pages/about.md', (text) => text.replace('teamHeading', 'peopleHeading'));
  await expect(sheet).toBeHidden();
  expect(await isSame(page)).toBe(false);
  writeFileSync(place.file(file), code);
  place.edit('content/pages/about.md', (text) => text.replace('peopleHeading', 'teamHeading'));
  await expect(sheet).toBeHidden();
  await expect(page.locator('h1')).toHaveText(heading ?? '');
});

test('new code of a page, a widget or a drawing comes by a reload', async ({ page }) => {
  await open(page, place.address('/'));
  const before = place.live.pid();
  place.edit('src/site/widgets/carousel.tsx', (code) => code.replace('} of {', '} out of {'));
  await expect(page.locator('.carousel__count')).toHaveText('1 out of 3');
  expect(await isSame(page)).toBe(false);
  expect(place.live.pid()).not.toBe(before);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('.carousel__count')).toHaveText('2 out of 3');
  place.edit('src/site/illustration/art/parts/hero-tower.svg', (svg) =>
    svg.replace('M1300 1640', 'M1302 1640'),
  );
  await expect(page.locator('.hero-art path[d^="M1302 1640"]')).toHaveCount(1);
});

test('code that does not bundle or breaks a page is listed with its line', async ({ page }) => {
  await open(page, place.address('/about'));
  const file = 'src/site/ui/page-head.tsx';
  const code = readFileSync(place.file(file), 'utf8');
  const sheet = page.getByRole('region', { name: /One problem/ });
  writeFileSync(place.file(file), `${code}\nconst broken = (;\n`);
  await expect(sheet).toContainText(`${file} line ${code.split('\n').length + 1}`);
  await expect(sheet.locator('code')).toHaveText('const broken = (;');
  await expect(page.locator('h1')).toBeVisible();
  const thrown = code.replace('return (', 'throw new Error("It is low tide.");\n  return (');
  writeFileSync(place.file(file), thrown);
  await expect(sheet).toContainText('It is low tide.');
  await expect(sheet).toContainText(file);
  writeFileSync(place.file(file), code);
  await expect(sheet).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
});

test('code that is broken at the start is listed until it runs', async ({ page }) => {
  const heard = complaints(page);
  const file = 'src/site/ui/page-head.tsx';
  const code = readFileSync(place.file(file), 'utf8');
  const broken = await livePlace(true, (path) =>
    writeFileSync(path(file), `${code}\nconst broken = (;\n`),
  );
  try {
    await page.goto(broken.address('/about'));
    const problem = page.getByRole('listitem');
    await expect(problem).toContainText(`${file} line ${code.split('\n').length + 1}`);
    await expect(problem.locator('code')).toHaveText('const broken = (;');
    expect(await violations(page)).toEqual([]);
    // It can be bundled now, but ends as soon as it runs.
    writeFileSync(broken.file(file), `${code}\nthrow new Error('It is low tide.');\n`);
    await expect(problem).toContainText('It is low tide.');
    await expect(problem).toContainText(file);
    writeFileSync(broken.file(file), code);
    await expect(page.locator('.page-head')).toBeVisible();
    expect(heard.filter((text) => !/ 503 /.test(text))).toEqual([]);
  } finally {
    await broken.close();
  }
});
