import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { drawPhotograph } from '../../e2e/fixtures/draw-photograph.ts';
import { Memory } from '../kernel/remember.ts';
import { readMedia } from './read-media.ts';

const options = { recipe: 'full', encoder: 'encoder' } as const;
const fresh = () => ({ ...options, rememberLater: new Memory('').rememberLater });
const bytesOf = async (width: number, height: number) =>
  (await drawPhotograph({ width, height })).jpeg().toBuffer();

function photographIn({ media }: Awaited<ReturnType<typeof readMedia>>) {
  const [file] = media.files.values();
  return file && 'photograph' in file ? file.photograph : undefined;
}

const file = (name: string, bytes: Uint8Array) => ({ path: `content/media/${name}`, bytes });

test('a photograph taken with a turned camera has the size that it is shown in', async () => {
  const bytes = await (await drawPhotograph({ width: 90, height: 60 }))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photograph = photographIn(await readMedia([file('turned.jpg', bytes)], fresh()));
  expect(photograph).toMatchObject({ name: 'turned.jpg', width: 60, height: 90 });
  expect(photograph?.colour).toMatch(/^[0-9a-f]{3}$/);
});

test('an unchanged photograph is not read again, and a changed one gets other addresses', async () => {
  const { rememberLater } = new Memory('');
  const read = async (stamp: string, bytes: () => Buffer) => {
    const stamped = {
      path: 'content/media/a.jpg',
      stamp,
      get bytes() {
        return bytes();
      },
    };
    return photographIn(await readMedia([stamped], { ...options, rememberLater }))?.digest;
  };
  const [old, changed] = [await bytesOf(60, 40), await bytesOf(60, 41)];
  const first = await read('monday', () => old);
  const unread = await read('monday', () => {
    throw new Error('It was read.');
  });
  expect(unread).toBe(first);
  expect(await read('tuesday', () => changed)).not.toBe(first);
});

test('a see-through picture has no colour that would show through it', async () => {
  const background = { r: 200, g: 100, b: 50, alpha: 0.5 };
  const clear = sharp({ create: { width: 60, height: 40, channels: 4, background } }).png();
  const read = await readMedia([file('clear.png', await clear.toBuffer())], fresh());
  expect(photographIn(read)).toMatchObject({ name: 'clear.png' });
  expect(photographIn(read)?.colour).toBeUndefined();
});

test('a photograph of more than 30 MB is refused before it is opened', async () => {
  const large = { ...file('large.jpg', await bytesOf(60, 40)), size: 41_200_000 };
  const { media } = await readMedia([large], fresh());
  expect(media.problems[0]?.message).toContain('weighs 41 MB; a photograph weighs 30 MB at most.');
});

test('a photograph with a reserved Windows name is refused, with a name that works', async () => {
  const { media } = await readMedia([file('com1.jpg', await bytesOf(60, 40))], fresh());
  expect(media.problems).toEqual([
    {
      file: 'content/media/com1.jpg',
      code: 'file-name',
      message:
        'has a name that does not work everywhere: Windows keeps it for a device. Rename it to com1-1.jpg.',
    },
  ]);
});

test('a logo that a busy machine could not clean in time is tried again a minute later, not at each key', async () => {
  const { rememberLater } = new Memory('');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const logo = { ...file('logo.svg', new TextEncoder().encode(svg)), stamp: 'monday' };
  const read = () => readMedia([logo], { ...options, rememberLater });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const late = read();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await late).media.problems).toMatchObject([{ code: 'too-heavy' }]);
  expect((await read()).media.problems).toHaveLength(1);
  vi.useRealTimers();
  const later = vi.spyOn(performance, 'now').mockReturnValue(1e12);
  const { media } = await read();
  later.mockRestore();
  expect(media.problems).toEqual([]);
  expect(media.files.get('logo.svg')).toMatchObject({ kind: 'logo' });
});
