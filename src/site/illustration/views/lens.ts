import { legible } from '../contrast.ts';
import { type IconName, icon } from '../motifs/icons.ts';
import { palette } from '../palette.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';
import { polar, type Stage, type View } from '../stage.ts';

const { ink, white, red, beam, pale, glass, sea } = palette;

/** The lamp's lens from so near that it fills the frame; its rays are bent into film frames. */
export const lens: View = (stage) => {
  const { width, height, colours, size } = stage;
  const isNarrow = width < size * 1.2;
  const eye = { x: width - size * (isNarrow ? 0.04 : 0.24), y: height - size * 0.44 };
  return (
    rect(colours.sky, [0, 0, width, height]) +
    rays(stage, eye) +
    prisms(stage, eye) +
    frames(stage, eye)
  );
};

type Point = { readonly x: number; readonly y: number };

const angles = [158, 180, 202] as const;

function rays({ width, colours }: Stage, { x, y }: Point): string {
  return angles
    .map((angle, at) => {
      const [a, b] = polar(x, y, width * 1.5, angle - 8);
      const [c, d] = polar(x, y, width * 1.5, angle + 8);
      return path(
        at % 2 ? colours.innerBeam : colours.beam,
        trace`M${x} ${y}L${a} ${b}L${c} ${d}z`,
      );
    })
    .join('');
}

/** Rings of glass around a bull's eye, cut by the ironwork that carries them. */
function prisms({ size, colours }: Stage, { x, y }: Point): string {
  const rings: [string, number, number][] = [
    [ink, 0.56, 0.03],
    [glass, 0.5, 0.09],
    [white, 0.4, 0.07],
    [sea, 0.315, 0.06],
    [white, 0.24, 0.05],
    [pale, 0.175, 0.05],
  ];
  const bars = angles.flatMap((angle) =>
    [angle + 11, angle + 191].map((at) => {
      const [a, b] = polar(x, y, size * 0.2, at);
      const [c, d] = polar(x, y, size * 0.57, at);
      return trace`M${a} ${b}L${c} ${d}`;
    }),
  );
  return (
    circle(legible(colours.sky, [ink, white]), x, y, size * 0.575) +
    rings
      .map(([colour, radius, thick]) => ring(colour, x, y, size * radius, size * thick))
      .join('') +
    circle(beam, x, y, size * 0.15) +
    circle(white, x, y, size * 0.07) +
    stroke(ink, size * 0.018, bars.join(''))
  );
}

const stills: [IconName, string, string][] = [
  ['hills', red, white],
  ['person', white, red],
  ['sunset', ink, beam],
];

/** Each ray ends in a frame of film; on wide pictures further ones follow. */
function frames({ size, width }: Stage, { x, y }: Point): string {
  const turns = Math.max(1, Math.round((width - size * 0.9) / (size * 0.62)));
  return Array.from({ length: turns }, (_, turn) => turn)
    .flatMap((turn) =>
      angles.map((angle, at) => {
        const away = size * (0.82 + turn * 0.56 + (at % 2) * 0.12);
        const side = size * (0.25 + turn * 0.05);
        const [cx, cy] = polar(x, y, away, angle);
        const [name, ground, mark] = stills[(at + turn) % 3] ?? ['play', ink, white];
        const place = {
          left: cx - side / 2,
          top: cy - side * 0.4,
          width: side,
          height: side * 0.8,
        };
        const edge = side * 0.09;
        return (
          rect(ink, [place.left - edge, place.top - edge, side + 2 * edge, side * 0.8 + 2 * edge]) +
          rect(ground, [place.left, place.top, side, side * 0.8]) +
          icon(name, mark, place)
        );
      }),
    )
    .join('');
}
