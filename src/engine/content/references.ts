import { namedFault, type Problem } from '../kernel/problem.ts';
import { closest } from '../kernel/suggestion.ts';
import { addressProblems, derivedAddresses } from './addresses.ts';
import { formerAddresses, formerAddressProblems, redirects } from './former-addresses.ts';
import type { HeldPage } from './held.ts';
import { type LinkTargets, linkObjection, linkTargets } from './link-targets.ts';
import { dataValues, type LoadedContent, type LoadedFile } from './loaded-content.ts';
import { fieldLinks, repeated, valuesNamed, valuesWith } from './marked-fields.ts';
import { pageMistakes } from './mistakes/page-mistakes.ts';
import { sameWords } from './mistakes/same-words.ts';
import { unlinkedPages } from './mistakes/unlinked.ts';
import { problemAt } from './source-file.ts';

/**
 * Problems between files: ids, addresses and links that must exist, by the schemas' marks.
 *
 * @param isChecked whether to report problems of this file.
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
      ...repeatedIds(file),
      ...unknownValues(file, names),
      ...brokenLinks(file, targets),
      ...pageMistakes(file, content),
    ]);
  const between = [
    ...sameWords(content),
    // Unpublished pages must not be linked, so they can't be orphans.
    ...unlinkedPages(content).filter(({ file }) => !targets.heldFiles.has(file)),
    ...addressProblems(content),
    ...brokenRedirects(content, targets),
    ...formerAddressProblems(former, new Set([...targets.paths, ...derivedAddresses(content)])),
    ...(tables.comparisons ?? []).flatMap((compare) => compare(content)),
  ];
  return [...ofFiles, ...between.filter(({ file }) => isChecked(file))];
}

function repeatedIds(file: LoadedFile): Problem[] {
  return repeated(valuesWith('unique', file)).map(({ at, value }) => {
    const message = `is "${value}", as it is further up. Ids are unique.`;
    const fault = namedFault(`"${String(at.at(-1))}"`, 'repeated-value', message);
    return problemAt(file.source, at, fault);
  });
}

/** Looks up the allowed values of a `from` mark, and the file that lists them. */
type Names = (
  from: string,
) => { readonly values: readonly string[]; readonly file: string } | undefined;

/** Includes values that the schema refuses, if their file has problems. */
function namesIn(content: LoadedContent): Names {
  const data = dataValues(content);
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

/** References to missing values; skipped if the file they refer to can't be parsed. */
function unknownValues(file: LoadedFile, names: Names): Problem[] {
  return valuesWith('from', file).flatMap(({ mark, at, value }) => {
    const known = names(mark);
    if (!known || known.values.includes(String(value).trim())) return [];
    const { hint, ...words } = closest(String(value), known.values);
    const message = `cannot be "${value}".${choice(known.values, known.file)}${hint}`;
    const name = `"${String(at.findLast((step) => typeof step === 'string'))}"`;
    const fault = namedFault(name, 'unknown-value', message);
    return [problemAt(file.source, at, { ...fault, ...words, listedIn: known.file })];
  });
}

function choice(known: readonly string[], file: string): string {
  if (known.length === 0) return ` ${file} lists none yet: add it there.`;
  return known.length <= 12 ? ` It is one of ${known.join(', ')}.` : '';
}

/** Files that every build publishes. Texts may link to them, lists of pages may not. */
const published = ['/licences.txt', '/feed.xml', '/atom.xml', '/feed.json'];

function brokenLinks(file: LoadedFile, targets: LinkTargets): Problem[] {
  const inFields = fieldLinks(file).flatMap(({ href, at }) => {
    const fault = linkObjection(href, file.file, targets);
    return fault ? [problemAt(file.source, at, fault)] : [];
  });
  const inText = (file.page?.body?.links ?? []).flatMap(({ href, line }) => {
    const fault = published.includes(href) ? undefined : linkObjection(href, file.file, targets);
    return fault ? [{ file: file.file, line, ...fault }] : [];
  });
  return [...inFields, ...inText];
}

/** Redirects without a target; chains are reported with the former addresses. */
function brokenRedirects(content: LoadedContent, targets: LinkTargets): Problem[] {
  const all = redirects(content);
  const former = new Set(all.map(({ from }) => from));
  return all.flatMap(({ to, source, at: [index = 0] }) => {
    const fault = former.has(to) ? undefined : linkObjection(to, source.file, targets);
    return fault ? [problemAt(source, [index, 'to'], fault)] : [];
  });
}
