import { mediaNameObjection } from '../content/file-names.ts';
import {
  isMediaPath,
  type Logo,
  type Media,
  type MediaFile,
  mediaFolder,
  type PlainKind,
} from '../content/media.ts';
import { cannotBeRead, digestOfLargeFile } from '../content/reader.ts';
import type { SourceFile } from '../content/source-file.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import { mediaPath } from '../kernel/path.ts';
import { pooled } from '../kernel/pool.ts';
import type { Fault, Problem } from '../kernel/problem.ts';
import type { RememberLater } from '../kernel/remember.ts';
import { endingOf, formatOf, startOf } from './formats.ts';
import { logoWithinTime, TooMuchToClean } from './logo-within-time.ts';
import { maxEncodingsAtOnce, type PhotographSource } from './photograph-files.ts';
import { type RecipeName, recipeFormats } from './recipes.ts';

export type MediaSource = PhotographSource | PlainSource | LogoSource;

/** A logo, which is drawn into its frame with the other drawings. */
type LogoSource = { readonly file: SourceFile; readonly logo: Logo };

export type PlainSource = {
  readonly kind: PlainKind;
  readonly file: SourceFile;
  readonly path: string;
  readonly content: Digest;
};

export type ReadMedia = {
  readonly media: Media;
  readonly sources: readonly MediaSource[];
};

type ReadOptions = {
  readonly recipe: RecipeName;
  readonly encoder: Digest;
  /** The colour of pages; white if left out. */
  readonly ground?: string;
  /** Caches what is known of a file: an unchanged one is not read. */
  readonly rememberLater: RememberLater;
};

/** Looks at every file of `content/media/`, a few at a time. Problems are returned, not thrown. */
export async function readMedia(
  all: readonly SourceFile[],
  options: ReadOptions,
): Promise<ReadMedia> {
  const files = all.filter(({ path }) => isMediaPath(path));
  const taken = new Set(all.map(({ path }) => path));
  const problems: Problem[] = [];
  const sources: MediaSource[] = [];
  await pooled(files, maxEncodingsAtOnce, async (file) => {
    const found =
      unreadable(file) ?? mediaNameObjection(file.path, taken) ?? (await readFile(file, options));
    if ('code' in found) problems.push({ file: file.path, ...found });
    else sources.push(found);
  });
  const usable = sources.map((source) => [nameOf(source.file.path), usableFile(source)] as const);
  const names = new Set(files.map(({ path }) => nameOf(path)));
  const media = { files: new Map(usable), names, problems };
  return { media, sources };
}

function usableFile(source: MediaSource): MediaFile {
  if ('logo' in source) return { kind: 'logo', logo: source.logo };
  if ('path' in source) {
    const { kind, path, file } = source;
    return { kind, path, size: file.size ?? file.bytes.length };
  }
  return { kind: 'photograph', photograph: source.photograph };
}

const nameOf = (path: string) => path.slice(mediaFolder.length + 1);

function unreadable({ unreadable: message }: SourceFile): Fault | undefined {
  return message === undefined ? undefined : { code: 'unreadable-file', message };
}

async function readFile(file: SourceFile, options: ReadOptions): Promise<MediaSource | Fault> {
  const name = nameOf(file.path);
  try {
    const format = formatOf(name);
    if ('code' in format) return format;
    const { kind } = format;
    if (kind === 'logo') return await readLogo(file, options);
    if (kind === 'photograph') return await readPhotograph(file, name, options);
    return startOf(file, format) ?? { kind, ...(await readPlain(file, name, options)) };
  } catch (error) {
    if (error instanceof TooMuchToClean) return { code: error.code, message: error.message };
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return cannotBeRead(error);
  }
}

/** How long a logo that took too long isn't tried again, in ms: the desk reads it at each key. */
const pause = 60_000;

const givenUp = new Map<string, number>();

async function readLogo(
  file: SourceFile,
  { rememberLater }: ReadOptions,
): Promise<LogoSource | Fault> {
  const { stamp = '' } = file;
  if (performance.now() < (givenUp.get(stamp) ?? 0)) throw new TooMuchToClean();
  const clean = () =>
    logoWithinTime(new TextDecoder().decode(file.bytes)).catch((error) => {
      if (stamp && error instanceof TooMuchToClean) givenUp.set(stamp, performance.now() + pause);
      throw error;
    });
  const found = file.stamp ? await rememberLater('logo', [file.stamp], clean) : await clean();
  return 'code' in found ? found : { file, logo: found };
}

async function readPlain(file: SourceFile, name: string, { rememberLater }: ReadOptions) {
  const digest = () => digestOfLargeFile(file);
  const content = await (file.stamp ? rememberLater('media file', [file.stamp], digest) : digest());
  const ending = endingOf(name);
  return {
    file,
    content,
    path: `${mediaPath(name.slice(0, -ending.length - 1), content)}.${ending}`,
  };
}

async function readPhotograph(
  file: SourceFile,
  name: string,
  { recipe, encoder, ground = '#ffffff', rememberLater }: ReadOptions,
): Promise<PhotographSource | Fault> {
  const { content, probed } = await known(file, rememberLater);
  if ('code' in probed) return probed;
  const digest = digestOf([content, encoder, ground, recipe, name]);
  return {
    file,
    content,
    ground,
    photograph: { name, digest, ...probed, formats: recipeFormats[recipe] },
  };
}

/** By the file's stamp, if it has one, so that its content need not be read. */
async function known(file: SourceFile, rememberLater: RememberLater) {
  const byContent = async () => {
    const content = await digestOfLargeFile(file);
    const { probe } = await import('./probe.ts');
    return { content, probed: await rememberLater('photograph', [content], () => probe(file)) };
  };
  return file.stamp ? rememberLater('photograph file', [file.stamp], byContent) : byContent();
}
