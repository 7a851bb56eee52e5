/** The median of times and their range, such as `40 (32-128)`, in their unit. */
export function medianAndRange(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b).map(Math.round);
  return `${sorted[sorted.length >> 1]} (${sorted[0]}-${sorted.at(-1)})`;
}
