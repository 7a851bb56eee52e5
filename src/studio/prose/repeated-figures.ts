import type { SourceFile } from '../../engine/content/source-file.ts';

/** Money, a share, or a count of what clients sell: £1,350, 40.9%, 18 jobs. */
const figure =
  /£\d+(?:,\d{3})*(?:\.\d+)?k?|\d+(?:\.\d+)?%|\b\d+(?:,\d{3})* (?:jobs|places|shirts|enquiries|requests|rooms|films)\b/g;

/** A figure that stands in several files as typed, and where. */
type RepeatedFigure = { readonly figure: string; readonly files: readonly string[] };

/**
 * Figures with their unit that two files state, unless each names the data: `{{ calm-dog-each }}`.
 * Such a figure changes in one place and stays in the other.
 *
 * @param files as they are written, before facts are filled in.
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
