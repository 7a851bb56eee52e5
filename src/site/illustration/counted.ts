import { type MotifName, motifNames } from './motifs.ts';
import { palette } from './palette.ts';
import { circle, path, type Rectangle, rect, rects, trace } from './shapes.ts';

const { beam, deep, fog, ink, white } = palette;

type Draw = (box: Rectangle, isLit: boolean) => string;

/** Things that are only counted, never stacked into bars. */
export const onlyCounted = {
  windows: ([left, y, whole, height], isLit) => {
    const [x, width, foot] = [left + whole * 0.1, whole * 0.8, y + height * 0.9];
    const pane = rect(isLit ? beam : deep, [x, y, width, height * 0.9]);
    const head = circle(ink, x + width / 2, foot - height * 0.5, width * 0.17);
    const shoulders = trace`M${x + width * 0.18} ${foot}a${width * 0.32} ${height * 0.36} 0 0 1
        ${width * 0.64} 0z`;
    return isLit ? pane + head + path(ink, shoulders) : pane;
  },
  covers: ([x, y, width, height], isLit) => {
    const [middle, centre] = [x + width / 2, y + height / 2];
    const [fork, knife] = [middle - width * 0.49, middle + width * 0.43];
    const [top, length, thick] = [centre - width * 0.3, width * 0.6, width * 0.03];
    const tines = [0, 0.045, 0.09].map(
      (at): Rectangle => [fork + width * at, top, thick, length * 0.3],
    );
    const plate = isLit ? beam : fog;
    return (
      rects(ink, [
        ...tines,
        [fork, top + length * 0.3, width * 0.12, thick],
        [fork + width * 0.04, top, width * 0.04, length],
      ]) +
      path(
        ink,
        trace`M${knife} ${top}q${width * 0.1} ${length * 0.1} ${width * 0.08} ${length * 0.56}
          h${-width * 0.03}V${top + length}h${-width * 0.05}z`,
      ) +
      circle(plate, middle, centre, width * 0.35) +
      circle(white, middle, centre, width * 0.22) +
      circle(plate, middle, centre, width * 0.19)
    );
  },
} as const satisfies Record<string, Draw>;

export type CountedName = MotifName | keyof typeof onlyCounted;

export const countedNames = [...Object.keys(onlyCounted), ...motifNames] as CountedName[];
