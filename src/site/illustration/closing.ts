import { artIn } from './art.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';
import { svg } from './shapes.ts';
import { type Gesture, standingPerson } from './standing-person.ts';

const colours = {
  ...palette,
  roof: '#0A181D',
  wall: '#2B5A5F',
  gleam: '#2B7A7E',
  cork: '#C98A5E',
};

const parts = artIn('closings');

const gestures: readonly Gesture[] = ['waves', 'report', 'phone', 'mug', 'points', 'camera'];

type Scene = { front: string[]; place?: (at: number) => [x: number, ground: number] };

/** What is drawn over the team, and where each of them stands. */
const scenes = {
  pier: { front: ['sea', 'deck'], place: (at) => [1562 + 54 * at, 476] },
  build: { front: ['sea', 'deck'], place: (at) => [1561 + 68 * at, 442 - 34 * at] },
  boat: { front: ['hull', 'sea'], place: (at) => [1548 + 74 * at, 436] },
  bottle: { front: ['sea'] },
} satisfies Record<string, Scene>;

/**
 * The scenes at the ends of pages, 2880 by 620, with up to six people. Sky and light are the page's
 * background.
 */
export const closings = Object.keys(scenes) as (keyof typeof scenes)[];

export function closing(scene: keyof typeof scenes, people: readonly Look[]): string {
  const { front, place }: Scene = scenes[scene];
  const standing = gestures.map((gesture, at) => {
    const look = place && people[at];
    return look ? standingPerson(look, ...place(at), gesture) : '';
  });
  const drawn = (name: string) => parts.named(name).shapes(colours);
  return svg(2880, 620, drawn(scene) + standing.join('') + front.map(drawn).join(''));
}
