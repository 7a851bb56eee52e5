import type { Problem } from '../kernel/problem.ts';
import type { Source } from './source-file.ts';

/** An address that pages once had, where it leads now, and where that is said. */
export type FormerAddress = {
  readonly from: string;
  readonly to: string;
  readonly source: Source;
  readonly at: readonly PropertyKey[];
};

/** What must not be: a former address in use, said twice, or leading to another former one. */
export function formerAddressProblems(
  formers: readonly FormerAddress[],
  pages: ReadonlySet<string>,
): Problem[] {
  const first = new Map<string, FormerAddress>();
  for (const former of [...formers].reverse()) first.set(former.from, former);
  return formers.flatMap((former) => {
    const message = objection(former, first, pages);
    const { file, line } = former.source;
    return message ? [{ file, line: line(former.at), message }] : [];
  });
}

function objection(
  former: FormerAddress,
  first: ReadonlyMap<string, FormerAddress>,
  pages: ReadonlySet<string>,
): string | undefined {
  const { from, to } = former;
  if (pages.has(from))
    return `"${from}" is a page of the site today, so it cannot be a former address too. Delete one of the two.`;
  const other = first.get(from);
  if (other && other !== former) {
    const place = `${other.source.file}:${other.source.line(other.at)}`;
    return `"${from}" is said to lead to ${other.to} already, in ${place}. Delete one of the two.`;
  }
  const next = first.get(to);
  if (next) return `"${to}" is a former address itself. Write ${next.to}, where it leads.`;
  return undefined;
}
