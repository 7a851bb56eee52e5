import { type Art, artIn, parts } from './art.ts';
import { palette } from './palette.ts';
import type { Scheme } from './scheme.ts';
import { circle, path, rect, svg, trace } from './shapes.ts';
import { type Size, sizes } from './sizes.ts';
import { coloursOf } from './view-colours.ts';

/** Drawings of a place or an object. Every format shows their bottom right. */
export const views = artIn('views');

/** Those of places that are composed anew for a whole first screen, round its words. */
export const screens = artIn('screens');

type Canvas = Size & {
  readonly colours: Scheme;
  /** All of it is in the frame, its light too, for words above. */
  readonly isWhole?: boolean;
};

/** The canvas of a view, whose file is a thousand units high and aligned right. */
type Stage = Canvas & {
  /** The height of the view, the unit of all lengths. */
  readonly size: number;
  readonly place: (part: Art, beyond?: number) => string;
};

/** Parts that depend on the picture's width. Lengths are fractions of the view's height. */
type Surroundings = {
  /** The sun or moon, as a fraction of the width; negative counts from the right. */
  readonly disc?: Disc;
  readonly light?: Light;
  /** Its size as a share of a whole frame's height, its shift and its light, for words above. */
  readonly whole?: { readonly share: number; readonly beyond?: number; readonly light?: Light };
  readonly behind?: (stage: Stage) => string;
  readonly inFront?: (stage: Stage) => string;
  /** How far a narrow picture shifts the view to the right. */
  readonly beyond?: number;
};

type Disc = readonly [across: number, up: number, radius: number];

/** A beam from a lamp to the left edge; the numbers are the heights where its wedges end. */
type Light = {
  /** Relative to the lower right corner. */
  readonly lamp: readonly [left: number, up: number];
  readonly outer: readonly [from: number, to: number];
  readonly inner: readonly [from: number, to: number];
  /** How far they extend beyond the left edge. */
  readonly end?: number;
};

/** From a lighthouse outside the frame, on the right, over the roofs. */
const overRoofs: Light = { lamp: [-0.1, 0.9], outer: [1.5, 0.62], inner: [1.1, 0.86] };

/** From there down to the left, below words. */
const betweenRoofs: Light = { lamp: [-0.1, 0.6], outer: [0.34, 0.1], inner: [0.28, 0.18] };

const surroundings: Readonly<Record<string, Surroundings>> = {
  'arch-bridge': { disc: [0.16, 0.2, 0.26], light: overRoofs },
  barrier: { light: overRoofs, whole: { share: 0.6, light: betweenRoofs } },
  'bridge-eye': {
    light: { lamp: [0.67, 0.66], outer: [1.2, 0.3], inner: [0.9, 0.6] },
    whole: {
      share: 0.58,
      light: { lamp: [0.67, 0.66], outer: [0.7, 0.2], inner: [0.6, 0.34] },
    },
  },
  'cable-bridge': { light: overRoofs, whole: { share: 0.64, beyond: 0.1, light: betweenRoofs } },
  castle: { disc: [0.24, 0.5, 0.3], light: overRoofs },
  court: {
    light: { lamp: [-0.1, 1.02], outer: [1.25, 0.38], inner: [0.9, 0.66] },
    behind: ({ place }) => place(parts.named('court-crowd')),
  },
  depth: { disc: [-0.62, 0.8, 0.28], whole: { share: 0.54 } },
  fleet: { whole: { share: 0.6 } },
  feed: {
    light: { lamp: [0.61, 0.45], outer: [0.4, -0.1], inner: [0.28, 0.04], end: 0.28 },
    inFront: (stage) => ifWide(stage, 1.5, 'feed-posts'),
  },
  'great-bridge': { light: { lamp: [0.24, 0.5794], outer: [0.86, 0.3], inner: [0.66, 0.5] } },
  gym: { light: { lamp: [0.4, 0.52], outer: [0.31, -0.1], inner: [0.22, 0.03], end: 0.3 } },
  hall: { behind: projector, inFront: ({ place }) => place(parts.named('hall-rows')) },
  harbour: {
    whole: { share: 0.58 },
    behind: (stage) =>
      stage.place(parts.named('harbour-chart')) + ifWide(stage, 1.1, 'harbour-rings'),
  },
  lens: { inFront: (stage) => ifWide(stage, 1.5, 'lens-frames'), beyond: 0.2 },
  street: { disc: [-0.2, 0.92, 0.2] },
  table: { whole: { share: 0.8, beyond: 0.24 } },
  train: { disc: [-0.5, 0.62, 0.24], behind: nightTrain },
  'tram-hill': { disc: [0.2, 0.62, 0.2], light: overRoofs },
  viaduct: {
    light: overRoofs,
    whole: { share: 0.55, light: { lamp: [-0.1, 0.7], outer: [0.84, 0.5], inner: [0.76, 0.6] } },
  },
  viewfinder: {
    disc: [-1.06, 0.26, 0.2],
    light: { lamp: [0.62, 0.6656], outer: [1.06, 0.4], inner: [0.84, 0.62] },
    whole: {
      share: 0.7,
      beyond: 0.11,
      light: { lamp: [0.51, 0.6656], outer: [0.42, 0.1], inner: [0.34, 0.2] },
    },
  },
};

export function viewPicture(view: string, canvas: Canvas): string {
  const { width, height, colours, isWhole } = canvas;
  const ground = rect(colours.sky, [0, 0, width, height]);
  const isScreen = width === sizes.screen.width && height === sizes.screen.height;
  if (isWhole && isScreen && screens.names.includes(view)) {
    const drawn = screens.named(view).placed([0, 0, width, height], coloursOf(view, colours));
    return svg(width, height, ground + drawn);
  }
  const { whole, ...usual } = surroundings[view] ?? {};
  const { disc, behind, inFront, beyond = 0 } = usual;
  const light = (isWhole && whole?.light) || usual.light;
  const free = isWhole ? height * (whole?.share ?? 0.8) : height;
  // A wide frame is as wide as a view.
  const size = Math.max(free, width / 3);
  const paints = coloursOf(view, colours);
  const place = (part: Art, beyond = 0) =>
    part.placed([beyond * size, height - size, width, size], paints);
  const stage = { ...canvas, size, place };
  const aside = isWhole ? whole?.beyond : width < size * 1.2 ? beyond : 0;
  const layers = [
    ground,
    disc ? sun(stage, disc) : '',
    light ? beam(stage, light) : '',
    behind?.(stage) ?? '',
    place(views.named(view), aside),
    inFront?.(stage) ?? '',
  ];
  return svg(width, height, layers.join(''));
}

function sun({ width, height, size, colours }: Stage, [across, up, radius]: Disc): string {
  const x = across < 0 ? width + size * across : width * across;
  return circle(colours.disc, x, height - size * up, size * radius);
}

function beam(stage: Stage, { lamp, outer, inner, end = 0.2 }: Light): string {
  const { width, height, size, colours, isWhole } = stage;
  const [x, y] = [width - size * lamp[0], height - size * lamp[1]];
  const [top, foot] = outer;
  const part = isWhole ? Math.min(1, (1.06 - foot) / (top - foot)) : 1;
  const atEnd = (up: number) => height - size * (foot + (up - foot) * part);
  const wedge = ([from, to]: Light['outer']) =>
    trace`M${x} ${y}L${-size * end} ${atEnd(from)}V${atEnd(to)}z`;
  return path(colours.beam, wedge(outer)) + path(colours.innerBeam, wedge(inner));
}

/** Narrower pictures would show only its edge. */
function ifWide(stage: Stage, least: number, part: string): string {
  return stage.width > stage.size * least ? stage.place(parts.named(part)) : '';
}

/** A projector's light from the left edge to its screen. */
function projector({ width, height, size, colours }: Stage): string {
  const screen = width - size * 1.02;
  const wedge = (from: number, to: number) =>
    trace`M${-size * 0.06} ${height - size * 0.5}L${screen} ${height - size * from}
        V${height - size * to}z`;
  return path(colours.beam, wedge(0.86, 0.44)) + path(colours.innerBeam, wedge(0.692, 0.566));
}

/** Hills from the left edge, and the beam of the train's lamp. */
function nightTrain({ width, height, size, colours, place }: Stage): string {
  const [x, y, track] = [width - size * 1.36, height - size * 0.28, height - size * 0.16];
  const left = -size * 0.2;
  return (
    place(parts.named('train-hills')) +
    path(
      colours.sky === palette.beam ? palette.white : palette.beam,
      trace`M${x} ${y}L${left} ${y - size * 0.34}V${track}H${x - size * 0.3}z`,
    ) +
    path(palette.pale, trace`M${x} ${y}L${left} ${y - size * 0.1}V${track}z`)
  );
}
