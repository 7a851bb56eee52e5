import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { build } from '../../engine/build.ts';
import { formatProblem } from '../../engine/kernel/problem.ts';
import { site as definition } from '../../site/site.ts';
import { contentWithMedia, mediaPages } from '../fixtures/content-with-media.ts';
import { fixtureDate, fixtureRoot } from '../fixtures/fixture-site.ts';
import { root } from '../root.ts';
import { temporaryFolder } from '../units/temporary-folder.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');
const contentRoot = await contentWithMedia(fixtureRoot, join(folder, 'site'));
const options = { root, contentRoot, out, cache: join(folder, 'cache'), date: fixtureDate };
const made = (path: string) => readFileSync(join(out, path), 'utf8');

let encodings = 0;
const encoding = () => void encodings++;
await build(definition, { ...options, plain: true, encoding });
const article = made(`${mediaPages.article}/index.html`);
const base = 'https://pierlight.example/assets/media';

test('other sites show an article’s cover beside a link to it, and say what it shows', () => {
  expect(article).toMatch(new RegExp(`og:image" content="${base}/harbour-\\w{6}-share\\.jpg"`));
  expect(article).toContain('og:image:alt" content="The harbour at first light"');
});

test('what an article’s text shows is in its graph, the sitemap and the feeds, with whole addresses', () => {
  const photograph = new RegExp(`${base}/kiln-\\w{6}-1200\\.webp`);
  for (const text of [article, made('sitemap.xml'), made('feed.xml'), made('feed.json')]) {
    expect(text).toMatch(photograph);
  }
  expect(made('feed.xml')).not.toMatch(/(src|href|poster)="\/assets\/media/);
  expect(made('feed.xml')).toMatch(new RegExp(`<video poster="${base}/tiles-\\w{6}-1200\\.webp"`));
  expect(made('sitemap.xml')).toMatch(new RegExp(`${base}/harbour-\\w{6}-1200\\.webp`));
});

test('a film of ours is in the graph of its page and in the sitemap, one elsewhere in neither', () => {
  const file = new RegExp(`${base}/beam-\\w{6}\\.mp4`);
  for (const page of [mediaPages.article, mediaPages.project]) {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      made(`${page}/index.html`),
    )?.[1];
    const graph: { '@type': string; video?: object[] }[] = JSON.parse(json ?? '{}')['@graph'];
    expect(graph.find((node) => node['@type'] === 'ItemPage')?.video).toEqual([
      {
        '@type': 'VideoObject',
        name: 'Launch day',
        description: 'A beam turns. NELL: There.',
        thumbnailUrl: expect.stringMatching(new RegExp(`${base}/tiles-\\w{6}-1200\\.webp`)),
        contentUrl: expect.stringMatching(file),
        uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT09:00:00\+00:00$/),
        duration: 'PT0M2S',
        inLanguage: 'en-GB',
      },
    ]);
  }
  const sitemap = made('sitemap.xml');
  expect(sitemap.match(/<video:content_loc>/g)).toHaveLength(2);
  expect(sitemap).toMatch(new RegExp(`<video:content_loc>${file.source}</video:content_loc>`));
  expect(sitemap).toContain('<video:duration>2</video:duration>');
  expect(sitemap).not.toContain('vimeo');
});

test('photographs hold their places in their colours, by rules that the policy lets in', () => {
  const [, colour] = /article__cover.*?class="colour-(\w{3})"/s.exec(article) ?? [];
  expect(colour).toBeDefined();
  expect(article).toContain(`.colour-${colour}{background:#${colour}}`);
  expect(article).not.toContain(' style=');
});

test('a second build makes nothing again, and says which photograph is on no page', async () => {
  // A build tells when it begins to encode photographs, once, and only if it does.
  expect(encodings).toBe(1);
  const { written } = await build(definition, { ...options, plain: true, encoding });
  expect([written, encodings]).toEqual([0, 1]);
  const kiln = readFileSync(join(contentRoot, 'content/media/kiln.jpg'));
  writeFileSync(join(contentRoot, 'content/media/spare.jpg'), kiln);
  const { warnings } = await build(definition, { ...options, plain: true });
  expect(warnings.map(formatProblem)).toContain(
    'content/media/spare.jpg is on no page. Show it, or take it out of content/media.',
  );
});

test('what a draft will show is not said to be on no page', async () => {
  const path = join(contentRoot, 'content/insights/harbours.md');
  const article = readFileSync(join(contentRoot, `content${mediaPages.article}.md`), 'utf8');
  const draft = article
    .replace(/^title: .*$/m, 'title: A draft about harbours\ndraft: true')
    .concat('\n![A spare kiln](spare.jpg)\n');
  writeFileSync(path, draft);
  const { warnings } = await build(definition, { ...options, plain: true });
  expect(warnings.map(formatProblem).join('\n')).not.toContain('spare.jpg');
});

test('the kit that a build makes has a photograph where there is one, and no kit stands beside our own', async () => {
  const kit = join(out, 'media-kit.zip');
  expect(existsSync(kit)).toBe(false);
  const text = join(contentRoot, `content${mediaPages.article}.md`);
  writeFileSync(text, readFileSync(text, 'utf8').replace('There is [a kit](media-kit.pdf).', ''));
  rmSync(join(contentRoot, 'content/media/media-kit.pdf'));
  await build(definition, { ...options, plain: true });
  const files = unzipSync(readFileSync(kit));
  const people = Object.keys(files).filter((name) => name.includes('/people/nell'));
  expect(people).toEqual(['pierlight-media-kit/people/nell-hedley.jpg']);
  const { format, width } = await sharp(files[people[0] ?? '']).metadata();
  expect([format, width]).toEqual(['jpeg', 900]);
});
