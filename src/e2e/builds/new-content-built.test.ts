import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { readContent } from '../../engine/content/reader.ts';
import { formatProblem } from '../../engine/kernel/problem.ts';
import { brotliBytes, pageBudget } from '../../engine/output/weight.ts';
import type { Testimonial } from '../../site/data/testimonial.ts';
import { site as definition } from '../../site/site.ts';
import { newContent } from '../../studio/authoring/new-content.ts';
import { startable } from '../../studio/authoring/startable.ts';
import { drawPhotograph } from '../fixtures/draw-photograph.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';
import { moreTestimonials, newContentAnswers } from './new-content-answers.ts';

const folder = temporaryFolder();

const out = join(folder, 'dist');
const options = {
  ...{ root, contentRoot: folder, out, cache: join(folder, 'cache') },
  ...{ date: fixtureDate, plain: true },
};
const page = (path: string) => readFileSync(join(out, path, 'index.html'), 'utf8');

cpSync(join(fixtureRoot, 'content'), join(folder, 'content'), { recursive: true });

/** Starts one of each kind and writes over every FILL IN, as content/README.md says. */
function startAll(): string[] {
  return Object.entries(newContentAnswers).flatMap(([name, { words, answers, besides = '' }]) => {
    const { path, text, address } = newContent(readContent(folder), name, words);
    const left = [...answers];
    const answer = () => left.shift() ?? 'no answer is left';
    const filled = text
      .replace(/^# .*\n/gm, '')
      .replace('draft: true\n', '')
      .replace(/"FILL IN: (?:\\.|[^"\\])*"/g, () => JSON.stringify(answer()))
      .replace(/^FILL IN: .*$/m, () => String(answer()))
      .replace(`"${answers.at(-1)}"`, (last) => last + besides);
    expect([name, left, filled.includes('no answer is left')]).toEqual([name, [], false]);
    writeFileSync(join(folder, path), filled);
    return address ?? [];
  });
}

/** Every page is linked from somewhere, as the how-tos say. */
function addToNavigation(): void {
  const file = join(folder, 'content/navigation.json');
  const text = readFileSync(file, 'utf8');
  const added = text
    .replace(
      /(\n *)(\{ "name": "Gyms")/,
      '$1{ "name": "Charities", "href": "/who-we-help/charities" },$1$2',
    )
    .replace(
      /(\n *)(\{ "name": "Trades")/,
      '$1{ "name": "Museums", "href": "/sectors/marketing-for-museums" },$1$2',
    )
    .replace(
      /(\n *)(\{ "name": "London")/,
      '$1{ "name": "Whitby", "href": "/marketing-in-whitby" },$1$2',
    );
  writeFileSync(file, added);
}

/** Three more clients say as much as those who are there. */
function addTestimonials(): void {
  const file = join(folder, 'content/testimonials.json');
  const there: Testimonial[] = JSON.parse(readFileSync(file, 'utf8'));
  const more = moreTestimonials.map(([logo, company, author, testimonial], at) => {
    return { ...there[at], ...{ id: logo, logo, company, author, testimonial } };
  });
  writeFileSync(file, JSON.stringify([...there, ...more], undefined, 2));
}

test('with three more testimonials Home shows the three newest, and arrives at once', async () => {
  addTestimonials();
  await build(definition, options);
  const home = page('/');
  const authors = [...home.matchAll(/<figcaption><b>(\w+)/g)].map(([, name]) => name);
  expect(authors).toEqual(moreTestimonials.map(([, , author]) => author));
  expect(brotliBytes(home)).toBeLessThanOrEqual(pageBudget);
  cpSync(join(fixtureRoot, 'content/testimonials.json'), join(folder, 'content/testimonials.json'));
});

test('what npm run new starts, of every kind, is on the site once it is filled in', async () => {
  const answered = Object.keys(newContentAnswers);
  const unanswered = [...startable().keys()].filter((name) => !answered.includes(name));
  expect(
    unanswered.map((name) => `Say in new-content-answers.ts what fills in npm run new ${name}.`),
  ).toEqual([]);
  expect(answered.filter((name) => !startable().has(name))).toEqual([]);
  const media = join(folder, 'content/media');
  mkdirSync(media);
  await (await drawPhotograph({ width: 1000, height: 600 })).toFile(join(media, 'quay.jpg'));
  cpSync(join(fixtureRoot, 'beam.mp4'), join(media, 'tide.mp4'));
  const addresses = startAll();
  addToNavigation();
  const { warnings } = await build(definition, options);
  expect(warnings.map(formatProblem)).toEqual([]);
  for (const address of addresses)
    expect(page(address)).toContain('The first month is for counting');
  const home = page('/');
  expect(home).toContain('Tide &amp; Co, Social Media. 61 tables sold');
  expect(home).toContain('They <mark>counted first</mark>.');
  expect(home).toContain('href="/services/posters-and-print"');
  expect(page('about')).toContain('Sam Reed');
  expect(page('work')).toContain('Tide tables that sell out');
  expect(page('insights/what-the-tide-table-says')).toContain('<video');
  expect(page('our-old-name')).toContain('url=/projects/tide-co');
});
