import { isMediaPath, type Media, type MediaFile, mediaFolder } from '../content/media.ts';
import { cannotBeRead, digestOfLargeFile } from '../content/reader.ts';
import type { SourceFile } from '../content/source-file.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import { pooled } from '../kernel/pool.ts';
import type { Problem } from '../kernel/problem.ts';
import type { RememberLater } from '../kernel/remember.ts';
import { fileNameObjection } from './file-name.ts';
import { encodingsInHand, type PhotographSource } from './photograph-files.ts';
import type { Probed } from './probe.ts';
import { type RecipeName, recipeFormats } from './recipes.ts';
import { unusable } from './signature.ts';

/** What `content/media/` holds, and what its files are made from. */
export type ReadMedia = {
  readonly media: Media;
  readonly photographs: readonly PhotographSource[];
};

type ReadOptions = {
  readonly recipe: RecipeName;
  /** The digest of `encoderSources`. */
  readonly encoder: Digest;
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
  const photographs: PhotographSource[] = [];
  await pooled(files, encodingsInHand, async (file) => {
    const objection = file.unreadable ?? fileNameObjection(file.path, taken);
    const found = objection ? { objection } : await readPhotograph(file, options);
    if ('objection' in found) problems.push({ file: file.path, message: found.objection });
    else photographs.push(found);
  });
  const usableFiles = photographs.map(
    ({ photograph }) => [photograph.name, usable(photograph)] as const,
  );
  const names = new Set(files.map(({ path }) => nameOf(path)));
  return { media: { files: new Map(usableFiles), names, problems }, photographs };
}

const usable = (photograph: PhotographSource['photograph']): MediaFile => ({
  kind: 'photograph',
  photograph,
});

const nameOf = (path: string) => path.slice(mediaFolder.length + 1);

type Known = { readonly content: Digest; readonly probed: Probed };

async function readPhotograph(
  file: SourceFile,
  { recipe, encoder, rememberLater }: ReadOptions,
): Promise<PhotographSource | { readonly objection: string }> {
  const name = nameOf(file.path);
  if (!/\.(jpe?g|png|webp|avif)$/.test(name)) return { objection: otherFormat(name) };
  try {
    const { content, probed } = await known(file, rememberLater);
    if ('objection' in probed) return probed;
    const digest = digestOf([content, encoder, recipe, name]);
    return {
      file,
      content,
      photograph: { name, digest, ...probed, formats: recipeFormats[recipe] },
    };
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return { objection: cannotBeRead(error) };
  }
}

/** By the file's stamp, if it has one, so that its content need not be read. */
async function known(file: SourceFile, rememberLater: RememberLater): Promise<Known> {
  const byContent = async () => {
    const content = await digestOfLargeFile(file);
    const { probe } = await import('./probe.ts');
    return { content, probed: await rememberLater('photograph', [content], () => probe(file)) };
  };
  return file.stamp ? rememberLater('photograph file', [file.stamp], byContent) : byContent();
}

const otherFormats: readonly [ending: RegExp, objection: string][] = [
  [/\.(heic|heif)$/, unusable.heic],
  [/\.gif$/, unusable.gif],
  [/\.tiff?$/, unusable.tiff],
  [/./, 'is of a kind that pages cannot show. Photographs end in .jpg, .png, .webp or .avif.'],
];

function otherFormat(name: string): string {
  return otherFormats.find(([ending]) => ending.test(name))?.[1] ?? '';
}
