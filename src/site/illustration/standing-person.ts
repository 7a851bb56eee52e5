import { garments, hairColours, skins } from './look-colours.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';
import { circle, path, rect, rects, stroke } from './shapes.ts';

const { ink, deep, sea, white, red, glass } = palette;

/** What an arm does, and what its hand holds. All lengths are from between the feet. */
interface Gesture {
  readonly arm: string;
  readonly hand: readonly [x: number, y: number];
  /** What the hand holds, drawn behind it. */
  readonly thing?: string;
}

const across = 'M25-120l6 40-34 9-3-12 20-7-5-24z';

/** The gestures, by name. */
export const gestures = {
  waves: { arm: 'M-13-126l-11 20-31-46 12-8z', hand: [-51, -164] },
  points: { arm: 'M15-126l46 10-2 12-46 4z', hand: [64, -109] },
  mug: { arm: across, hand: [-4, -77], thing: rect(red, [-14, -98, 19, 20]) },
  phone: {
    arm: across,
    hand: [-4, -77],
    thing: rect(ink, [-12, -106, 16, 28]) + rect(glass, [-10, -103, 12, 20]),
  },
  report: {
    arm: across,
    hand: [-4, -74],
    thing: rect(white, [-26, -112, 32, 40]) + rects(sea, bars()),
  },
  camera: {
    arm: 'M22-124l16 22-16 20-9-8 8-12-10-16z',
    hand: [22, -146],
    thing: rect(ink, [12, -168, 34, 24]) + rect(ink, [46, -162, 14, 12]),
  },
} as const satisfies Record<string, Gesture>;

/** A small chart on the report. */
function bars(): [number, number, number, number][] {
  return [8, 14, 22].map((high, at) => [-21 + at * 9, -78 - high, 6, high]);
}

/** Somebody of the agency from head to foot in cut paper, about 180 units tall, lit from the right. */
export function standingPerson(
  look: Look,
  x: number,
  ground: number,
  gesture: keyof typeof gestures,
): string {
  const [skin, shaded] = skins[look.skin];
  const [cloth, fold] = cloths(look);
  const { arm, hand, ...holding }: Gesture = gestures[gesture];
  const layers = [
    rects(look.clothes === 'navy' ? sea : deep, [
      [-19, -64, 16, 60],
      [3, -64, 16, 60],
    ]),
    path(ink, 'M-22 0v-9h22v9zM2 0v-9h24v9z'),
    ...(gesture === 'waves'
      ? []
      : [circle(skin, -29, -64, 7), path(fold, 'M-20-126-36-70l12 4 14-40z')]),
    rect(shaded, [-8, -144, 16, 20]),
    path(cloth, 'M-27-56l4-64q4-12 23-12t23 12l4 64z'),
    path(fold, 'M-27-56l4-64q4-12 23-12l-12 76z'),
    holding.thing ?? '',
    circle(skin, ...hand, 7),
    path(fold, arm),
    head(look),
  ];
  return `<g transform="translate(${x} ${ground})">${layers.join('')}</g>`;
}

/** A yellow coat is drawn in its darker tone, since whoever wears it stands in yellow light. */
function cloths({ clothes }: Look): readonly [cloth: string, fold: string] {
  return clothes === 'yellow' ? [garments.yellow[1], '#B98509'] : garments[clothes];
}

function head(look: Look): string {
  const [skin, shaded] = skins[look.skin];
  return (
    circle(skin, 0, -157, 19) +
    path(shaded, 'M0-176a19 19 0 0 0 0 38q-12-19 0-38z') +
    circle(ink, 5, -159, 2.2) +
    circle(ink, 14, -159, 2.2) +
    beard(look) +
    stroke(look.beard ? white : red, 2.5, 'M5-148q5 4 10-1') +
    hair(look) +
    (look.glasses ? stroke(ink, 2, 'M0-159a5 5 0 0 1 10 0 5 5 0 0 1 9 0') : '')
  );
}

function beard({ beard: has, colour }: Look): string {
  return has ? path(hairColours[colour], 'M-16-156q16 8 35-3a19 19 0 0 1-35 12z') : '';
}

/** The haircut as it is seen from afar. */
function hair({ hair: cut, colour }: Look): string {
  const tone = hairColours[colour];
  const crown = [-15, -6, 5, 15].map((dx) => circle(tone, dx, -172 + Math.abs(dx) / 2, 10));
  const cuts: Readonly<Record<Look['hair'], string>> = {
    crop: path(tone, 'M-20-150v-9a20 20 0 0 1 39-6q-12-6-20-4-8 2-12 19z'),
    bob: path(tone, 'M-23-138v-22a22 22 0 0 1 43-6q-14-6-23-4-8 6-8 32z'),
    curls: crown.join(''),
    bun: circle(tone, -6, -182, 11) + path(tone, 'M-20-152a20 20 0 0 1 39-13q-24-4-39 13z'),
    bald: path(tone, 'M-20-148q-3-10 4-16l4 14z'),
    quiff: path(tone, 'M-20-154q-3-26 16-28 20-4 27 9-8-1-6 8-14-4-24-1-8 3-13 12z'),
  };
  return cuts[cut];
}
