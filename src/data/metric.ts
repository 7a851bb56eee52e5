/**
 * A case study's metric in its two halves: `£3.10 per booking` is the figure `£3.10` and what it
 * counts, `per booking`. The schema has made sure that there are two.
 */
export function splitMetric(metric: string): { figure: string; counts: string } {
  const gap = metric.indexOf(' ');
  return { figure: metric.slice(0, gap), counts: metric.slice(gap + 1).trim() };
}
