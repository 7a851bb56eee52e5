/** A figure with its sign and unit, and what it counts. */
type Metric = { readonly figure: string; readonly counts: string };

/**
 * Splits a case study's metric at its first space: `£3.10 per booking` is the figure `£3.10` and
 * what it counts, `per booking`. The schema ensures that both parts exist.
 */
export function splitMetric(metric: string): Metric {
  const gap = metric.indexOf(' ');
  return { figure: metric.slice(0, gap), counts: metric.slice(gap + 1).trim() };
}
