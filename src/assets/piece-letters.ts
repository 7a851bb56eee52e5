import type { Letters, Setting } from '../illustration/brand-letters.ts';
import { round } from '../illustration/shapes.ts';
import type { FaceName } from '../kernel/face-name.ts';
import { type Font, lineWidth, openFont, outline, type Path } from './lettering.ts';
import { typeset } from './typeset.ts';

/** The size at which outlines are written, in whole numbers: as fine as a screen shows, and short. */
const em = 256;

/** The line height, in em. */
const leading = 1.06;

/** Opening a typeface takes longer than drawing a picture. */
const opened = new Map<FaceName, Font>();

/** New letters of a face. @param read reads the face's file. */
export function lettersOfFace(name: FaceName, read: (name: FaceName) => Uint8Array): Letters {
  const font = opened.get(name) ?? openFont(read(name));
  opened.set(name, font);
  return pieceLetters(font);
}

/** Sets words as outlines of a font, each letter written once. @see Letters */
export function pieceLetters(font: Font): Letters {
  const used = new Map<number, Glyph>();
  const capital = font.capHeight / font.unitsPerEm;
  return {
    set: (words, setting) => {
      const [, , width, height] = setting.box;
      const box = { width, height, largest: setting.largest, smallest: 12, leading };
      const { size, lines } = typeset(words, box, (text) => lineWidth(text, font, 0));
      const first = top(setting, lines.length * leading * size) + capitalShare(capital) * size;
      const all = lines.map((line, at) =>
        setLetters(
          line,
          font,
          size,
          used,
          left(line, setting, size, font),
          first + at * leading * size,
        ),
      );
      return `<g fill="${setting.fill}">${all.join('')}</g>`;
    },
    outlines: () => {
      const all = [...used.values()].map(({ name, shape }) => `<path id="${name}" d="${shape}"/>`);
      return all.length > 0 ? `<defs>${all.join('')}</defs>` : '';
    },
  };
}

/** From the top of a line to its baseline, in em, so that capitals stand in its middle. */
function capitalShare(capital: number): number {
  return (leading + capital) / 2;
}

function top({ box: [, y, , height], from = 'top' }: Setting, used: number): number {
  const spare = { top: 0, middle: 0.5, bottom: 1 }[from];
  return y + (height - used) * spare;
}

function left(
  line: string,
  { box: [x, , width], centred }: Setting,
  size: number,
  font: Font,
): number {
  return centred ? x + (width - lineWidth(line, font, 0) * size) / 2 : x;
}

function setLetters(
  line: string,
  font: Font,
  size: number,
  used: Map<number, Glyph>,
  x: number,
  y: number,
): string {
  const { glyphs, positions } = font.layout(line);
  const scale = em / font.unitsPerEm;
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
    return `<use href="#${known.name}" x="${from}"/>`;
  });
  const turn = `translate(${round(x)} ${round(y)}) scale(${Math.round((size / em) * 1000) / 1000})`;
  return `<g transform="${turn}">${letters.join('')}</g>`;
}

type Glyph = { readonly name: string; readonly shape: string };

/** A letter's outline in whole numbers. */
function whole({ commands }: Path): string {
  const rounded = commands.map(({ command, args }) => ({ command, args: args.map(Math.round) }));
  return outline({ commands: rounded } as Path);
}
