import { subjects } from '../art.ts';
import { beamShape, type LampSide, type Point, subjectOf } from '../beam-shape.ts';
import { type Inks, nightInks } from '../inks.ts';
import { palette } from '../palette.ts';
import { path, rect, round, view } from '../shapes.ts';
import { type Size, type SizeName, sizes } from '../sizes.ts';

/** The side of a subject's square, in its own units. */
const plane = 400;

export type Reveal = {
  readonly subject: string;
  readonly size: SizeName;
  readonly from: LampSide;
  /** Lit from edge to edge until the beam turns. */
  readonly isWhole?: boolean | undefined;
};

/**
 * A subject that fills the frame: in the client's colours inside the beam, in dark ones outside.
 * For the animation, the file has the views `#dark` and `#lit`, each of the whole frame.
 */
export function reveal({ subject, size: name, from, isWhole }: Reveal, inks: Inks): string {
  const size: Size = sizes[name];
  const { width, height } = size;
  const frame = (id: string, colours: Inks) =>
    `<symbol id="${id}" viewBox="0 0 ${width} ${height}">${filled(subject, size, from, colours)}</symbol>`;
  const ground = (top: number) => rect(palette.ink, [0, top, width, height]);
  const beam = (rim: number) => outline(beamShape(size, from, rim));
  const first = isWhole
    ? shown('l', size, 0)
    : shown('d', size, 0) +
      `<clipPath id="b"><path d="${beam(0)}"/></clipPath>` +
      path(palette.beam, beam(Math.min(width, height) * 0.03)) +
      `<g clip-path="url(#b)">${shown('l', size, 0)}</g>`;
  return (
    view('dark', size, 1) +
    view('lit', size, 2) +
    frame('d', nightInks) +
    frame('l', inks) +
    ground(0) +
    first +
    ground(height) +
    shown('d', size, 1) +
    ground(height * 2) +
    shown('l', size, 2)
  );
}

/** The same all lit, for a picture under which the page's own light ends. */
export function lit({ subject, size }: Pick<Reveal, 'subject' | 'size'>, inks: Inks): string {
  return filled(subject, sizes[size], 'left', inks);
}

function filled(subject: string, size: Size, from: LampSide, colours: Inks): string {
  const centre = subjectOf(size, from);
  // Subjects extend half a square beyond it on each side.
  const widest = Math.max(centre[0], size.width - centre[0]);
  const scale = Math.max(widest / (plane * 0.986), size.height / (plane * 1.02));
  const [x, y] = centre.map((at) => round(at - (plane / 2) * scale));
  const place = `translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${place}">${subjects.named(subject).shapes(colours)}</g>`;
}

function shown(id: string, { width, height }: Size, below: number): string {
  return `<use href="#${id}" y="${height * below}" width="${width}" height="${height}"/>`;
}

function outline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}
