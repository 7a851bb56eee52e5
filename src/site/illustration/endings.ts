import { artIn } from './art.ts';
import { palette } from './palette.ts';
import { bodyColours, headParts, type Look, portraitParts, poses } from './portrait.ts';
import type { Scheme } from './scheme.ts';
import { rect, svg } from './shapes.ts';
import type { Size } from './sizes.ts';
import { coloursOf } from './view-colours.ts';

/** What a page's picture has come to at its end: the tables taken, the desk cleared. */
export const endings = artIn('endings');

type Head = {
  readonly x: number;
  readonly chin: number;
  readonly scale: number;
  readonly look: Look;
};

const from = { clothes: 'green', ground: 'glass', skin: 'fair', colour: 'black' } as const;

const lifters: readonly Look[] = [
  { ...from, hair: 'quiff' },
  { ...from, hair: 'bun', skin: 'tan' },
  { ...from, hair: 'bob', colour: 'ginger' },
  { ...from, hair: 'crop', skin: 'tan', beard: true },
  { ...from, hair: 'curls' },
  { ...from, hair: 'bald', skin: 'tan', colour: 'brown', beard: true },
  { ...from, hair: 'curls', skin: 'tan', colour: 'brown' },
  { ...from, hair: 'bun', colour: 'fair', glasses: true },
];

/** Those who are seen from near by, with faces like the team's; their bodies are in the drawing. */
const heads: Readonly<Record<string, readonly Head[]>> = {
  'arch-bridge': lifters.slice(0, 6).map((look, at) => {
    const x = 115 + 540 * Math.floor(at / 2) + 230 * (at % 2);
    return { x, chin: 216, scale: 0.34, look };
  }),
  barrier: lifters
    .slice(4, 6)
    .map((look, at) => ({ x: 782 + 284 * at, chin: 252, scale: 0.34, look })),
  bench: [
    { x: 965, chin: 230, scale: 0.4, look: { ...from, hair: 'crop', skin: 'tan', beard: true } },
  ],
  castle: [{ x: 1010, chin: 500, scale: 0.6, look: { ...from, hair: 'bob', colour: 'ginger' } }],
  gym: lifters.map((look, at) => ({ x: 76 + 152 * at, chin: 286, scale: 0.42, look })),
  hall: [{ x: 1030, chin: 260, scale: 0.58, look: { ...from, hair: 'crop' } }],
};

function headOf({ x, chin, scale, look }: Head): string {
  const colours = { ...bodyColours(look), mouth: look.beard ? palette.dawn : palette.red };
  const { behind, front } = headParts(look);
  const shapes = [...behind, ...front].map((name) => portraitParts.named(name).shapes(colours));
  const { tilt } = poses[look.hair];
  const place = `translate(${x} ${chin}) scale(${scale}) rotate(${tilt}) translate(-240 -306)`;
  return `<g transform="${place}">${shapes.join('')}</g>`;
}

type Canvas = Size & { readonly colours: Scheme };

export function endingPicture(name: string, { width, height, colours }: Canvas): string {
  const sky = rect(colours.sky, [0, 0, width, height]);
  const fair = bodyColours({ ...from, hair: 'crop' });
  const tan = bodyColours({ ...from, hair: 'crop', skin: 'tan' });
  const skins = { fair: fair.skin, 'fair-shade': fair.shade, 'tan-shade': tan.shade };
  const paints = { ...coloursOf(name, colours), ...skins, shade: tan.skin };
  const drawn = endings.named(name).placed([0, 0, width, height], paints);
  return svg(width, height, sky + drawn + (heads[name] ?? []).map(headOf).join(''));
}
