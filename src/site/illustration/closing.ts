import { artIn } from './art.ts';
import { palette } from './palette.ts';
import { bodyColours, type Look } from './portrait.ts';
import { svg } from './shapes.ts';
import { type Gesture, standingPerson } from './standing-person.ts';

const colours = {
  ...palette,
  roof: '#0A181D',
  wall: '#2B5A5F',
  gleam: '#2B7A7E',
  cork: '#C98A5E',
  lane: '#17353C',
};

const parts = artIn('closings');
const behind = artIn('behind');

const gestures: readonly Gesture[] = ['waves', 'report', 'phone', 'mug', 'points', 'camera'];

/** At a table, where nobody films or stands on a bollard. */
const atWork: readonly Gesture[] = ['waves', 'mug', 'phone', 'report', 'points', 'mug'];

type Scene = {
  /** What is drawn over the team. */
  front?: string[];
  /** Where each of them stands. */
  place?: (at: number) => [x: number, ground: number, gesture?: Gesture | undefined] | undefined;
  /** How much larger than usual they are. */
  scale?: number;
  /** Where each of them sits, seen from behind; more often than once, if the page is wide. */
  seats?: (at: number) => number[];
};

const scenes = {
  /** The end of Home: the founder points at what may be next. */
  more: {
    front: ['low-deck'],
    place: (at) => (at === 0 ? [896, 280, 'points'] : undefined),
    scale: 2,
  },
  /** The end of About: the studio of its head, from outside. */
  quay: {
    front: ['quay-wall', 'low-deck'],
    place: (at) => [1258 + 56 * at, 412, atWork[at]],
    scale: 1.25,
  },
  /** Of page 404, which is its own end. */
  pier: { front: ['sea', 'deck'], place: (at) => [1600 + 50 * at, 476] },
  build: { front: ['sea', 'deck'], place: (at) => [1561 + 68 * at, 442 - 34 * at] },
  boat: { front: ['hull', 'sea'], place: (at) => [1548 + 74 * at, 436] },
  bottle: { front: ['sea'] },
  /** The heads of the services' pages, as they end. */
  target: {},
  screen: { seats: (at) => [0, 1].map((row) => 120 + 240 * at + 1440 * row) },
  catch: { place: (at) => (at === 1 ? [1556, 436, 'fishes'] : undefined) },
  flag: {},
  /** Not ends, but the head of Insights, who has the missing page, the head of About, why the founder began, and who keeps the calendar. */
  pencil: {},
  gull: {},
  arrows: { place: (at) => (at === 0 ? [349, 196, 'report'] : undefined), scale: 4.7 },
  weeks: { place: (at) => (at === 3 ? [489, 202, 'points'] : undefined), scale: 3.6 },
  studio: {
    front: ['table'],
    place: (at) => [562 + 114 * at, 345, atWork[at]],
    scale: 1.7,
  },
} satisfies Record<string, Scene>;

/**
 * The scenes at the ends of pages, 2880 by 620, with up to six people. Sky and light are the page's
 * background.
 */
export const closings = Object.keys(scenes) as (keyof typeof scenes)[];

export function closing(scene: keyof typeof scenes, people: readonly Look[]): string {
  const { front = [], place, seats, scale }: Scene = scenes[scene];
  const team = gestures.map((gesture, at) => {
    const look = people[at];
    if (!look) return '';
    if (seats)
      return seats(at)
        .map((x) => seated(look, x))
        .join('');
    const [x, ground, own = gesture] = place?.(at) ?? [];
    return x && ground ? standingPerson(look, x, ground, own) : '';
  });
  const drawn = (name: string) => parts.named(name).shapes(colours);
  const standing = scale ? `<g transform="scale(${scale})">${team.join('')}</g>` : team.join('');
  return svg(2880, 620, drawn(scene) + standing + front.map(drawn).join(''));
}

/** A member of an audience, from behind. */
function seated(look: Look, x: number): string {
  const paints = bodyColours(look);
  const shapes = ['shoulders', look.hair].map((name) => behind.named(name).shapes(paints));
  return `<g transform="translate(${x} 620)">${shapes.join('')}</g>`;
}
