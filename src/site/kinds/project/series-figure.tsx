import type { Chart } from '../../illustration/series-layout.ts';
import { rowsOf } from '../../illustration/series-picture.ts';
import { PictureImage } from '../../ui/picture.tsx';
import { coverPicture } from '../pictures.ts';

type SeriesFigureProps = {
  path: string;
  chart: Chart;
  counts: string;
  /** For an image at the top of the page. */
  eager: boolean;
  /** Stands beside a text, in the shape that phones have. */
  isBeside?: boolean;
};

/** A project's figures as a full-width picture, and as a table for screen readers. */
export function SeriesFigure({ path, chart, counts, eager, isBeside }: SeriesFigureProps) {
  const coarse = { ...chart, ...chart.narrow };
  const narrow = coverPicture({ path, chart: coarse }, 'case');
  const picture = isBeside ? narrow : coverPicture({ path, chart });
  const rows = [
    rowsOf({ ...picture, chart: isBeside ? coarse : chart }),
    rowsOf({ ...narrow, chart: coarse }),
  ].join('/');
  return (
    <div className="series-figure" data-rows={rows}>
      <PictureImage className="cover" picture={picture} narrow={narrow} eager={eager} />
      <div className="visually-hidden">
        <table>
          <caption>{counts}</caption>
          <thead>
            <tr>
              {chart.names.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {chart.series.map((value, at) => (
                <td key={chart.names[at]}>{value}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  );
}
