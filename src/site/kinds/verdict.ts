/**
 * Whether one ad has so many more results than another that it is better. Source: the paid media
 * page, which gives the rule to readers.
 */
export const isVerdict = (better: number, other: number) =>
  better - other >= 2 * Math.sqrt(better + other);

/** The fewest results of one ad that are a verdict against those of another. */
export function fewestToBeat(other: number): number {
  let better = other;
  while (!isVerdict(better, other)) better++;
  return better;
}
