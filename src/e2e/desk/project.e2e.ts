import { mkdirSync } from 'node:fs';
import { complaints } from '../journeys/served-site.ts';
import { expect } from '../live/live-place.ts';
import { run, withRemote } from './git-folders.ts';
import { often, sharedDesk } from './shared-place.ts';

let remote: string;
const { place, read, test } = sharedDesk((file) => {
  mkdirSync(file('remote'));
  ({ remote } = withRemote(file(''), file('remote')));
});

const sentence = 'Staithe mends sails in a loft in Seaham, and the loft was empty each February.';
const text = `${sentence}\n\n## What we did\n\nWe filmed one seam a week, and asked who sails.\n`;

test(
  'a project begins without faults, is published as a draft, and goes live later',
  often,
  async ({ page, desk }) => {
    const heard = complaints(page);
    const project = 'content/projects/staithe.md';
    const dialog = page.getByRole('dialog');
    const publish = async (words: string, change: string) => {
      await desk.find();
      await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0);
      await page.getByRole('button', { name: /^Publish/ }).press('Enter');
      const changes = page.getByRole('list', { name: 'What has changed' }).getByRole('listitem');
      await expect(changes).toHaveText([
        new RegExp(`: ${change}(See what changes)?(Still to fill in: Case study|$)`),
      ]);
      await page.getByLabel(/^What you changed/).fill(words);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(/^Sent at /)).toBeVisible();
      expect(run(remote, 'log', '-1', '--format=%an: %s').trim()).toBe(`Nell: ${words}`);
      expect(run(remote, 'show', '--format=', '--name-only').trim().split('\n')).toEqual([project]);
    };

    await desk.make('Project', 'Staithe');
    await expect(desk.at('caseStudy.client')).toHaveValue('Staithe');
    await expect(page.locator('.note, [aria-invalid="true"]')).toHaveCount(0);
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

    // A draft may lack its figures.
    await desk.save();
    await publish('Begin the page on Staithe', 'new, a draft');
    await expect(dialog).toContainText('is a draft, so it is not on the site yet.');
    expect(run(remote, 'show', `main:${project}`)).toContain('draft: true');
    await desk.find();
    await expect(page.getByRole('button', { name: 'to put right' })).toHaveCount(0);
    await expect(page.getByText(/^\d+ to do$/)).toBeVisible();
    await page.getByRole('link', { name: 'The loft that filled in February' }).press('Enter');
    await desk.put({
      'caseStudy.title': 'Full sails in February',
      'caseStudy.category': 'Video',
      'caseStudy.industry': 'Sailmaking',
      'caseStudy.description': sentence,
      'caseStudy.metrics.0': '30 sails in one winter',
      'caseStudy.metrics.1': '£11 ad cost per sail',
      'caseStudy.metrics.2': '+70% asked in February',
      'caseStudy.image.thing': 'letters',
      'caseStudy.image.one': 'sail',
      'caseStudy.image.counts': 'sails in one winter',
      'caseStudy.image.names.0': 'Dec',
      'caseStudy.image.names.1': 'Jan',
      'caseStudy.image.names.2': 'Feb',
      'caseStudy.image.series.0': '4',
      'caseStudy.image.series.1': '9',
      'caseStudy.image.series.2': '17',
      'caseStudy.outcome.result': 'sail',
      'caseStudy.outcome.results': 'sails',
      'caseStudy.outcome.period': 'the winter before',
      'caseStudy.outcome.now': '30',
      'caseStudy.outcome.before': '12',
      'caseStudy.outcome.ads': '330',
      'caseStudy.outcome.fee': '2400',
      'caseStudy.outcome.earned': '18 × £190',
      'caseStudy.outcome.verdict': 'Yes',
    });
    await expect(desk.problems).toHaveCount(0);
    await page.getByRole('button', { name: 'Let it go live' }).press('Enter');
    await expect(desk.shown.locator('h1')).toHaveText('The loft that filled in February');
    await expect(desk.problems).toHaveCount(0);
    await desk.save();
    expect(read(project)).not.toMatch(/^draft:|FILL IN:/m);
    await page.goto(place.address('/work'));
    await expect(
      page.getByRole('article').filter({ hasText: 'Full sails in February' }),
    ).toBeVisible();

    await publish('Show what we did for Staithe', 'changed, \\d+ words more, goes live');
    await expect(dialog).toContainText('It is on the site in a few minutes.');
    expect(heard).toEqual([]);
  },
);
