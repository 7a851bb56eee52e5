import { artIn } from './art.ts';
import { garments, hairColours, skins } from './look-colours.ts';
import { palette } from './palette.ts';
import type { Look } from './portrait.ts';

const { deep, sea, white, red } = palette;

const parts = artIn('person');

/** What the near arm does, and what its hand holds. */
export type Gesture = 'waves' | 'points' | 'mug' | 'phone' | 'report' | 'camera';

/** Somebody of the agency from head to foot in cut paper, about 180 units tall, lit from the right. */
export function standingPerson(look: Look, x: number, ground: number, gesture: Gesture): string {
  const { hair, beard, glasses } = look;
  const layers = [
    ...(gesture === 'waves' ? [] : ['arm']),
    'body',
    gesture,
    'head',
    ...(beard ? ['beard'] : []),
    `hair-${hair}`,
    ...(glasses ? ['glasses'] : []),
  ];
  const colours = coloursOf(look);
  const shapes = layers.map((name) => parts.named(name).shapes(colours));
  return `<g transform="translate(${x} ${ground})">${shapes.join('')}</g>`;
}

function coloursOf({ skin, colour, clothes, beard }: Look) {
  const [lit, shade] = skins[skin];
  // Whoever wears a yellow coat stands in yellow light.
  const [cloth, fold] = clothes === 'yellow' ? [garments.yellow[1], '#B98509'] : garments[clothes];
  return {
    ...palette,
    skin: lit,
    shade,
    hair: hairColours[colour],
    cloth,
    fold,
    legs: clothes === 'navy' ? sea : deep,
    mouth: beard ? white : red,
  };
}
