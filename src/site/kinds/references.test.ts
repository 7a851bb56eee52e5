import { expect, test } from 'vitest';
import { fixtureRoot, fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { marksIn, valuesNamed } from '../../engine/content/marked-fields.ts';
import { readContent } from '../../engine/content/reader.ts';
import { attempt, type Problem } from '../../engine/kernel/problem.ts';
import { dataFiles } from '../data/data-files.ts';
import { loadSite } from '../own-site.ts';
import { kinds } from './kinds.ts';

const files = readContent(fixtureRoot);

/** What is said where one text in one file is another. */
function found(file: string, from: string, to: string): readonly Problem[] {
  const changed = files.map(({ path, bytes }) => {
    const text = new TextDecoder().decode(bytes);
    return {
      path,
      bytes: path === file ? new TextEncoder().encode(text.replace(from, to)) : bytes,
    };
  });
  return attempt(() => loadSite(changed)).problems;
}

const unknown: [file: string, from: string, to: string, field: string][] = [
  ['site.json', '"founder": "nell"', '"founder": "nobody"', 'founder'],
  ['featured-projects.json', '"client": "Calm Dog"', '"client": "Nobody"', 'client'],
  ['testimonials.json', '"company": "GST Services"', '"company": "Nobody"', 'company'],
  ['testimonials.json', '"logo": "gst-services"', '"logo": "nobody"', 'logo'],
  ['pages/home.md', 'project: /projects/calm-dog', 'project: /work', 'project'],
  ['pages/home.md', 'piece: storyboard', 'piece: brief', 'piece'],
  ['pages/home.md', 'project: /projects/gst-marketing-brief', 'project: /work', 'project'],
  ['projects/calm-dog.md', 'client: "Calm Dog"', 'client: "Nobody"', 'client'],
  ['projects/calm-dog.md', 'testimonial: calm-dog', 'testimonial: nobody', 'testimonial'],
  ['projects/calm-dog.md', '- social-media', '- nobody', 'services'],
  ['services/campaigns.md', '- video-production', '- nobody', 'services'],
];

test.each(unknown)('%s cannot name what is not there: %s', (file, from, to, field) => {
  const [problem] = found(`content/${file}`, from, to);
  expect(problem).toMatchObject({ file: `content/${file}`, code: 'unknown-value' });
  expect(problem?.field).toContain(field);
});

const broken: [file: string, from: string, to: string][] = [
  ['navigation.json', '"href": "/work"', '"href": "/werk"'],
  ['featured-projects.json', '"/projects/calm-dog"', '"/werk"'],
  ['services.json', '"page": "/services/strategy-and-social"', '"page": "/werk"'],
  ['projects/calm-dog.md', '- /services/creative-and-content', '- /werk'],
];

test.each(broken)('a path in %s must be a page: %s', (file, from, to) => {
  const [problem] = found(`content/${file}`, from, to);
  expect(problem).toMatchObject({ code: 'broken-link', words: '/werk' });
});

test('a page cannot ask for a piece that its project does not have', () => {
  const [problem] = found('content/who-we-help/b2b.md', 'proof: brief', 'proof: storyboard');
  expect(problem?.message).toBe(
    '"proof" is "storyboard", and /projects/gst-marketing-brief has none. ' +
      'It has brief, ad, feed, report.',
  );
});

const repeated: [file: string, from: string, to: string][] = [
  ['clients.json', '"id": "ironmoor"', '"id": "saltgrass"'],
  ['site.json', '"id": "tom"', '"id": "nell"'],
];

test.each(repeated)('an id stands once in %s', (file, from, to) => {
  const id = to.split('"')[3];
  expect(found(`content/${file}`, from, to)).toContainEqual(
    expect.objectContaining({
      code: 'repeated-value',
      message: `"id" is "${id}", as it is further up. Ids are unique.`,
    }),
  );
});

test('what a schema says that a field names is there to be named', () => {
  // The frozen content has no film.
  const site = { ...fixtureSite, films: [{ id: 'launch-day' }] };
  const data = new Map(Object.entries(site).map(([name, value]) => [name, { value }]));
  const schemas = [...Object.values(dataFiles), ...Object.values(kinds)].flatMap((row) =>
    'schema' in row ? [row.schema] : [],
  );
  const named = schemas.flatMap(marksIn).flatMap(({ from }) => from ?? []);
  expect(named.length).toBeGreaterThan(5);
  for (const from of named) {
    expect(valuesNamed(from, data), from).toContainEqual(expect.stringMatching(/\w/));
    expect(valuesNamed(from, data), from).not.toContain('undefined');
  }
});
