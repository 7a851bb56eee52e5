import type { BaseSite } from '../content/base-site.ts';
import { cropNames, mediaFolder } from '../content/media.ts';
import type { LazyFile } from '../kernel/output-file.ts';
import { mediaPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import type { RememberBytes } from '../kernel/remember.ts';
import { type PhotographSource, photographFiles } from './photograph-files.ts';
import type { MediaSource, PlainSource } from './read-media.ts';
import type { RecipeName } from './recipes.ts';

type MakeOptions = { readonly recipe: RecipeName; readonly remember: RememberBytes };

type WithMedia = { readonly media: readonly string[] };

export function mediaOn(pages: readonly WithMedia[]): Set<string> {
  return new Set(pages.flatMap(({ media }) => media));
}

/**
 * What pages show, and what is in use without a name on a page: logos that drawings are made from
 * (`drawn`), and what held pages will show.
 */
export function mediaInUse(
  drawn: readonly string[],
  held: BaseSite['held'],
  pages: readonly WithMedia[],
): Set<string> {
  const unnamed = [...drawn, ...held.flatMap(({ media }) => media)];
  return mediaOn(pages).union(new Set(unnamed.map((name) => `${mediaFolder}/${name}`)));
}

/** The media files that pages show or link to. @param shown their paths in the output. */
export function mediaFiles(
  shown: ReadonlySet<string>,
  sources: readonly MediaSource[],
  { recipe, remember }: MakeOptions,
): LazyFile[] {
  const byStem = new Map(
    sources.flatMap((source) => ('logo' in source ? [] : [[stemOf(source), source] as const])),
  );
  const photograph = photographFiles(recipe, remember);
  // Sorted, so that the files of one photograph are made together.
  return [...shown].sort().flatMap((path) => {
    const source = byStem.get(path) ?? byStem.get(withoutWidth(path));
    if (!source) return [];
    return ('path' in source ? plainFile(source) : photograph(path, source)) ?? [];
  });
}

/** Where the file of a photograph that has been replaced is now. @param path in the output. */
export function replacedPath(path: string, sources: readonly MediaSource[]): string | undefined {
  const [, stem, size = '', ending] = /^(.+-)\w{6}-(\w+)(\.\w+)$/.exec(path) ?? [];
  const source = sources.find((one) => 'photograph' in one && stemOf(one).slice(0, -6) === stem);
  if (!source || !('photograph' in source)) return undefined;
  const { width } = source.photograph;
  const now = `${stemOf(source)}-${Number(size) > width ? width : size}${ending}`;
  return now === path ? undefined : now;
}

/**
 * A warning for each file that no page shows, unless it is the whole of a photograph that is shown
 * in part.
 *
 * @param shown paths in the output; or that of the content file, for a logo, which has no other, and
 *   for what a page to come will show.
 */
export function unusedMedia(
  shown: ReadonlySet<string>,
  sources: readonly MediaSource[],
): Problem[] {
  const used = new Set([...shown].flatMap((path) => [path, withoutWidth(path)]));
  const isUsed = (source: MediaSource) =>
    used.has(source.file.path) || (!('logo' in source) && used.has(stemOf(source)));
  const wholes = new Set(sources.filter(isUsed).flatMap(({ file }) => wholesOf(nameOf(file.path))));
  return sources
    .filter((source) => !isUsed(source))
    .filter(({ file, ...source }) => !('photograph' in source && wholes.has(nameOf(file.path))))
    .map(({ file }) => ({
      file: file.path,
      code: 'unused-media',
      message: `is on no page. Show it, or take it out of ${mediaFolder}.`,
    }));
}

const nameOf = (path: string) => path.replace(/\.\w+$/, '');

const cropEnd = new RegExp(`-(${cropNames.join('|')})(-\\d+)?$`);

/** What a photograph was cut out of, by its name; a crop may be of a crop. */
function wholesOf(name: string): string[] {
  const whole = name.replace(cropEnd, '');
  return whole === name ? [] : [whole, ...wholesOf(whole)];
}

/** Cloudflare takes no larger file: 25 MiB. Other hosts do. */
const cloudflareLimit = 25 * 2 ** 20;

/**
 * A warning for each file that is too large for a host. Photographs never are, since smaller files
 * are made from them.
 *
 * @param shown as for `unusedMedia`.
 */
export function tooLargeForHosts(
  shown: ReadonlySet<string>,
  sources: readonly MediaSource[],
): Problem[] {
  return sources
    .filter((source) => 'path' in source && (shown.has(source.path) || shown.has(source.file.path)))
    .filter(({ file: { size = 0 } }) => size > cloudflareLimit)
    .map(({ file: { path, size = 0 } }) => ({
      file: path,
      code: 'too-heavy',
      message: `weighs ${Math.round(size / 1e6)} MB. Cloudflare publishes no file above 25 MiB; other hosts do. Export it smaller, or host the site elsewhere.`,
    }));
}

function plainFile({ path, content, file }: PlainSource): LazyFile {
  const { place, size } = file;
  // A table or captions are read, since they may hold what must not be published.
  const isText = /\.(csv|vtt)$/.test(path);
  const copy = !isText &&
    place !== undefined &&
    size !== undefined && { place, size, digest: content };
  return { path, from: content, make: () => file.bytes, ...(copy && { copy }) };
}

function stemOf(source: PhotographSource | PlainSource): string {
  if ('path' in source) return source.path;
  const { name, digest } = source.photograph;
  return mediaPath(name.replace(/\.\w+$/, ''), digest);
}

const withoutWidth = (path: string) => path.replace(/-\w+\.\w+$/, '');
