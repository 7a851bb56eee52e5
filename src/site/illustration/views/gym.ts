import { legible } from '../contrast.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';
import type { Stage, View } from '../stage.ts';

const { ink, white, red, beam, dawn, sea } = palette;

/** A loaded bar at floor height: one plate fills the frame, the next ones wait on the rack. */
export const gym: View = (stage) => {
  const { width, height, size, colours } = stage;
  const floor = height - size * 0.12;
  return (
    rect(colours.sky, [0, 0, width, height]) +
    light(stage) +
    rack(stage, floor) +
    rect(colours.light ? ink : colours.deck, [0, floor, width, height - floor]) +
    plate(width - size * 0.4, floor - size * 0.4, size, colours.sky)
  );
};

function light({ width, height, size, colours }: Stage): string {
  const [x, y] = [width - size * 0.4, height - size * 0.52];
  return (
    path(
      colours.beam,
      trace`M${x} ${y}L${-size * 0.3} ${height - size * 1.02}V${height - size * 0.2}z`,
    ) +
    path(
      colours.innerBeam,
      trace`M${x} ${y}L${-size * 0.3} ${height - size * 0.7}V${height - size * 0.44}z`,
    )
  );
}

function plate(x: number, y: number, size: number, sky: string): string {
  const rubber = legible(sky, [ink, red]);
  const holes = [0, 1, 2, 3, 4, 5].map((at) => {
    const angle = (at * Math.PI) / 3;
    return circle(
      sky,
      x + size * 0.265 * Math.cos(angle),
      y + size * 0.265 * Math.sin(angle),
      size * 0.042,
    );
  });
  return (
    circle(rubber, x, y, size * 0.4) +
    ring(rubber === ink ? red : white, x, y, size * 0.345, size * 0.03) +
    holes.join('') +
    circle(white, x, y, size * 0.14) +
    circle(rubber, x, y, size * 0.1) +
    circle(beam, x, y, size * 0.05)
  );
}

/** Kettlebells on the floor, from the plate to the left edge, each smaller. */
function rack({ width, size, colours }: Stage, floor: number): string {
  const paints = [red, white, ink, sea, dawn].filter(
    (paint) => paint !== colours.sky && paint !== colours.beam,
  );
  const bells: string[] = [];
  let right = width - size * 0.84;
  for (let at = 0; right > -size * 0.1; at++) {
    const radius = size * (0.15 - (at % 4) * 0.018);
    const x = right - radius;
    const paint = paints[at % paints.length] ?? ink;
    bells.push(
      ring(paint, x, floor - radius * 2.1, radius * 0.62, radius * 0.3) +
        circle(paint, x, floor - radius * 0.92, radius) +
        stroke(
          paint,
          radius * 0.3,
          trace`M${x - radius * 0.7} ${floor - radius * 0.15}h${radius * 1.4}`,
        ) +
        circle(legible(paint, [white, ink]), x, floor - radius * 0.95, radius * 0.42),
    );
    right -= radius * 2.25;
  }
  return bells.join('');
}
