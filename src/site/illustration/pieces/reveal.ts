import { subjects } from '../art.ts';
import { type Inks, nightInks } from '../inks.ts';
import { palette } from '../palette.ts';
import { path, rect, round, trace } from '../shapes.ts';
import { type Size, type SizeName, sizes } from '../sizes.ts';

/** The side of the plane that subjects are drawn on. */
const plane = 400;

export type Reveal = {
  readonly subject: string;
  readonly size: SizeName;
  /** Where the lamp is, outside the frame. */
  readonly from: 'right' | 'left' | 'above right' | 'above left';
};

/** A subject larger than the frame: in the client's colours inside the beam, in the dark outside. */
export function reveal({ subject, size, from }: Reveal, inks: Inks): string {
  const { width, height } = sizes[size];
  // Subjects go on for half a plane beyond it on each side, and stand a little off the middle.
  const scale = Math.max(width / (plane * 1.7), height / (plane * 1.02));
  const x = from.endsWith('right') ? width * 0.42 : width * 0.58;
  const place = `translate(${round(x - (plane / 2) * scale)} ${round(height / 2 - (plane / 2) * scale)}) scale(${Math.round(scale * 100) / 100})`;
  const placed = (colours: Inks) =>
    `<g transform="${place}">${subjects.named(subject).shapes(colours)}</g>`;
  const wedge = wedgeOf({ width, height }, from);
  return (
    `<clipPath id="b"><path d="${wedge(0)}"/></clipPath>` +
    rect(palette.ink, [0, 0, width, height]) +
    placed(nightInks) +
    path(palette.beam, wedge(Math.min(width, height) * 0.03)) +
    `<g clip-path="url(#b)">${placed(inks)}</g>`
  );
}

/** The outline of the beam. @param rim how much wider it is on either side. */
function wedgeOf({ width, height }: Size, from: Reveal['from']): (rim: number) => string {
  if (from === 'above left' || from === 'above right') {
    const across = (share: number) => (from === 'above right' ? share : 1 - share) * width;
    const out = from === 'above right' ? 1 : -1;
    return (rim) =>
      trace`M${across(0.9) - out * rim} ${-height * 0.1}L${across(-0.2)} ${height * 0.44 - rim * 2}` +
      trace`V${height}H${across(0.7) + out * rim * 1.4}L${across(0.9) + out * rim} ${-height * 0.1}z`;
  }
  const [lamp, end] = from === 'right' ? [width * 1.04, 0] : [-width * 0.04, width];
  // In a low frame most of the subject would be below the beam.
  const foot = width / height > 1.6 ? 1.6 : 1.16;
  return (rim) =>
    trace`M${lamp} ${height * 0.27 - rim}L${end} ${-height * 0.34 - rim * 2}` +
    trace`V${height * foot + rim * 2}L${lamp} ${height * 0.27 + rim}z`;
}
