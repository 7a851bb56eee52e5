import { artIn } from '../art.ts';
import { type Rectangle, trace } from '../shapes.ts';

const icons = artIn('icons');

/** Draws an icon in a part of the picture: in its middle, or stretched where its file says so. */
export function icon(name: string, fill: string, ground: Rectangle): string {
  const art = icons.named(name);
  const [left, top, width, height] = art.isStretched()
    ? overlapping(ground)
    : centredSquare(ground);
  const [across, down] = [thousandths(width / 100), thousandths(height / 100)];
  const scale = across === down ? across : `${across} ${down}`;
  const place = `translate(${trace`${left} ${top}`})scale(${scale})`;
  return art.shapes({ picture: fill }).replace('/>', ` transform="${place}"/>`);
}

/** Extends a quarter of a unit beyond each edge, or the background would show as a hairline. */
function overlapping([left, top, width, height]: Rectangle): Rectangle {
  return [left - 0.25, top - 0.25, width + 0.5, height + 0.5];
}

function centredSquare([left, top, width, height]: Rectangle): Rectangle {
  const side = Math.min(width, height);
  return [left + (width - side) / 2, top + (height - side) / 2, side, side];
}

/** Tenths would be too coarse for a scale factor. */
function thousandths(ratio: number): string {
  return String(Math.round(ratio * 1000) / 1000).replace(/^0/, '');
}
