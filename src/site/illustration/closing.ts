import { parts } from './art.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';
import { svg } from './shapes.ts';
import { type Gesture, standingPerson } from './standing-person.ts';

const colours = { ...palette, roof: '#0A181D', wall: '#2B5A5F', gleam: '#2B7A7E' };

const team = { left: 1562, pitch: 54, deck: 476 } as const;
const gestures: readonly Gesture[] = ['waves', 'report', 'phone', 'mug', 'points', 'camera'];

/**
 * The night scene at the end of a page, 2880 by 620: houses along the pier, the tower, and up to
 * six people. Sky and light are the page's background.
 */
export function closing(people: readonly Look[]): string {
  const standing = gestures.map((gesture, at) => {
    const look = people[at];
    return look ? standingPerson(look, team.left + at * team.pitch, team.deck, gesture) : '';
  });
  return svg(2880, 620, parts.named('closing').shapes(colours) + standing.join(''));
}
