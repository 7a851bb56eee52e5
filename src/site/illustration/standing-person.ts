import { artIn } from './art.ts';
import { palette } from './palette.ts';
import { bodyColours, type Look } from './portrait.ts';

const { deep, sea, white, red } = palette;

const parts = artIn('person');

export type Gesture = 'waves' | 'points' | 'mug' | 'phone' | 'report' | 'camera';

/** A member of the team at full length, about 180 units tall, lit from the right. */
export function standingPerson(look: Look, x: number, ground: number, gesture: Gesture): string {
  const { hair, beard, glasses } = look;
  const layers = [
    ...(gesture === 'waves' ? [] : ['arm']),
    `legs-${gesture}`,
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

function coloursOf(look: Look) {
  return {
    ...bodyColours(look),
    // A darker yellow, to stand out from the yellow light.
    ...(look.clothes === 'yellow' && { cloth: '#B87A00', fold: '#8F5C00' }),
    legs: look.clothes === 'navy' ? sea : deep,
    mouth: look.beard ? white : red,
  };
}
