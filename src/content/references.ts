import { internalPath } from '../kernel/path.ts';
import type { Problem } from '../kernel/problem.ts';
import { suggestion } from '../kernel/suggestion.ts';
import { addresses, addressProblems, derivedAddresses } from './addresses.ts';
import { type Drafts, type Loaded, loadedFiles, loadedPages } from './drafts.ts';
import { type FormerAddress, formerAddressProblems } from './former-addresses.ts';
import { type MarkedField, markedFields, valuesIn, valuesNamed } from './marked-fields.ts';
import type { Redirect } from './redirect.ts';
import type { Source } from './source-file.ts';

/**
 * Problems with references between files: ids, addresses and links that must exist. The marks in the
 * schemas say which fields hold references.
 */
export function references(drafts: Drafts): Problem[] {
  const paths = addresses(drafts);
  const files = loadedFiles(drafts).flatMap((file) =>
    markedFields(file.schema).map((field) => ({ file, field })),
  );
  const former = formerAddresses(drafts);
  return [
    ...addressProblems(drafts),
    ...files.flatMap(({ file, field }) => [
      ...repeatedValues(file, field),
      ...unknownValues(file, field, drafts),
      ...brokenLinks(file, field, paths),
    ]),
    ...textLinks(drafts, paths),
    ...brokenRedirects(drafts, paths),
    ...formerAddressProblems(former, new Set([...paths, ...derivedAddresses(drafts)])),
  ];
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
  { data }: Drafts,
): Problem[] {
  const { from } = field.marks;
  const known = from && valuesNamed(from, data);
  if (!known) return [];
  return valuesIn(file, field)
    .filter(({ value }) => !known.includes(String(value)))
    .map(({ at, value }) => {
      const name = at.findLast((step) => typeof step === 'string');
      const list = known.length <= 12 ? ` It is one of ${known.join(', ')}.` : '';
      const near = suggestion(String(value), known);
      return problem(source, at, `"${String(name)}" cannot be "${value}".${list}${near}`);
    });
}

function brokenLinks(
  { value: file, source }: Loaded,
  field: MarkedField,
  paths: ReadonlySet<string>,
): Problem[] {
  const { link } = field.marks;
  if (!link) return [];
  return valuesIn(file, field).flatMap(({ at, value }) => {
    // A schema's own function gets what that schema has checked.
    const found = link === true ? { href: String(value), at: [] } : link(value as never);
    if (!found || !isBroken(found.href, paths)) return [];
    return [problem(source, [...at, ...found.at], noSuchPage(found.href, paths))];
  });
}

/** Files that every build publishes. Texts may link to them, but lists of pages may not. */
const files = ['/licences.txt', '/feed.xml', '/atom.xml', '/feed.json'];

/** Broken links inside texts. */
function textLinks(drafts: Drafts, pagePaths: ReadonlySet<string>): Problem[] {
  const paths = new Set([...pagePaths, ...files]);
  return loadedPages(drafts).flatMap(({ body, source }) =>
    body.links
      .filter(({ href }) => isBroken(href, paths))
      .map(({ href, line }) => ({ file: source.file, line, message: noSuchPage(href, paths) })),
  );
}

/** Redirects to no page; chains of redirects are reported with the former addresses. */
function brokenRedirects(drafts: Drafts, paths: ReadonlySet<string>): Problem[] {
  const all = redirects(drafts);
  const former = new Set(all.map(({ from }) => from));
  return all
    .filter(({ to }) => !former.has(to) && isBroken(to, paths))
    .map(({ to, source, index }) => problem(source, [index, 'to'], noSuchPage(to, paths)));
}

function redirects({ data }: Drafts): (Redirect & { source: Source; index: number })[] {
  const file = data.get('redirects');
  if (!file) return [];
  // The table of files says that it holds these.
  const all = file.value as readonly Redirect[];
  return all.map((one, index) => ({ ...one, source: file.source, index }));
}

function formerAddresses(drafts: Drafts): FormerAddress[] {
  const declared = redirects(drafts).map(({ index, ...one }) => ({ ...one, at: [index, 'from'] }));
  const pages: Movable[] = loadedPages(drafts);
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

function isBroken(href: string, paths: ReadonlySet<string>): boolean {
  const path = internalPath(href);
  return path !== undefined && !paths.has(path);
}

function noSuchPage(href: string, paths: ReadonlySet<string>): string {
  return `The link "${href}" leads to no page.${suggestion(href, [...paths])}`;
}

function problem(source: Source, at: readonly PropertyKey[], message: string): Problem {
  return { file: source.file, line: source.line(at), message };
}
