import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { addresses, addressProblems, derivedAddresses } from './addresses.ts';
import { type FormerAddress, formerAddressProblems } from './former-addresses.ts';
import type { HeldPage } from './held.ts';
import { type LinkTargets, linkObjection } from './link-targets.ts';
import {
  type Loaded,
  type LoadedContent,
  type LoadedText,
  loadedFiles,
  loadedPages,
  loadedTexts,
} from './loaded-content.ts';
import { type MarkedField, markedFields, valuesIn, valuesNamed } from './marked-fields.ts';
import { pageSlips } from './mistakes/page-slips.ts';
import { twins } from './mistakes/twins.ts';
import { unlinkedPages } from './mistakes/unlinked.ts';
import { type Places, pagePlaces } from './places.ts';
import type { Redirect } from './redirect.ts';
import type { Source } from './source-file.ts';

/**
 * Problems with references between files: ids, addresses and links that must exist. The marks in the
 * schemas say which fields hold references.
 *
 * @param held the pages that are not published yet, whether or not they are in the content.
 * @param isChecked whether to report a file's problems; of every file if left out.
 */
export function references(
  content: LoadedContent,
  held: readonly HeldPage[],
  isChecked: (file: string) => boolean = () => true,
): Problem[] {
  const paths = addresses(content);
  const files = loadedFiles(content)
    .filter(({ source }) => isChecked(source.file))
    .flatMap((file) => markedFields(file.schema).map((field) => ({ file, field })));
  const texts = loadedTexts(content).filter(({ file }) => isChecked(file));
  const written = writtenData(content);
  const former = formerAddresses(content);
  const targets = linkTargets(paths, former, held, pagePlaces(content));
  const comparing = [
    ...pageSlips(content),
    ...twins(content, isChecked),
    // Nothing may lead to a page before it is live.
    ...unlinkedPages(content).filter(({ file }) => !targets.heldFiles.has(file)),
    ...addressProblems(content),
    ...brokenRedirects(content, targets),
    ...formerAddressProblems(former, new Set([...paths, ...derivedAddresses(content)])),
    ...(content.tables.comparisons ?? []).flatMap((compare) => compare(content)),
  ];
  return [
    ...files.flatMap(({ file, field }) => [
      ...repeatedValues(file, field),
      ...unknownValues(file, field, written),
      ...brokenLinks(file, field, targets),
    ]),
    ...textLinks(texts, targets),
    ...comparing.filter(({ file }) => isChecked(file)),
  ];
}

function linkTargets(
  paths: ReadonlySet<string>,
  former: readonly FormerAddress[],
  held: readonly HeldPage[],
  places: Places,
): LinkTargets {
  // A draft may have the address of the page that it is to replace.
  const notThere = held.filter(({ why, path }) => why === 'date' || !paths.has(path));
  return {
    paths,
    places,
    held: new Map(notThere.map((page) => [page.path, page])),
    heldFiles: new Map(held.map((page) => [page.file, page])),
    former: new Map(former.map(({ from, to }) => [from, to])),
  };
}

function repeatedValues({ value: file, source }: Loaded, field: MarkedField): Problem[] {
  if (!field.marks.unique) return [];
  const seen = new Set<unknown>();
  return valuesIn(file, field).flatMap(({ at, value }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const name = String(at.at(-1));
    return [problem(source, at, `"${name}" is "${value}", as it is further up. Ids are unique.`)];
  });
}

/** Values that don't exist in the file they refer to; not checked if that file failed to load. */
function unknownValues(
  { value: file, source }: Loaded,
  field: MarkedField,
  written: WrittenData,
): Problem[] {
  const { from } = field.marks;
  const known = from && namedIn(from, written);
  if (!known) return [];
  return valuesIn(file, field)
    .filter(({ value }) => !known.includes(String(value).trim()))
    .map(({ at, value }) => {
      const name = at.findLast((step) => typeof step === 'string');
      const near = suggestion(String(value), known);
      const cure = `${choice(known, written.get(rowOf(from))?.file)}${near}`;
      return problem(source, at, `"${String(name)}" cannot be "${value}".${cure}`);
    });
}

/** The name of the data file in a mark such as `films.id`. */
function rowOf(from: string): string {
  return from.split('.')[0] ?? '';
}

function choice(known: readonly string[], file: string | undefined): string {
  if (known.length === 0) return ` ${file} lists none yet: add it there.`;
  return known.length <= 12 ? ` It is one of ${known.join(', ')}.` : '';
}

type WrittenData = ReadonlyMap<string, { readonly value: unknown; readonly file: string }>;

const named = new WeakMap<WrittenData, Map<string, readonly string[] | undefined>>();

/** The values that a field may have, found once for all files. */
function namedIn(from: string, written: WrittenData): readonly string[] | undefined {
  const found = named.get(written) ?? new Map<string, readonly string[] | undefined>();
  named.set(written, found);
  if (!found.has(from)) found.set(from, valuesNamed(from, written));
  return found.get(from);
}

/** The values of data files; of those with problems all that is written there, refused or not. */
function writtenData({ tables, data, salvaged }: LoadedContent): WrittenData {
  const all = Object.entries(tables.data).flatMap(([name, { file }]) => {
    const failed = salvaged.get(file);
    const value = data.get(name)?.value ?? failed?.raw;
    return value === undefined ? [] : [[name, { value, file }] as const];
  });
  return new Map(all);
}

function brokenLinks(
  { value: file, source }: Loaded,
  field: MarkedField,
  targets: LinkTargets,
): Problem[] {
  const { link } = field.marks;
  if (!link) return [];
  return valuesIn(file, field).flatMap(({ at, value }) => {
    // A schema's own function gets what that schema has checked.
    const found = link === true ? { href: String(value), at: [] } : link(value as never);
    const message = found && linkObjection(found.href, source.file, targets);
    return message ? [problem(source, [...at, ...found.at], message)] : [];
  });
}

/** Files that every build publishes. Texts may link to them, but lists of pages may not. */
const files = ['/licences.txt', '/feed.xml', '/atom.xml', '/feed.json'];

/** Broken links inside texts. */
function textLinks(texts: readonly LoadedText[], targets: LinkTargets): Problem[] {
  const all = { ...targets, paths: new Set([...targets.paths, ...files]) };
  return texts.flatMap(({ file, links }) =>
    links.flatMap(({ href, line }) => {
      const message = linkObjection(href, file, all);
      return message ? [{ file, line, message }] : [];
    }),
  );
}

/** Redirects to no page; chains of redirects are reported with the former addresses. */
function brokenRedirects(content: LoadedContent, targets: LinkTargets): Problem[] {
  const all = redirects(content);
  const former = new Set(all.map(({ from }) => from));
  return all
    .filter(({ to }) => !former.has(to))
    .flatMap(({ to, source, index }) => {
      const message = linkObjection(to, source.file, targets);
      return message ? [problem(source, [index, 'to'], message)] : [];
    });
}

function redirects({ data }: LoadedContent): (Redirect & { source: Source; index: number })[] {
  const file = data.get('redirects');
  if (!file) return [];
  // The table of files says that it holds these.
  const all = file.value as readonly Redirect[];
  return all.map((one, index) => ({ ...one, source: file.source, index }));
}

function formerAddresses(content: LoadedContent): FormerAddress[] {
  const declared = redirects(content).map(({ index, ...one }) => ({ ...one, at: [index, 'from'] }));
  const failed = [...content.salvaged.values()].flatMap(({ value, path, source }) =>
    // Checked by its schema, if the page is of a kind that has aliases.
    path === undefined ? [] : [{ ...(value as Pick<Movable, 'aliases'>), path, source }],
  );
  const pages: Movable[] = [...loadedPages(content), ...failed];
  const own = pages.flatMap(({ aliases = [], path, source }) =>
    aliases.map((from, index) => ({ from, to: path, source, at: ['aliases', index] })),
  );
  return [...declared, ...own];
}

type Movable = {
  readonly path: string;
  readonly source: Source;
  readonly aliases?: readonly string[];
};

function problem(source: Source, at: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: source.line(at), field: at, message };
}
