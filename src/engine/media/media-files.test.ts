import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { drawPhotograph } from '../../e2e/fixtures/draw-photograph.ts';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { receivedFile } from '../content/reader.ts';
import { photographMarkup, sharePath } from '../kernel/photograph.ts';
import { Memory } from '../kernel/remember.ts';
import { mediaFiles, tooLargeForHosts, unusedMedia } from './media-files.ts';
import { readMedia } from './read-media.ts';
import type { RecipeName } from './recipes.ts';

const memory = new Memory('');
const { rememberBytes: remember, rememberLater } = memory;

/** A photograph as a camera leaves it, lying on its side, with the place that it was taken at. */
const taken = await (await drawPhotograph({ width: 600, height: 900 }))
  .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '54/1 55/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

async function read(recipe: RecipeName) {
  const files = [{ path: 'content/media/kiln.jpg', bytes: taken }];
  const { sources } = await readMedia(files, { recipe, encoder: '', rememberLater });
  const [source] = sources;
  if (!source || !('photograph' in source)) throw new Error('It was not read.');
  const make = (shown: string[]) => mediaFiles(new Set(shown), sources, { recipe, remember });
  return { photograph: source.photograph, sources, make };
}

test('every file that the markup names is made, the right way up, at its width', async () => {
  const { photograph, make } = await read('full');
  const { sources, img } = photographMarkup(photograph, 'gallery');
  const named = sources.flatMap(({ srcSet }) =>
    srcSet.split(',').map((one) => one.slice(1).replace(/ .*/, '')),
  );
  expect(named).toHaveLength(6);
  const files = make([...named, img.src.slice(1)]);
  for (const { path, make } of files) {
    const { width = 0, height = 0, format } = await sharp(await make()).metadata();
    expect(path).toContain(
      `-${width}.${{ heif: 'avif', jpeg: 'jpg' }[format as string] ?? format}`,
    );
    expect(height).toBe(Math.round((width * 600) / 900));
  }
  expect(files).toHaveLength(7);
});

test('no file says where or with what camera the photograph was taken', async () => {
  const { photograph, make } = await read('full');
  const { sources, img } = photographMarkup(photograph, 'gallery');
  const smallest = sources.map(({ srcSet }) => srcSet.split(' ')[0]?.slice(1) ?? '');
  for (const { make: content } of make([...smallest, img.src.slice(1), sharePath(photograph)])) {
    const bytes = Buffer.from(await content());
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    expect(bytes.includes('Camera')).toBe(false);
  }
});

test('a quick build makes one WebP of a photograph', async () => {
  const { photograph, make } = await read('quick');
  const { sources, img } = photographMarkup(photograph, 'gallery');
  expect([sources, img.src]).toEqual([[], expect.stringMatching(/-900\.webp$/)]);
  expect(make([img.src.slice(1)])).toHaveLength(1);
});

test('a file of text is read on its way to the site, a film is copied unread', async () => {
  const folder = temporaryFolder(onTestFinished);
  const files = Object.entries({ 'prices.csv': 'a,b\n', 'kiln.mp4': '\0\0\0\x18ftypmp42' }).map(
    ([name, bytes]) => {
      writeFileSync(join(folder, name), bytes);
      return receivedFile(`content/media/${name}`, join(folder, name));
    },
  );
  const { media, sources } = await readMedia(files, { recipe: 'full', encoder: '', rememberLater });
  expect(media.problems).toEqual([]);
  const used = new Set(sources.flatMap((source) => ('path' in source ? source.path : [])));
  const made = mediaFiles(used, sources, { recipe: 'full', remember });
  const isCopied = made.map(({ path, copy }) => [path.replace(/.*\./, ''), copy !== undefined]);
  expect(Object.fromEntries(isCopied)).toEqual({ csv: false, mp4: true });
});

test('a photograph on no page is a warning, with its file', async () => {
  const { photograph, sources } = await read('full');
  const { src } = photographMarkup(photograph, 'text').img;
  expect(unusedMedia(new Set([src.slice(1)]), sources)).toEqual([]);
  expect(unusedMedia(new Set(), sources)).toMatchObject([
    { file: 'content/media/kiln.jpg', code: 'unused-media' },
  ]);
});

test('of a photograph that is shown in part, the whole may be on no page', async () => {
  const names = ['kiln', 'kiln-2', 'kiln-2-3-2', 'kiln-2-3-2-square-2', 'quay', 'quay-2024-11'];
  const files = names.map((name) => ({ path: `content/media/${name}.jpg`, bytes: taken }));
  const { sources } = await readMedia(files, { recipe: 'quick', encoder: '', rememberLater });
  const shown = ['kiln-2-3-2-square-2', 'quay-2024-11'].map((name) => `content/media/${name}.jpg`);
  expect(unusedMedia(new Set(shown), sources).map(({ file }) => file)).toEqual([
    'content/media/kiln.jpg',
    'content/media/quay.jpg',
  ]);
});

test('Cloudflare is warned of for the large files that it gets, not for their originals', async () => {
  const film = new TextEncoder().encode('\0\0\0\x18ftypmp42');
  const large = (name: string, bytes: Uint8Array) => ({
    ...{ path: `content/media/${name}`, bytes },
    size: 28_000_000,
  });
  const files = [large('kiln.jpg', taken)];
  const films = ['shown.mp4', 'to-come.mp4', 'spare.mp4'].map((name) => large(name, film));
  const options = { recipe: 'full', encoder: '', rememberLater } as const;
  const { media, sources } = await readMedia([...files, ...films], options);
  expect(media.problems).toEqual([]);
  const shown = media.files.get('shown.mp4');
  const photograph = media.files.get('kiln.jpg');
  if (shown?.kind !== 'film' || photograph?.kind !== 'photograph') throw new Error('Not read.');
  const { src } = photographMarkup(photograph.photograph, 'text').img;
  const used = new Set([shown.path, src.slice(1), 'content/media/to-come.mp4']);
  expect(tooLargeForHosts(used, sources).map(({ file }) => file)).toEqual([
    'content/media/shown.mp4',
    'content/media/to-come.mp4',
  ]);
});
