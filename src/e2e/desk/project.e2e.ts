import { mkdirSync, readFileSync } from 'node:fs';
import { test } from 'playwright/test';
import { complaints } from '../journeys/served-site.ts';
import { expect } from '../live/live-place.ts';
import { deskScreen } from './desk-screen.ts';
import { run, withRemote } from './git-folders.ts';
import { often, sharedPlace } from './shared-place.ts';

// What has two halves, each of which leads to the other.
let remote: string;
const place = sharedPlace((file) => {
  mkdirSync(file('remote'));
  ({ remote } = withRemote(file(''), file('remote')));
});

const read = (path: string) => readFileSync(place.file(path), 'utf8');
const sentence = 'Staithe mends sails in a loft in Seaham, and the loft was empty each February.';
const text = `${sentence}\n\n## What we did\n\nWe filmed one seam a week, and asked who sails.\n`;

test('a project and its figures are begun, go live and are published', often, async ({ page }) => {
  const heard = complaints(page);
  const desk = deskScreen(page, place);
  const project = 'content/projects/staithe.md';

  // Its page first: a draft, which may lack its figures.
  await desk.make('Project', 'Staithe');
  await desk.put({
    title: 'The loft that filled in February',
    metaTitle: 'Staithe sail loft case study | Pierlight',
    description: `${sentence} Now there is a list of those who wait.`,
    'keywords.0': 'sail loft marketing',
    date: '2026-03-02',
    intro: sentence,
    'services.0': 'video-production',
    'facts.0.label': 'Client',
    'facts.0.value': 'Staithe, sailmakers',
    'facts.1.label': 'Length',
    'facts.1.value': 'One winter',
    'related.0': '/projects/calm-dog',
    'related.1': '/services/paid-media',
    'related.2': '/insights/instagram-reels-that-convert-a-breakdown',
  });
  await desk.type(text);
  await expect(desk.problems.getByRole('listitem')).toHaveText([/^Case study/]);
  await desk.save();
  expect(read(project)).toContain('draft: true');

  // The figures are saved before the page is live, and told to lead to a draft.
  await desk.make('Case study', 'Full sails in February');
  await desk.put({
    '4.client': 'Staithe',
    '4.category': 'Video',
    '4.industry': 'Sailmaking',
    '4.image.thing': 'letters',
    '4.image.one': 'sail',
    '4.image.counts': 'sails in one winter',
    '4.image.names.0': 'Dec',
    '4.image.names.1': 'Jan',
    '4.image.names.2': 'Feb',
    '4.image.series.0': '4',
    '4.image.series.1': '9',
    '4.image.series.2': '17',
    '4.metrics.0': '30 sails in one winter',
    '4.metrics.1': '£11 ad cost per sail',
    '4.metrics.2': '+70% asked in February',
    '4.outcome.result': 'sail',
    '4.outcome.results': 'sails',
    '4.outcome.period': 'the winter before',
    '4.outcome.now': '30',
    '4.outcome.before': '12',
    '4.outcome.ads': '330',
    '4.outcome.fee': '2400',
    '4.outcome.earned': '18 × £190',
    '4.outcome.verdict': 'Yes',
    '4.description': sentence,
  });
  await expect(desk.problems.getByRole('listitem')).toHaveCount(1);
  await desk.save();
  await page.getByRole('button', { name: 'Everything' }).press('Enter');
  await expect(page.getByRole('button', { name: 'One file to put right' })).toBeVisible();

  // Back at the page, the figures are there to choose.
  await page.getByRole('link', { name: 'The loft that filled in February' }).press('Enter');
  await desk.at('caseStudy').selectOption({ label: 'Full sails in February' });
  await expect(desk.problems).toHaveCount(0);
  await page.getByRole('button', { name: 'Let it go live' }).press('Enter');
  await expect(desk.shown.locator('h1')).toHaveText('The loft that filled in February');
  await desk.save();
  expect(read(project)).toMatch(/^caseStudy: "?full-sails-in-february"?$/m);
  expect(read(project)).not.toMatch(/^draft:|FILL IN:/m);
  expect(JSON.parse(read('content/case-studies.json')).at(-1)).toMatchObject({
    client: 'Staithe',
  });

  // Nothing is left to be saved, and all of it is sent to where the site is built.
  await desk.find();
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Publish/ }).press('Enter');
  const changes = page.getByRole('list', { name: 'What has changed' }).getByRole('listitem');
  await expect(changes).toHaveText([
    /^Case studies: changed, \d+ words more$/,
    'Project “The loft that filled in February”: new',
  ]);
  await page.getByLabel(/^What you changed/).fill('Show what we did for Staithe');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('It is on the site in a few minutes.');
  expect(run(remote, 'log', '-1', '--format=%an: %s').trim()).toBe(
    'Nell: Show what we did for Staithe',
  );
  expect(run(remote, 'show', '--format=', '--name-only').trim().split('\n')).toEqual([
    'content/case-studies.json',
    project,
  ]);
  expect(heard).toEqual([]);
});
