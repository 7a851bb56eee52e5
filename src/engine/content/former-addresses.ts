import { internalPath, isReserved } from '../kernel/path.ts';
import type { Fault, Problem } from '../kernel/problem.ts';
import { dataFile, type LoadedContent, pageFiles } from './loaded-content.ts';
import type { Redirect } from './redirect.ts';
import { problemAt, type Source } from './source-file.ts';

export type FormerAddress = {
  readonly from: string;
  readonly to: string;
  readonly source: Source;
  readonly at: readonly PropertyKey[];
};

export function formerAddresses(content: LoadedContent): FormerAddress[] {
  const own = pageFiles(content).flatMap(({ value, source, page: { path: to } }) => {
    const { aliases } = Object(value) as { readonly aliases?: readonly (string | undefined)[] };
    return (aliases ?? []).flatMap((from, index) =>
      // Undefined if the schema refused it.
      from === undefined ? [] : [{ from, to, source, at: ['aliases', index] }],
    );
  });
  return [...redirects(content), ...own];
}

export function redirects(content: LoadedContent): FormerAddress[] {
  const list = dataFile(content, 'redirects');
  if (!list?.isSound) return [];
  // The file's row has the schema of these.
  const all = list.value as readonly Redirect[];
  return all.map((one, index) => ({ ...one, source: list.source, at: [index, 'from'] }));
}

/**
 * Former addresses that are reserved, used by a page, declared twice or chained. Compared without
 * case, since some file systems ignore it.
 */
export function formerAddressProblems(
  formers: readonly FormerAddress[],
  pages: ReadonlySet<string>,
): Problem[] {
  const first = new Map<string, FormerAddress>();
  for (const former of [...formers].reverse()) first.set(folded(former.from), former);
  return formers.flatMap((former) => {
    const fault = objection(former, first, pages);
    return fault ? [problemAt(former.source, former.at, fault)] : [];
  });
}

function objection(
  former: FormerAddress,
  first: ReadonlyMap<string, FormerAddress>,
  pages: ReadonlySet<string>,
): Fault | undefined {
  const { from, to } = former;
  if (isReserved(from)) {
    const message = `"${from}" is an address that the site needs itself. Delete it.`;
    return { code: 'address-taken', message };
  }
  if (pages.has(folded(from))) return { code: 'address-taken', message: inUse(from) };
  const other = first.get(folded(from));
  if (other && other !== former) {
    const place = `${other.source.file}:${other.source.line(other.at)}`;
    const message = `"${other.from}" is said to lead to ${other.to} already, in ${place}. Delete one of the two.`;
    return { code: 'repeated-value', message };
  }
  const path = internalPath(to);
  if (path === from) {
    const message = `"${from}" leads to itself. Delete it, or say where else it leads.`;
    return { code: 'redirect-chain', message };
  }
  const next = first.get(folded(path ?? ''));
  if (!next || next.from !== path) return undefined;
  const message = `"${to}" is a former address itself. Write ${next.to}, where it leads.`;
  return { code: 'redirect-chain', message };
}

function inUse(from: string): string {
  return from === folded(from)
    ? `"${from}" is a page of the site today, so it cannot be a former address too. Delete one of the two.`
    : `"${from}" differs from the page ${folded(from)} in capitals alone, and some disks take the two for one. Delete it.`;
}

function folded(path: string): string {
  return path.toLowerCase();
}
