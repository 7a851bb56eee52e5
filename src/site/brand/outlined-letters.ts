import {
  type Font,
  lineWidth,
  openFont,
  outline,
  type Path,
} from '../../engine/assets/lettering.ts';
import { typeset } from '../../engine/assets/typeset.ts';
import type { FaceName } from '../illustration/faces.ts';
import type { Lettered, Letters, Setting } from '../illustration/letters.ts';
import { rect, round } from '../illustration/shapes.ts';
import { ownInstance } from './typeface.ts';

/**
 * The size at which outlines are written, in whole numbers: as fine as a screen shows, and short.
 * The words of charts are a third as large as those of a client's pieces.
 */
const em = { own: 100, face: 160 } as const;

/** How far a bar through words reaches beyond them, in the picture's units. */
const overhang = 12;

const leading = 1.06;

/** Bold and a little narrow: in charts months stand side by side under columns. */
const labelAxes = { wght: 700, wdth: 88 } as const;

/** Opening a typeface takes longer than all drawings together, so each is opened once. */
const opened = new WeakMap<Uint8Array, Promise<Font>>();
const faces = new Map<FaceName, Font>();

/** New letters of our own typeface, for one picture. @param typeface the bytes of its file. */
export async function ownLetters(typeface: Uint8Array): Promise<Letters> {
  const font = opened.get(typeface) ?? ownInstance(typeface, labelAxes).then(openFont);
  opened.set(typeface, font);
  return lettersOf(await font, em.own);
}

/** New letters of a client's face, for one picture. @param read reads the face's file. */
export function lettersOfFace(name: FaceName, read: (name: FaceName) => Uint8Array): Letters {
  const font = faces.get(name) ?? openFont(read(name));
  faces.set(name, font);
  return lettersOf(font, em.face);
}

/** Sets the words of one picture as outlines of a font. @see Letters */
export function lettersOf(font: Font, em: number): Letters {
  const used = new Map<number, Glyph>();
  const width = (words: string) => lineWidth(words, font, 0);
  const line = (words: string, { x, baseline, size, align = 'left' }: Lettered) => {
    const left = align === 'middle' ? x - (width(words) * size) / 2 : x;
    const turn = `translate(${round(left)} ${round(baseline)}) scale(${Math.round((size / em) * 1000) / 1000})`;
    return `<g transform="${turn}">${lettersIn(words, font, em / font.unitsPerEm, used)}</g>`;
  };
  return {
    line,
    set: (words, setting) => {
      const [x, , room, height] = setting.box;
      const box = { width: room, height, largest: setting.largest, smallest: 12, leading };
      const { size, lines } = typeset(words, box, width);
      const first = firstBaseline(setting, lines.length, size, font);
      const all = lines.map((one, at) =>
        line(one, { x, size, baseline: first + at * leading * size }),
      );
      const set = `<g fill="${setting.fill}">${all.join('')}</g>`;
      const { struck } = setting;
      if (!struck) return set;
      const middle = first - (size * font.capHeight) / font.unitsPerEm / 2;
      const across = width(lines[0] ?? '') * size;
      return set + rect(struck, [x - overhang, middle - 6, across + overhang * 2, 12]);
    },
    outlines: () => {
      const all = [...used.values()].map(({ name, shape }) => `<path id="${name}" d="${shape}"/>`);
      return all.length > 0 ? `<defs>${all.join('')}</defs>` : '';
    },
  };
}

/** Capitals stand in the middle of a line. */
function firstBaseline(
  { box: [, y, , height], from = 'top' }: Setting,
  lines: number,
  size: number,
  font: Font,
): number {
  const spare = { top: 0, middle: 0.5, bottom: 1 }[from];
  const top = y + (height - lines * leading * size) * spare;
  return top + ((leading + font.capHeight / font.unitsPerEm) / 2) * size;
}

type Glyph = { readonly name: string; readonly shape: string };

/** A line's letters side by side, by the names of their outlines. */
function lettersIn(line: string, font: Font, scale: number, used: Map<number, Glyph>): string {
  const { glyphs, positions } = font.layout(line);
  let at = 0;
  const letters = glyphs.map(({ id, path: shape }, index) => {
    const from = Math.round(at);
    at += (positions[index]?.xAdvance ?? 0) * scale;
    if (shape.commands.length === 0) return '';
    const known = used.get(id) ?? {
      name: used.size.toString(36),
      shape: whole(shape.scale(scale, -scale)),
    };
    used.set(id, known);
    return `<use href="#${known.name}"${from ? ` x="${from}"` : ''}/>`;
  });
  return letters.join('');
}

function whole({ commands }: Path): string {
  const rounded = commands.map(({ command, args }) => ({ command, args: args.map(Math.round) }));
  return outline({ commands: rounded } as Path);
}
