import { namedFault, type Problem } from '../kernel/problem.ts';
import { suggestion, wordsAndNearest } from '../kernel/suggestion.ts';
import { addressProblems, derivedAddresses } from './addresses.ts';
import { formerAddresses, formerAddressProblems, redirects } from './former-addresses.ts';
import type { HeldPage } from './held.ts';
import { type LinkTargets, linkObjection, linkTargets } from './link-targets.ts';
import type { LoadedContent, LoadedFile } from './loaded-content.ts';
import { type MarkedField, markedFields, valuesIn, valuesNamed } from './marked-fields.ts';
import { pageMistakes } from './mistakes/page-mistakes.ts';
import { sameWords } from './mistakes/same-words.ts';
import { unlinkedPages } from './mistakes/unlinked.ts';
import { problemAt } from './source-file.ts';

/**
 * Problems between files: ids, addresses and links that must exist, by the marks in the schemas.
 *
 * @param isChecked whether to report a file's problems.
 */
export function references(
  content: LoadedContent,
  held: readonly HeldPage[],
  isChecked: (file: string) => boolean = () => true,
): Problem[] {
  const { files, tables } = content;
  const former = formerAddresses(content);
  const targets = linkTargets(content, former, held);
  const names = namesIn(content);
  const ofFiles = files
    .filter(({ file }) => isChecked(file))
    .flatMap((file) => [
      ...markedFields(file.schema).flatMap((field) => [
        ...repeatedValues(file, field),
        ...unknownValues(file, field, names),
        ...brokenLinks(file, field, targets),
      ]),
      ...brokenTextLinks(file, targets),
      ...pageMistakes(file, content),
    ]);
  const between = [
    ...sameWords(content),
    // Nothing may lead to a page before it is live.
    ...unlinkedPages(content).filter(({ file }) => !targets.heldFiles.has(file)),
    ...addressProblems(content),
    ...brokenRedirects(content, targets),
    ...formerAddressProblems(former, new Set([...targets.paths, ...derivedAddresses(content)])),
    ...(tables.comparisons ?? []).flatMap((compare) => compare(content)),
  ];
  return [...ofFiles, ...between.filter(({ file }) => isChecked(file))];
}

function repeatedValues({ value: file, source }: LoadedFile, field: MarkedField): Problem[] {
  if (!field.marks.unique) return [];
  const seen = new Set<unknown>();
  return valuesIn(file, field).flatMap(({ at, value }) => {
    if (seen.size < seen.add(value).size) return [];
    const message = `is "${value}", as it is further up. Ids are unique.`;
    return [problemAt(source, at, namedFault(`"${String(at.at(-1))}"`, 'repeated-value', message))];
  });
}

/** The values that a field may have, by its `from` mark, and the file that lists them. */
type Names = (
  from: string,
) => { readonly values: readonly string[]; readonly file: string } | undefined;

/** In a file with problems, values that its schema refuses count as names too. */
function namesIn({ files }: LoadedContent): Names {
  const lists = files.flatMap(({ name = '', address, raw, file }) =>
    address || raw === undefined ? [] : [[name, { value: raw, file }] as const],
  );
  const data = new Map(lists);
  const known = new Map<string, ReturnType<Names>>();
  return (from) => {
    if (!known.has(from)) {
      const values = valuesNamed(from, data);
      const file = data.get(from.split('.')[0] ?? '')?.file ?? '';
      known.set(from, values && { values, file });
    }
    return known.get(from);
  };
}

/** Values that don't exist in the file they refer to; not checked if that file can't be read. */
function unknownValues(
  { value: file, source }: LoadedFile,
  field: MarkedField,
  names: Names,
): Problem[] {
  const known = field.marks.from && names(field.marks.from);
  if (!known) return [];
  return valuesIn(file, field)
    .filter(({ value }) => !known.values.includes(String(value).trim()))
    .map(({ at, value }) => {
      const name = String(at.findLast((step) => typeof step === 'string'));
      const cure = `${choice(known.values, known.file)}${suggestion(String(value), known.values)}`;
      const message = `cannot be "${value}".${cure}`;
      const fault = namedFault(`"${name}"`, 'unknown-value', message);
      const words = wordsAndNearest(String(value), known.values);
      return problemAt(source, at, { ...fault, ...words });
    });
}

function choice(known: readonly string[], file: string): string {
  if (known.length === 0) return ` ${file} lists none yet: add it there.`;
  return known.length <= 12 ? ` It is one of ${known.join(', ')}.` : '';
}

function brokenLinks(
  { value: file, source }: LoadedFile,
  field: MarkedField,
  targets: LinkTargets,
): Problem[] {
  const { link } = field.marks;
  if (!link) return [];
  return valuesIn(file, field).flatMap(({ at, value }) => {
    // A schema's own function gets what that schema has checked.
    const found = link === true ? { href: String(value), at: [] } : link(value as never);
    const fault = found && linkObjection(found.href, source.file, targets);
    return fault ? [problemAt(source, [...at, ...found.at], fault)] : [];
  });
}

/** Files that every build publishes. Texts may link to them, but lists of pages may not. */
const published = ['/licences.txt', '/feed.xml', '/atom.xml', '/feed.json'];

function brokenTextLinks({ file, page }: LoadedFile, targets: LinkTargets): Problem[] {
  const links = page?.body?.links.filter(({ href }) => !published.includes(href)) ?? [];
  return links.flatMap(({ href, line }) => {
    const fault = linkObjection(href, file, targets);
    return fault ? [{ file, line, ...fault }] : [];
  });
}

/** Redirects to no page; chains of redirects are reported with the former addresses. */
function brokenRedirects(content: LoadedContent, targets: LinkTargets): Problem[] {
  const all = redirects(content);
  const former = new Set(all.map(({ from }) => from));
  return all.flatMap(({ to, source, at: [index = 0] }) => {
    const fault = former.has(to) ? undefined : linkObjection(to, source.file, targets);
    return fault ? [problemAt(source, [index, 'to'], fault)] : [];
  });
}
