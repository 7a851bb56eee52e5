import type { Colours } from './art.ts';
import { clearest, contrast, legible } from './contrast.ts';
import { cycle } from './cycle.ts';
import { palette } from './palette.ts';
import type { Scheme } from './scheme.ts';

const { ink, white, red, beam, pale, sea, deep, glass, dawn, bone } = palette;

/** The colours that a view's file may use, in a scheme. */
export function coloursOf(view: string, scheme: Scheme): Colours {
  return { ...common(scheme), ...own[view]?.(scheme) };
}

/** The palette, the scheme, and colours that contrast with the sky or the water. */
function common({ sky, water, bars, light: isLight, ...scheme }: Scheme): Colours {
  const { disc, deck, tick, beam: light, innerBeam } = scheme;
  return {
    ...palette,
    sky,
    disc,
    water,
    deck,
    tick,
    light,
    'inner-light': innerBeam,
    line: isLight ? ink : white,
    dark: legible(sky, [ink, white]),
    accent: sky === red ? white : red,
    ...cycled(bars.fills, (fill) => ({ ripple: contrast(fill, water) > 1.3 ? fill : white })),
  };
}

type Paints = readonly [string, ...string[]];

/** Numbered colours for neighbouring shapes: `--wall-0`, `--wall-1` and so on. */
function cycled(paints: readonly string[], tones: (paint: string) => Colours): Colours {
  const all = Array.from({ length: 18 }, (_, at) =>
    Object.entries(tones(cycle(paints as Paints, at))).map(([name, tone]) => [
      `${name}-${at}`,
      tone,
    ]),
  );
  return Object.fromEntries(all.flat());
}

/** A cloth's seam. */
const seamed = ({ sky }: Scheme) => ({ seam: clearest(sky, [red, white]) });

const own: Readonly<Record<string, (scheme: Scheme) => Colours>> = {
  'arch-bridge': ({ sky }) => ({ steel: legible(sky, [sea, white, ink]) }),
  barrier: ({ sky, water, light }) => ({
    far: legible(sky, [light ? sea : glass, ink]),
    fold: sky === red ? dawn : '#A9CFC5',
    hull: legible(water, [ink, red]),
  }),
  bench: ({ sky }) => ({ glaze: legible(sky, [sea, glass]) }),
  'bridge-eye': ({ sky, water, light }) => ({
    hall: light ? white : sea,
    arch: sky === red ? white : red,
    'deck-top': light ? white : dawn,
    hull: legible(water, [ink, white]),
    ripple: light ? glass : sea,
    sail: sky === red ? dawn : water === red ? sea : red,
    'sail-mark': sky === red ? ink : white,
    ...cycled(except(sky, [red, white, sea, dawn, glass]), windows),
  }),
  'cable-bridge': ({ sky }) => ({ wall: legible(sky, [red, sea]) }),
  castle: ({ sky }) => {
    const stone = legible(sky, [ink, sea]);
    return {
      stone,
      facet: sea === stone ? ink : sea,
      ...cycled(except(sky, [dawn, white, red, glass, sea]), windows),
    };
  },
  'chart-table': () => ({ shade: '#C98A5E' }),
  court: ({ sky }) => ({
    ...crowded,
    leather: legible(sky, [red, dawn]),
    ...cycled(except(sky, [red, sea, glass, ink]), (coat) => ({ coat })),
    'last-coat': except(sky, [red, sea, glass, ink]).at(-1) ?? ink,
  }),
  depth: () => ({ shallow: '#2B777A' }),
  desk: ({ sky, light }) => {
    const [one = red, two = sea, three = dawn] = except(sky, [red, sea, dawn, ink]);
    return {
      frame: sky === white ? ink : white,
      desk: sky === red || sky === sea ? ink : sea,
      front: sky === ink ? '#17353C' : sky === red || sky === sea ? deep : ink,
      'file-0': one,
      'file-1': two,
      'file-2': three,
      lamp: sky === red ? glass : red,
      joint: light ? ink : white,
      wire: ink,
    };
  },
  feed: ({ sky, light }) => ({
    case: light ? ink : '#17353C',
    skin: sky === dawn ? '#C98A5E' : legible(white, [dawn, '#C98A5E']),
  }),
  fleet: ({ sky, light }) => ({
    night: light ? sky : ink,
    water: light ? ink : deep,
    lane: '#17353C',
  }),
  'great-bridge': ({ sky, light }) => ({
    steel: legible(sky, [light ? sea : glass, white, ink]),
    tower: sky === red ? ink : red,
    rock: sky === ink ? '#2B5A5F' : ink,
  }),
  gym: ({ sky, beam: light }) => {
    const rubber = legible(sky, [ink, red]);
    const bells = except(light, except(sky, [red, white, ink, sea, dawn]));
    return {
      rubber,
      ring: rubber === ink ? red : white,
      ...cycled(bells, (bell) => ({ bell, mark: legible(bell, [white, ink]) })),
    };
  },
  hall: ({ sky, water }) => ({
    seat: clearest(sky, [water, ink]),
    ...cycled(except(sky, [ink, red, dawn, sea, white]), (hair) => ({ hair })),
  }),
  harbour: ({ light }) => ({ land: light ? ink : bone, roof: light ? beam : red }),
  scales: ({ sky, water, light, tower: [tower, band] }) => ({
    tower,
    band: sky === white ? ink : band,
    door: tower === ink ? red : ink,
    hull: legible(water, [ink, white]),
    'sail-a': except(sky, [white, dawn])[0] ?? white,
    'sail-b': except(sky, except(water, [red, dawn]))[0] ?? white,
    ripple: light ? glass : sea,
    quay: light ? ink : bone,
    kerb: light ? white : dawn,
    crate: light ? dawn : sea,
    joint: light ? deep : dawn,
    coat: except(sky, [red, sea])[0] ?? red,
    skin: sky === dawn ? '#C98A5E' : dawn,
    hair: sky === ink ? sea : ink,
    legs: sky === ink ? glass : ink,
    bollard: water === red ? ink : red,
    coin: sky === beam ? white : beam,
    'coin-b': sky === dawn || sky === beam ? red : dawn,
    pan: light ? clearest(water, [red, sea]) : glass,
  }),
  street: ({ sky }) =>
    cycled(except(sky, Object.keys(fronts)), (wall) => {
      const [cloth = red, door = ink] = fronts[wall] ?? [];
      return {
        wall,
        edge: clearest(wall, [ink, white, red]),
        door: door === wall ? white : door,
        cloth,
        stripe: cloth === white ? ink : white,
        mark: wall === white ? beam : red,
      };
    }),
  place: seamed,
  table: seamed,
  train: ({ sky, disc, light }) => ({
    far: light ? legible(sky, [glass, sea, white]) : disc,
    near: light ? sea : legible(sky, [ink, sea]),
    ground: light ? ink : deep,
    stripe: sky === red ? red : white,
  }),
  'tram-hill': ({ sky }) =>
    cycled(except(sky, [white, dawn, glass, red, sea, beam]), (wall) => {
      const [one = red, two = white, three = sea] = except(wall, [red, white, sea, beam]);
      return {
        ...windows(wall),
        roof: legible(wall, [red, ink, white]),
        rail: legible(wall, [ink, white]),
        'cloth-a': one,
        'cloth-b': two,
        'cloth-c': three,
      };
    }),
  tug: ({ sky, water, light, tower: [tower] }) => {
    const side = light || sky === red ? ink : red;
    const tug = water === red ? ink : red;
    return {
      tower,
      side,
      lit: side === ink ? sea : dawn,
      boot: side === red ? glass : sky === red || water === red ? dawn : red,
      far: light ? sea : sky === red ? ink : deep,
      tug,
      tyre: tug === ink ? dawn : ink,
      ...cycled(except(side, except(sky, [red, white, dawn, glass, sea])), (box) => ({ box })),
    };
  },
  viaduct: ({ sky, water }) => {
    const brick = legible(sky, [red, sea]);
    return { brick, arch: brick === sea ? ink : deep, hull: legible(water, [ink, white]) };
  },
  viewfinder: ({ tower: [tower] }) => ({ tower }),
  window: ({ water }) => ({ dark: water === ink ? deep : ink, skin: '#C98A5E' }),
};

/** Skin and hair of people who are seen from near by. */
const crowded: Colours = {
  'skin-0': '#E8B191',
  'skin-1': '#C98A5E',
  'skin-2': '#6B4029',
  'hair-0': ink,
  'hair-1': '#5A3A28',
  'hair-2': '#D9A441',
};

/** Awning and door of shop fronts, by wall colour. */
const fronts: Readonly<Record<string, readonly [cloth: string, door: string]>> = {
  [red]: [white, ink],
  [white]: [sea, red],
  [ink]: [beam, dawn],
  [dawn]: [ink, sea],
  [sea]: [white, ink],
  [glass]: [red, ink],
};

function except(ground: string, paints: readonly string[]): readonly string[] {
  return paints.filter((paint) => paint !== ground);
}

/** Windows on a wall, most of them lit. */
function windows(wall: string): Colours {
  const pane = legible(wall, [beam, ink]);
  return { wall, pane, dim: pane === beam ? pale : sea };
}
