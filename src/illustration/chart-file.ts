import { chartPicture } from './chart-picture.ts';

/** A chart in a text, as a file of its own. */
export type ChartFile = {
  /** Made of its values, so that the markup of a text says which charts it shows. */
  readonly name: string;
  /** px */
  readonly width: number;
  readonly options: { readonly values: readonly number[] };
  readonly draw: () => string;
};

/** With so many bars at most, a chart is drawn for a narrow column. */
const narrowTo = 3;

/** The file of the chart with these values: none negative, and at least one above zero. */
export function chartFile(values: readonly number[]): ChartFile {
  const width = values.length <= narrowTo ? 400 : 690;
  const draw = () => chartPicture(values, width);
  return { name: `chart_${values.join('_')}`, width, options: { values }, draw };
}

/** A chart's `<img>`, for the eye only: the numbers stand under it as a table, in feeds too. */
export function chartImage(values: readonly number[]): string {
  const { name, width } = chartFile(values);
  return `<img src="/assets/${name}.svg" width="${width}" height="300" alt="" aria-hidden="true" loading="lazy">`;
}

/** The charts that a page's markup shows. In the words of a text, quotes are escaped. */
export function chartsIn(markup: string): ChartFile[] {
  const names = markup.matchAll(/ src="\/assets\/chart_([\d._e+-]+)\.svg"/g);
  return [...names].map(([, values = '']) => chartFile(values.split('_').map(Number)));
}
