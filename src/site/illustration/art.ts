import { textsIn } from '../../engine/content/code-files.ts';
import { type Problem, ProblemsError, refuse } from '../../engine/kernel/problem.ts';
import { suggestion } from '../../engine/kernel/suggestion.ts';
import { type Rectangle, round } from './shapes.ts';

/** Colours by their names in a drawing: `fill="var(--main)"`. */
export type Colours = Readonly<Record<string, string>>;

/** A drawing for designers to edit: an SVG file in a folder of `art/`. */
export type Art = ReturnType<typeof artOf>;

/**
 * For posts, frames and ads. They extend beyond their square, so that any crop is filled, and use
 * only a client's inks, so that they can also be shown dark.
 */
export const subjects = artIn('subjects');

/** Symbols beside clients' names, 40 units high. Overlapping outlines leave a hole. */
export const marks = artIn('marks');

/** Building blocks of larger drawings. */
export const parts = artIn('parts');

/** The drawings in a folder of `art/`, by file name. */
export function artIn(folder: string) {
  const path = `src/site/illustration/art/${folder}`;
  const texts = textsIn(path, '.svg');
  const named = (name: string) => artOf(`${path}/${name}.svg`, texts.get(name) ?? '');
  return { names: [...texts.keys()], named };
}

/** @param file for error messages. @throws ProblemsError when it is drawn. */
export function artOf(file: string, text: string) {
  const shapes = (colours: Colours) => painted(file, partsOf(file, text).content, colours);
  /** Fits the drawing into a box, by its `viewBox` and `preserveAspectRatio`. */
  const placed = ([x, y, width, height]: Rectangle, colours: Colours) => {
    const top = y ? ` y="${round(y)}"` : '';
    const place = `x="${round(x)}"${top} width="${round(width)}" height="${round(height)}"`;
    return `<svg ${place} ${partsOf(file, text).frame}>${shapes(colours)}</svg>`;
  };
  const width = () => Number(/viewBox="\S+ \S+ ([\d.]+)/.exec(partsOf(file, text).frame)?.[1]);
  const isStretched = () => partsOf(file, text).frame.includes('preserveAspectRatio="none"');
  return { width, isStretched, shapes, placed };
}

/** Only for editors: instructions, comments, the title, and space between elements. */
const unseen = /<\?.*?\?>|<!--.*?-->|<title>.*?<\/title>|(?<=>)\s+|\s+(?=<)/gs;

function partsOf(file: string, text: string): { frame: string; content: string } {
  const svg = text.replace(unseen, '').replace(/\s+/g, ' ').trim();
  const [, root, content] = /^<svg\b([^>]*)>(.*)<\/svg>$/s.exec(svg) ?? [];
  if (root === undefined || content === undefined) {
    const message = 'is not an SVG file. Save the drawing as SVG.';
    throw new ProblemsError([{ file, code: 'wrong-format', message }]);
  }
  const frame = root.match(/\b(viewBox|preserveAspectRatio|overflow)="[^"]*"/g) ?? [];
  return { frame: frame.join(' '), content };
}

/** A literal colour would ignore the scheme, so only names are allowed. */
function painted(file: string, content: string, colours: Colours): string {
  const problems: Problem[] = [];
  const drawn = content.replace(/\b(fill|stroke)="([^"]*)"/g, (paint, attribute, value) => {
    if (value === 'none') return paint;
    const name = /^var\(--([\w-]+)/.exec(value)?.[1];
    const colour = colours[name ?? ''];
    if (!colour) {
      const message = unknownColour(paint, name ?? value, colours);
      problems.push({ file, code: 'unknown-value', message });
    }
    return `${attribute}="${colour}"`;
  });
  refuse(problems);
  return drawn;
}

function unknownColour(paint: string, name: string, colours: Colours): string {
  const names = Object.keys(colours);
  const choice = `Write ${paint.split('=')[0]}="var(--name)" with one of: ${names.join(', ')}.`;
  return `has ${paint}, which names no colour of this drawing.${suggestion(name, names)} ${choice}`;
}
