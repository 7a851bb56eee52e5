import { type MotifName, motifNames } from './motifs.ts';
import { palette } from './palette.ts';
import { circle, path, type Rectangle, rect, trace } from './shapes.ts';

const { beam, deep, ink } = palette;

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
} as const satisfies Record<string, Draw>;

export type CountedName = MotifName | keyof typeof onlyCounted;

export const countedNames = [...Object.keys(onlyCounted), ...motifNames] as CountedName[];
