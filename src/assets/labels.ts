import type { Letters } from '../illustration/letters.ts';
import { fontInstance } from './font.ts';
import { type Font, lineWidth, openFont, outline, setLine } from './lettering.ts';

/** Bold and a little narrow: months stand side by side under columns. */
const labelAxes = { wght: 700, wdth: 88 } as const;

/** Opening a typeface takes longer than all drawings together, so each is opened once. */
const opened = new WeakMap<Uint8Array, Promise<Letters>>();

/** Sets the words in pictures in our typeface. */
export function labels(typeface: Uint8Array): Promise<Letters> {
  const found =
    opened.get(typeface) ??
    fontInstance(typeface, labelAxes).then((bytes) => lettersOf(openFont(bytes)));
  opened.set(typeface, found);
  return found;
}

/** Words as outlines of a font's letters. */
export function lettersOf(font: Font): Letters {
  return (words, { x, baseline, size, align = 'left' }) => {
    const width = lineWidth(words, font, 0) * size;
    const left = { left: x, middle: x - width / 2, right: x - width }[align];
    const line = { left, baseline, scale: size / font.unitsPerEm, spacing: 0 };
    return setLine(words, font, line).map(outline).join('');
  };
}
