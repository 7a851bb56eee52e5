import { palette } from './palette.ts';
import { path, rect, svg } from './shapes.ts';

const { paper, beam, ink, red, white } = palette;

/** The mark's own units: 38 wide, 43 high, its middle at 19, 21.5. */
const mark =
  path(beam, 'M15 10 38 0v27L15 16z') +
  path(ink, 'M2 7h12v11H2z') +
  path(red, 'M0 19h16v8H0zM0 35h16v8H0z') +
  path(white, 'M0 27h16v8H0z');

/**
 * Tower and beam on paper, square, as a file.
 *
 * @param side px
 * @param share how much of the side the mark's height takes.
 */
export function icon(side: number, share: number): string {
  const scale = (side * share) / 43;
  const [x, y] = [side / 2 - 19 * scale, side / 2 - 21.5 * scale].map((at) => Math.round(at));
  const ground = rect(paper, [0, 0, side, side]);
  return svg(
    side,
    side,
    `${ground}<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`,
  );
}
