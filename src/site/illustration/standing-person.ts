import { artIn } from './art.ts';
import { palette } from './palette.ts';
import { bodyColours, headParts, type Look, portraitParts, poses } from './portrait.ts';

const { deep, sea, dawn } = palette;

const parts = artIn('person');

export type Gesture = 'waves' | 'points' | 'mug' | 'phone' | 'report' | 'camera' | 'fishes';

/** A member of the team at full length, about 180 units tall, lit from the right. */
export function standingPerson(look: Look, x: number, ground: number, gesture: Gesture): string {
  const colours = coloursOf(look);
  const drawn = (...names: string[]) =>
    names.map((name) => parts.named(name).shapes(colours)).join('');
  const { behind, front } = headParts(look);
  // Whoever films or fishes looks where the camera or the rod points.
  const isAhead = gesture === 'camera' || gesture === 'fishes';
  const { tilt, isMirrored } = isAhead ? poses.crop : poses[look.hair];
  const gaze = isMirrored ? 'matrix(-1 0 0 1 468 0)' : 'translate(12)';
  const head = (names: readonly string[]) => {
    const shapes = names.map((name) => {
      const part = portraitParts.named(name).shapes(colours);
      return turned.has(name) ? `<g transform="${gaze}">${part}</g>` : part;
    });
    const turn = `rotate(${isMirrored ? -tilt : tilt} 0 -140)`;
    return shapes.length > 0
      ? `<g transform="${turn} matrix(.24 0 0 .24 -56.6 -209)">${shapes.join('')}</g>`
      : '';
  };
  const layers = [
    head(behind),
    gesture === 'waves' ? '' : drawn('arm'),
    drawn(`legs-${gesture === 'fishes' ? 'points' : gesture}`, 'body', gesture),
    head(front),
  ];
  return `<g transform="translate(${x} ${ground})">${layers.join('')}</g>`;
}

/** What turns to where somebody looks. */
const turned = new Set(['face', 'glasses']);

function coloursOf(look: Look) {
  const colours = bodyColours(look);
  return {
    ...colours,
    // A darker yellow, to stand out from the yellow light.
    ...(look.clothes === 'yellow' && { cloth: '#B87A00', fold: '#8F5C00' }),
    legs: look.clothes === 'navy' ? sea : deep,
    mouth: look.beard ? dawn : colours.lips,
  };
}
