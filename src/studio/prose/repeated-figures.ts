import type { SourceFile } from '../../engine/content/source-file.ts';

/** Amounts, percentages, and counts of what clients sell: £1,350, 40.9%, 18 jobs. */
const figure =
  /£\d+(?:,\d{3})*(?:\.\d+)?k?|\d+(?:\.\d+)?%|\b\d+(?:,\d{3})* (?:jobs|places|shirts|enquiries|requests|rooms|films)\b/g;

type RepeatedFigure = { readonly figure: string; readonly files: readonly string[] };

/**
 * Figures typed in more than one file instead of by a fact's name, `{{ calm-dog-each }}`: an update
 * in one file would miss the others.
 *
 * @param files before facts are filled in.
 */
export function repeatedFigures(files: readonly SourceFile[]): RepeatedFigure[] {
  const found = new Map<string, Set<string>>();
  for (const { path, bytes } of files) {
    for (const [one] of new TextDecoder().decode(bytes).matchAll(figure)) {
      found.set(one, (found.get(one) ?? new Set()).add(path));
    }
  }
  return [...found]
    .filter(([, files]) => files.size > 1)
    .map(([figure, files]) => ({ figure, files: [...files] }))
    .sort((one, other) => other.files.length - one.files.length);
}
