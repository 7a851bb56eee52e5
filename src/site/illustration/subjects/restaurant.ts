import type { Inks } from '../inks.ts';
import { circle, path, rect, ring, stroke, trace } from '../shapes.ts';
import { ground } from './ground.ts';

/** A whole fish on a plate, from above. */
export function plate({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(soft) +
    path(light, 'M-200-120h800v80h-800zM-200 120h800v80h-800zM-200 360h800v80h-800z') +
    circle(deep, 214, 218, 166) +
    circle(white, 200, 200, 166) +
    ring(light, 200, 200, 122, 10) +
    path(
      main,
      'M78 214c26-66 112-94 178-52l66-50c-12 36-10 78 8 114l-74-24c-62 54-140 62-178 12z',
    ) +
    path(deep, 'M150 148c20-34 60-44 92-26l-20 30c-24-10-48-12-72-4z') +
    stroke(
      light,
      7,
      'M172 168c16 24 16 52 0 76M208 158c18 28 18 60 0 88M244 160c14 22 16 48 6 70',
    ) +
    circle(white, 114, 200, 13) +
    circle(deep, 112, 200, 6) +
    circle(accent, 226, 300, 34) +
    circle(light, 226, 300, 24) +
    stroke(accent, 6, 'M226 276v48M202 300h48M209 283l34 34M243 283l-34 34') +
    stroke(deep, 9, 'M10 420V150M-14 40v80c0 20 10 30 24 30s24-10 24-30V40M10 40v90') +
    path(deep, 'M384 420V30c26 20 36 90 30 170h-18v220z')
  );
}

/** A pan over the fire, and what is in it on its way back. */
export function pan({ light, main, deep, accent, soft, white }: Inks): string {
  const tossed = [
    [118, 70, 20, soft],
    [166, 26, 15, light],
    [232, 54, 22, white],
    [284, 20, 14, soft],
    [208, -8, 12, light],
  ] as const;
  return (
    ground(main) +
    circle(deep, 200, 150, 290) +
    path(
      accent,
      'M66 236c-50-70 10-120-4-190 50 20 62 60 58 96 18-34 12-76-6-112 66 24 92 80 84 124 20-22 26-48 22-78 46 34 66 80 60 112 18-14 24-34 24-56 34 34 40 74 20 104z',
    ) +
    path(
      light,
      'M104 236c-24-40 14-64 10-100 30 16 38 42 34 62 14-16 18-34 14-56 40 22 52 54 46 78 14-10 20-22 20-40 24 22 28 40 18 56z',
    ) +
    tossed.map(([x, y, radius, colour]) => circle(colour, x, y, radius)).join('') +
    path(white, 'M330 224l270-70v40l-260 66z') +
    path(main, 'M20 232h330l-38 96H58z') +
    path(soft, 'M20 232h330l-6 16H26z') +
    rect(main, [-200, 356, 800, 260]) +
    path(deep, 'M40 340h290v18H40z') +
    path(
      accent,
      'M70 344l14-26 14 26zM130 344l14-26 14 26zM190 344l14-26 14 26zM250 344l14-26 14 26z',
    )
  );
}

/** A pie with a lattice, from above, one slice gone. */
export function pie({ light, main, deep, accent, soft, white }: Inks): string {
  const [x, y, radius] = [200, 212, 150];
  const bars = [-112, -56, 0, 56, 112].flatMap((aside) => {
    const half = Math.sqrt(radius ** 2 - aside ** 2);
    return [
      trace`M${x + aside} ${y - half}V${y + half}`,
      trace`M${x - half} ${y + aside}H${x + half}`,
    ];
  });
  return (
    ground(main) +
    circle(deep, x + 16, y + 18, 196) +
    circle(white, x, y, 196) +
    circle(soft, x, y, 176) +
    `<circle fill="none" stroke="${light}" stroke-width="26" stroke-dasharray="22 17.2" cx="${x}" cy="${y}" r="162"/>` +
    circle(accent, x, y, 148) +
    `<g transform="rotate(38 ${x} ${y})">${stroke(deep, 30, bars.join(''))}${stroke(light, 24, bars.join(''))}</g>` +
    ring(soft, x, y, 158, 18) +
    path(white, `M${x} ${y}L${x + 62} ${y + 186}A196 196 0 0 0 ${x + 176} ${y + 86}z`) +
    path(deep, `M${x} ${y}l56 168 12-4L${x + 14} ${y + 6}z`) +
    circle(accent, 306, 366, 9) +
    circle(soft, 330, 330, 7)
  );
}

/** The pass: a plate under the lamp, tickets on the rail, and the hand that takes it out. */
export function pass({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  const tickets = [-60, 20, 300, 372].map((x, at) => {
    const long = 60 + ((at * 37) % 50);
    return `M${x} 8h46v${long}l-8-8-8 8-8-8-8 8-8-8-6 8z`;
  });
  return (
    ground(deep) +
    path(main, 'M136 92L-60 330h520L264 92z') +
    path(accent, 'M150 92L30 330h340L250 92z') +
    rect(soft, [-200, -8, 800, 18]) +
    path(white, tickets.join('')) +
    path(light, 'M192-200h16v200h-16z') +
    path(white, 'M200-20c50 0 96 50 96 118H104c0-68 46-118 96-118z') +
    path(light, 'M104 86h192v18H104z') +
    rect(soft, [-200, 322, 800, 28]) +
    rect(main, [-200, 350, 800, 270]) +
    path(deep, 'M96 306h236l-36 24H132z') +
    path(white, 'M84 292h260l-10 16H94z') +
    path(main, 'M136 292c0-34 28-56 66-56s62 22 62 56z') +
    path(light, 'M150 268c16-18 36-26 60-22-20 4-36 12-48 30z') +
    path(soft, 'M236 292c0-26 18-42 40-42s34 18 34 42z') +
    stroke(
      white,
      8,
      'M180 216c-16-16 14-26 0-44M222 216c-16-16 14-26 0-44',
      ' stroke-linecap="round"',
    ) +
    path(white, 'M420 250h200v130H440z') +
    path(skin, 'M440 262l-76 18-44 6c-16 4-14 20 0 20h44l-10 18c0 14 14 18 26 10l70-8z') +
    path(shade, 'M364 306l-10 18c0 14 14 18 26 10l60-8-4-22z')
  );
}

/** Two glasses meet. */
export function glasses({ light, main, deep, accent, soft, white }: Inks): string {
  const glass = (wine: string) =>
    path(white, 'M-78-150h156c10 110-12 182-64 196v130h48v22h-124v-22h48V46c-52-14-74-86-64-196z') +
    path(wine, 'M-70-62h140c-8 52-30 84-70 88-40-4-62-36-70-88z') +
    path(light, 'M-52-132h18c-4 60 0 96 16 124-26-20-38-64-34-124z');
  return (
    ground(accent) +
    path(soft, 'M-200 330h800v300h-800z') +
    path(light, 'M-200 330h800v26h-800z') +
    `<g transform="translate(106 232) rotate(13)">${glass(main)}</g>` +
    `<g transform="translate(296 232) rotate(-13)">${glass(deep)}</g>` +
    stroke(light, 12, 'M200 50V-4M152 62l-26-44M248 62l26-44', ' stroke-linecap="round"')
  );
}

/** A table for two at the window that nobody has taken yet. */
export function windowTable({ light, main, deep, accent, soft, white }: Inks): string {
  const chair = (x: number, out: number) =>
    stroke(deep, 14, `M${x} 150v250M${x} 282h${out * 74}v118M${x} 170h${out * 10}`) +
    path(deep, `M${x - 7} 150h14v84h-14z`);
  return (
    ground(main) +
    rect(light, [64, -90, 272, 290]) +
    rect(soft, [80, -90, 240, 274]) +
    circle(light, 262, 46, 36) +
    path(deep, 'M80 184v-50l40-30 36 26 50-46 44 40 30-20 40 30v50z') +
    path(accent, 'M120 136h14v18h-14zM206 118h14v18h-14zM286 140h12v16h-12z') +
    path(light, 'M194-90h14v274h-14zM80 30h240v10H80z') +
    rect(deep, [-200, 396, 800, 230]) +
    chair(34, 1) +
    chair(366, -1) +
    path(white, 'M84 258h232l26 142H58z') +
    path(light, 'M84 258h232l6 32H78z') +
    path(soft, 'M58 400l26-142h20l-14 142zM150 290h16l-4 110h-20z') +
    path(accent, 'M200 170c16 20 20 30 20 40a20 20 0 0 1-40 0c0-10 4-20 20-40z') +
    path(light, 'M200 196c6 8 8 12 8 17a8 8 0 0 1-16 0c0-5 2-9 8-17z') +
    path(deep, 'M190 226h20v34h-20z') +
    path(main, 'M120 258c0-14 10-20 24-20s24 6 24 20zM236 258c0-14 10-20 24-20s24 6 24 20z')
  );
}
