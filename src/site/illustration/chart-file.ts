import { chartPicture, highest } from './chart-picture.ts';

/** A chart in a text, as a file of its own. */
export type ChartFile = ReturnType<typeof chartFile>;

/** With so many bars at most, a chart is drawn for a narrow column. */
const narrowTo = 3;

/**
 * The file of the chart with these values: none negative, and at least one above zero.
 *
 * @param lit the place of the bar that is the lighthouse.
 */
export function chartFile(values: readonly number[], lit = highest(values)) {
  const width = values.length <= narrowTo ? 400 : 690;
  const draw = () => chartPicture(values, { width, lit });
  const lamp = lit === highest(values) ? '' : `_lit_${lit}`;
  // Named by its values, so that the markup of a text says which charts it shows.
  return { name: `chart_${values.join('_')}${lamp}`, width, options: { values, lit }, draw };
}

/** A chart's `<img>`, for the eye only: the numbers stand under it as a table, in feeds too. */
export function chartImage(values: readonly number[], lit?: number): string {
  const { name, width } = chartFile(values, lit);
  return `<img src="/assets/${name}.svg" width="${width}" height="300" alt="" aria-hidden="true" loading="lazy">`;
}

/** The chart whose file has this name, such as `chart_30_55.svg`. */
export function chartNamed(file: string): ChartFile | undefined {
  const [, values, lit] = /^chart_([\d._e+-]+?)(?:_lit_(\d))?\.svg$/.exec(file) ?? [];
  if (values === undefined) return undefined;
  return chartFile(values.split('_').map(Number), lit ? Number(lit) : undefined);
}
