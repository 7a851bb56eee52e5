import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'playwright/test';
import { complaints } from '../journeys/served-site.ts';
import { expect, type LivePlace, livePlace } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { run, withRemote } from './git-folders.ts';

// What has two halves, each of which leads to the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ actionTimeout: 20_000 });

let place: LivePlace;
let remote: string;
const beside = mkdtempSync(join(tmpdir(), 'desk-remote-'));
test.beforeAll(async () => {
  test.setTimeout(90_000);
  place = await livePlace(false, (file) => {
    ({ remote } = withRemote(file(''), beside));
  });
});
test.afterAll(async () => {
  await place.close();
  rmSync(beside, { recursive: true });
});

const read = (path: string) => readFileSync(place.file(path), 'utf8');
const article = '/insights/instagram-reels-that-convert-a-breakdown';
const facts = [
  ['Client', 'Staithe, sailmakers'],
  ['Length', 'One winter'],
] as const;
const sentence = 'Staithe mends sails in a loft in Seaham, and the loft was empty each February.';
const text = `${sentence}\n\n## What we did\n\nWe filmed one seam a week, and asked who sails.\n`;

test('a project and its figures are begun, belong together, go live and are published', async ({
  page,
}) => {
  const heard = complaints(page);
  const desk = deskScreen(page, place);
  const project = 'content/projects/staithe.md';

  // Its page first: a draft, which may lack its figures.
  await desk.make('Project', 'Staithe');
  await desk.field('Title').fill('The loft that filled in February');
  await desk.field('Title in search results').fill('Staithe sail loft case study | Pierlight');
  await desk.field('Description').fill(`${sentence} Now there is a list of those who wait.`);
  await desk.group('Keywords').getByRole('textbox').first().fill('sail loft marketing');
  await desk.field('Date').fill('2026-03-02');
  await desk.field('Intro').fill(sentence);
  await desk.group('Services').getByRole('combobox').selectOption('video-production');
  for (const [at, [label, value]] of facts.entries()) {
    const fact = await desk.item('Facts', at);
    await desk.field('Label', fact).fill(label);
    await desk.field('Value', fact).fill(value);
  }
  const pages = ['/projects/calm-dog', '/services/paid-media', article];
  for (const [at, path] of pages.entries()) {
    await desk.group('Related pages').getByRole('textbox').nth(at).fill(path);
  }
  await desk.type(text);
  await expect(desk.problems.getByRole('listitem')).toHaveText([/^Case study/]);
  await desk.save();
  expect(read(project)).toContain('draft: true');

  // The figures cannot be saved before the page is live; the words stay.
  const before = read('content/case-studies.json');
  await desk.make('Case study', 'Full sails in February');
  const item = page.locator('.item__body').last();
  await desk.field('Client', item).selectOption('Staithe');
  await desk.field('Category', item).selectOption('Video');
  await desk.field('Industry', item).fill('Sailmaking');
  await desk.field('Thing', item).selectOption('letters');
  for (const [list, values] of Object.entries({
    Names: ['Dec', 'Jan', 'Feb'],
    Series: ['4', '9', '17'],
    Results: ['30 sails in one winter', '£11 ad cost per sail', '+70% asked in February'],
  })) {
    for (const [at, value] of values.entries()) {
      await desk.group(list, item).getByRole('textbox').nth(at).fill(value);
    }
  }
  const cost = desk.group('Cost', item);
  await desk.field('Ads', cost).fill('330');
  await desk.field('Fee', cost).fill('2400');
  await desk.field('Results', cost).fill('30');
  await desk.field('Result', cost).fill('sail');
  await desk.field('Description', item).fill(sentence);
  await expect(desk.problems.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Control+s');
  const refused = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(refused).toContainText('both can be saved together');
  expect(read('content/case-studies.json')).toBe(before);
  await page.getByRole('button', { name: 'Everything' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave them for later' }).click();

  // Back at the page, the unsaved figures are there to choose, and both are saved in one go.
  await page.getByRole('link', { name: 'The loft that filled in February' }).press('Enter');
  await desk.field('Case study').selectOption({ label: 'Full sails in February' });
  await expect(desk.problems).toBeHidden();
  await page.getByRole('button', { name: 'Let it go live' }).press('Enter');
  await expect(page.getByRole('heading', { name: /It belongs to “Case studies”/ })).toBeVisible();
  await expect(desk.shown.locator('h1')).toHaveText('The loft that filled in February');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'These belong together' });
  await expect(dialog.getByRole('listitem')).toHaveText([/^The loft/, 'Case studies']);
  await dialog.getByRole('button', { name: 'Save both' }).press('Enter');
  await expect(page.locator('.bar__state')).toHaveText('All saved');
  expect(read(project)).toMatch(/^caseStudy: "?full-sails-in-february"?$/m);
  expect(read(project)).not.toMatch(/^draft:|FILL IN:/m);
  expect(JSON.parse(read('content/case-studies.json')).at(-1)).toMatchObject({ client: 'Staithe' });

  // Nothing is left to be saved, and all of it is sent to where the site is built.
  await desk.find();
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Publish/ }).press('Enter');
  const changes = page.getByRole('list', { name: 'What has changed' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /^Case studies: changed, \d+ words more$/,
    'Project “The loft that filled in February”: new',
  ]);
  await page.getByLabel(/^What you did/).fill('Show what we did for Staithe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('two files and sent them to origin');
  expect(run(remote, 'log', '-1', '--format=%an: %s').trim()).toBe(
    'Nell: Show what we did for Staithe',
  );
  expect(run(remote, 'show', '--format=', '--name-only').trim().split('\n')).toEqual([
    'content/case-studies.json',
    project,
  ]);
  expect(heard).toEqual([]);
});
