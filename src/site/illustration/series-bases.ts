import { palette } from './palette.ts';
import { ruler } from './pier.ts';
import type { Scheme } from './scheme.ts';
import { path, rect, trace } from './shapes.ts';
import type { Thing } from './thing.ts';

const { ink, white, bone, red, dawn } = palette;

/** The space of a base: the deck's y and depth, across the picture's width. */
export type Ground = Readonly<
  Record<'width' | 'height' | 'deck' | 'deckDepth' | 'size', number>
> & {
  readonly field: { readonly right: number };
};

type Base = { readonly drawing: string; readonly colour: string };

/** What columns stand on; each has a plain side for labels. */
export const bases: Record<Thing['base'], (ground: Ground, colours: Scheme) => Base> = {
  pier: (ground, colours) => ({ drawing: pier(ground, colours), colour: colours.deck }),
  ship: (ground, colours) => ({ drawing: ship(ground, colours), colour: ink }),
  ledge: (ground, colours) => ({ drawing: ledge(ground, colours), colour: white }),
  table: (ground, colours) => ({ drawing: table(ground, colours), colour: dawn }),
};

function pier(ground: Ground, colours: Scheme): string {
  const { width, deck, deckDepth } = ground;
  return rect(colours.deck, [0, deck, width, deckDepth]) + ticks(ground, 0, width, colours.tick);
}

/** Every deck has a ruler along its edge. */
function ticks({ deck, size }: Ground, left: number, right: number, colour: string): string {
  const mark = { left, right, top: deck, thickness: 2 };
  const lines =
    ruler({ ...mark, pitch: size / 3, length: size * 0.14 }) +
    ruler({ ...mark, pitch: (size / 3) * 5, length: size * 0.26 });
  return `<g stroke="${colour}">${lines}</g>`;
}

/** A ship beside the pier with the lighthouse. */
function ship(ground: Ground, colours: Scheme): string {
  const { width, height, deck, deckDepth, size, field } = ground;
  // To the right of the last month's label.
  const bow = field.right + size * 0.1;
  const keel = deckDepth * 1.16;
  const side = trace`M0 ${deck}H${bow}l${-size * 0.5} ${keel}H0z`;
  const boot = trace`M0 ${deck + keel * 0.86}H${bow - size * 0.43}l${-size * 0.07} ${keel * 0.14}
      H0z`;
  const quay = field.right + size * 0.4;
  return (
    path(ink, side) +
    path(red, boot) +
    rect(colours.deck, [quay, deck, width - quay, height - deck]) +
    ticks(ground, quay, width, colours.tick) +
    ticks(ground, 0, bow, white)
  );
}

/** Of a tiled wall, above the water. */
function ledge(ground: Ground, colours: Scheme): string {
  const { width, height, deck, deckDepth } = ground;
  return (
    rect(colours.water, [0, deck, width, height - deck]) +
    rect(white, [0, deck, width, deckDepth]) +
    ticks(ground, 0, width, ink)
  );
}

function table(ground: Ground, colours: Scheme): string {
  const { width, height, deck, deckDepth, size } = ground;
  const legs = [width * 0.56, width * 0.94].map((x) => {
    const foot = trace`l${size * 0.9} ${height - deck}h${-size * 0.55}
        l${-size * 0.9} ${deck - height}z`;
    return trace`M${x} ${deck}h${size * 0.55}` + foot;
  });
  return (
    rect(colours.water, [0, deck, width, height - deck]) +
    path(bone, legs.join('')) +
    rect(dawn, [0, deck, width, deckDepth]) +
    ticks(ground, 0, width, ink)
  );
}
