import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { digest } from '../kernel/digest.ts';
import { type LazyFile, toLazyFile } from '../kernel/output-file.ts';
import { withCache } from './cache.ts';
import { diskError, OutputError } from './disk-error.ts';
import { withOutput, write } from './output.ts';

const base = temporaryFolder();

let made = 0;
const fresh = () => join(base, String(made++));
const page = (path: string, content = path) => ({ path, content });
const seen = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.') && !name.startsWith('.'))
    .sort();

test('a file added by hand is never deleted', async () => {
  const folder = fresh();
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'CNAME.txt'), 'by hand');
  writeFileSync(join(folder, 'assets/by-hand.pdf'), 'by hand');
  await write(folder, [page('index.html'), page('old/index.html')]);
  const { deleted } = await write(folder, [page('index.html')]);
  expect(deleted).toBe(1);
  expect(seen(folder)).toEqual(['CNAME.txt', 'assets/by-hand.pdf', 'index.html']);
  expect(existsSync(join(folder, 'old'))).toBe(false);
});

test('an unchanged file is not touched', async () => {
  const folder = fresh();
  await write(folder, [page('index.html'), page('work/index.html', 'old')]);
  const before = statSync(join(folder, 'index.html')).ino;
  const written = await write(folder, [page('index.html'), page('work/index.html', 'new')]);
  expect(written).toEqual({ written: 1, unchanged: 1, deleted: 0 });
  expect(statSync(join(folder, 'index.html')).ino).toBe(before);
  expect(readFileSync(join(folder, 'work/index.html'), 'utf8')).toBe('new');
});

test('files left half made by a killed build are deleted', async () => {
  const folder = fresh();
  mkdirSync(join(folder, '.building'), { recursive: true });
  writeFileSync(join(folder, '.building/7'), 'half a pa');
  await write(folder, [page('index.html')]);
  expect(readdirSync(folder).sort()).toEqual(['.built.json', 'index.html']);
});

test('a file in the place of a folder stops the build and is named', async () => {
  const folder = fresh();
  mkdirSync(folder);
  writeFileSync(join(folder, 'work'), 'in the way');
  const error = await write(folder, [page('work/index.html')]).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(OutputError);
  expect(String(error)).toContain(`${join(folder, 'work/index.html')} cannot be written: a file`);
  expect(existsSync(join(folder, '.building'))).toBe(false);
});

test('nothing is written or deleted behind a symbolic link', async () => {
  const [folder, elsewhere] = [fresh(), fresh()];
  await write(folder, [page('index.html'), page('work/index.html', 'ours')]);
  mkdirSync(elsewhere);
  writeFileSync(join(elsewhere, 'index.html'), 'not ours');
  rmSync(join(folder, 'work'), { recursive: true });
  symlinkSync(elsewhere, join(folder, 'work'));
  await expect(write(folder, [page('work/index.html', 'new')])).rejects.toThrow(
    `${join(folder, 'work/index.html')} lies behind a symbolic link`,
  );
  await write(folder, [page('index.html')]);
  expect(readFileSync(join(elsewhere, 'index.html'), 'utf8')).toBe('not ours');
});

test('a page that is a symbolic link is replaced, and its target stays', async () => {
  const [folder, elsewhere] = [fresh(), fresh()];
  mkdirSync(folder);
  writeFileSync(elsewhere, 'not ours');
  symlinkSync(elsewhere, join(folder, 'index.html'));
  await write(folder, [page('index.html', 'new')]);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(elsewhere, 'utf8')).toBe('not ours');
});

test('the output folder itself may be a symbolic link', async () => {
  const [folder, elsewhere] = [fresh(), fresh()];
  mkdirSync(elsewhere);
  symlinkSync(elsewhere, folder);
  await write(folder, [page('index.html'), page('work/index.html')]);
  const { deleted } = await write(folder, [page('index.html')]);
  expect(deleted).toBe(1);
  expect(seen(elsewhere)).toEqual(['index.html']);
});

test('an output folder that is a broken symbolic link is reported', async () => {
  const folder = fresh();
  symlinkSync(join(base, 'nowhere/at/all'), folder);
  const error = await write(folder, []).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(OutputError);
  expect(String(error)).toContain(`${folder} cannot be written`);
});

test('a folder in the place of the lock file is reported with its path', async () => {
  const folder = fresh();
  mkdirSync(join(folder, '.lock/full'), { recursive: true });
  await expect(write(folder, [])).rejects.toThrow(
    `${join(folder, '.lock')} cannot be written: a folder`,
  );
});

test.each([
  ['ENOSPC', 'the disk is full'],
  ['EROFS', 'the disk is read-only'],
  ['EACCES', 'you may not write there'],
])('%s is reported as "%s", with the path', (code, words) => {
  const error = diskError(Object.assign(new Error(code), { code }), 'dist/work/index.html');
  expect(error).toBeInstanceOf(OutputError);
  expect(String(error)).toContain(`dist/work/index.html cannot be written: ${words}`);
});

test('an error that does not come from the disk is passed on', () => {
  const error = new TypeError('ours');
  expect(diskError(error, 'dist')).toBe(error);
});

test('a second build is refused and names the first process', async () => {
  const folder = fresh();
  await withOutput(folder, {}, async () => {
    await expect(write(folder, [])).rejects.toThrow(`Another build, process ${process.pid},`);
  });
  await write(folder, []);
});

test('a build whose lock was taken by another writes nothing', async () => {
  const folder = fresh();
  const taken = withOutput(folder, {}, async (output) => {
    await output.putAll([toLazyFile(page('index.html'))]);
    writeFileSync(join(folder, '.lock'), '1-1');
    return output.commit();
  });
  await expect(taken).rejects.toThrow(`Another build has written to ${folder} meanwhile.`);
  expect(readdirSync(folder)).toEqual(['.lock']);
});

test('a build that writes nothing leaves no folder behind', async () => {
  const folder = fresh();
  await withOutput(folder, {}, async () => {});
  expect(existsSync(folder)).toBe(false);
});

/** Builds into a folder and records which files were made. */
async function built(folder: string, files: Record<string, string>) {
  const made: string[] = [];
  const lazy = Object.entries(files).map(([path, content]) => {
    const make = () => {
      made.push(path);
      return content;
    };
    return { path, from: digest(content), make };
  });
  return { made, written: await put(folder, lazy) };
}

const put = (folder: string, files: readonly LazyFile[]) =>
  withCache(`${folder}-cache`, (cache) =>
    withOutput(folder, { cache }, async (output) => {
      await output.putAll(files);
      return output.commit();
    }),
  );

const long = (word: string) => `${word} `.repeat(600);

test('a file with the same digest is neither made nor read again', async () => {
  const folder = fresh();
  const files = { 'index.html': long('Home'), 'assets/a.svg': long('path') };
  expect((await built(folder, files)).made).toEqual(['index.html', 'assets/a.svg']);
  const { made, written } = await built(folder, files);
  expect(made).toEqual([]);
  expect(written).toEqual({ written: 0, unchanged: 6, deleted: 0 });
});

test('a list of owned files that is lost is written again, and files are deleted by it', async () => {
  const folder = fresh();
  const files = { 'index.html': 'Home', 'old/index.html': 'Old' };
  await built(folder, files);
  rmSync(join(folder, '.built.json'));
  await built(folder, files);
  const { written } = await built(folder, { 'index.html': 'Home' });
  expect(written).toEqual({ written: 0, unchanged: 1, deleted: 1 });
});

test('a large file is copied, not made, and stays while its content does', async () => {
  const [folder, source] = [fresh(), join(base, 'film.mp4')];
  writeFileSync(source, 'a film');
  const make = () => {
    throw new Error('It was read.');
  };
  const copied = (content: string) => {
    const copy = { place: source, size: content.length, digest: digest(content) };
    return put(folder, [{ path: 'film.mp4', from: copy.digest, make, copy }]);
  };
  expect(await copied('a film')).toMatchObject({ written: 1 });
  expect(readFileSync(join(folder, 'film.mp4'), 'utf8')).toBe('a film');
  writeFileSync(source, 'another film');
  expect(await copied('another film')).toMatchObject({ written: 1 });
  expect(readFileSync(join(folder, 'film.mp4'), 'utf8')).toBe('another film');
});

const damages: [what: string, name: string, damage: (path: string) => void][] = [
  ['cut short', 'index.html', (path) => writeFileSync(path, 'Ho')],
  ['deleted', 'index.html', (path) => rmSync(path)],
  ['left without its .br file', 'index.html.br', (path) => rmSync(path)],
];

test.each(damages)('a file that was %s is repaired', async (_, name, damage) => {
  const folder = fresh();
  const files = { 'index.html': long('Home'), 'about/index.html': long('About') };
  await built(folder, files);
  const whole = readFileSync(join(folder, name));
  damage(join(folder, name));
  const { made } = await built(folder, files);
  expect(made).toEqual(['index.html']);
  expect(readFileSync(join(folder, name))).toEqual(whole);
});

test('nothing is replaced before the end, so a failed build changes nothing', async () => {
  const folder = fresh();
  await built(folder, { 'index.html': 'old' });
  const failing = { path: 'about/index.html', from: digest('x'), make: () => Promise.reject('no') };
  const files = [toLazyFile(page('index.html', 'new')), failing];
  await expect(put(folder, files)).rejects.toBe('no');
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('old');
  expect(readdirSync(folder).sort()).toEqual(['.built.json', 'index.html']);
});

test('a file that is made again with the same content is not touched', async () => {
  const folder = fresh();
  await built(folder, { 'index.html': long('Home') });
  const before = statSync(join(folder, 'index.html')).ino;
  const make = () => long('Home');
  const written = await put(folder, [{ path: 'index.html', from: digest('other code'), make }]);
  expect(written).toEqual({ written: 0, unchanged: 3, deleted: 0 });
  expect(statSync(join(folder, 'index.html')).ino).toBe(before);
});

test('a page that a killed build had replaced gets new compressed files', async () => {
  const folder = fresh();
  await built(folder, { 'index.html': long('Home') });
  const old = readFileSync(join(folder, 'index.html.br'));
  writeFileSync(join(folder, 'index.html'), long('House'));
  await built(folder, { 'index.html': long('House') });
  const bytes = readFileSync(join(folder, 'index.html.br'));
  expect(bytes).not.toEqual(old);
  expect(brotliDecompressSync(bytes).toString()).toBe(long('House'));
});
