import type { Inks } from '../inks.ts';
import { circle, path, rect, ring, stroke } from '../shapes.ts';
import { ground } from './ground.ts';

/** The door that a newcomer looks for, lit, with its buzzer. */
export function gymDoor({ light, main, deep, accent, soft, white }: Inks): string {
  const bricks = Array.from({ length: 14 }, (_, row) => {
    const y = row * 44 - 180;
    const from = row % 2 ? -200 : -150;
    return `M-200 ${y}h800${Array.from({ length: 8 }, (_, at) => `M${from + at * 100} ${y}v44`).join('')}`;
  });
  return (
    ground(main) +
    stroke(deep, 4, bricks.join('')) +
    path(deep, 'M-200 372h800v250h-800z') +
    path(accent, 'M100 372h200l110 250H-10z') +
    rect(deep, [88, -20, 224, 392]) +
    rect(accent, [104, -4, 192, 376]) +
    path(light, 'M122 16h156v180H122z') +
    circle(deep, 200, 122, 40) +
    ring(deep, 200, 76, 26, 14) +
    path(white, 'M176 108c4-12 12-18 24-20-10 8-16 16-18 28z') +
    path(deep, 'M122 232h156v16H122zM262 268h16v70h-16z') +
    rect(light, [336, 130, 46, 92]) +
    circle(deep, 359, 156, 7) +
    path(deep, 'M346 172h26v5h-26z') +
    circle(accent, 359, 202, 12) +
    path(soft, 'M60-110h280v64H60z') +
    path(deep, 'M84-90h120v24H84zM222-90h94v24h-94z')
  );
}

/** A pair of trainers: the near one laced. */
export function trainers({ light, main, deep, accent, soft, white }: Inks): string {
  const shoe = (upper: string, stripe: string) =>
    path(
      upper,
      'M-20 290c-8-60-6-130 12-190 30 14 66 14 96-6 20 40 44 70 86 90l120 46c50 18 76 40 78 74z',
    ) +
    path(stripe, 'M96 280l56-108 26 14-44 96zM150 286l44-88 26 10-32 80z') +
    path(deep, 'M-8 100c30 14 66 14 96-6l14 26c-36 22-78 24-116 10z') +
    path(white, 'M-24 288h398c6 0 8 6 8 14v30H-28z') +
    path(deep, 'M-28 326h412l-10 26H-16z');
  return (
    ground(accent) +
    path(light, 'M-200-200h800v230l-800 90z') +
    path(deep, 'M-200 376h800v250h-800z') +
    `<g transform="translate(60 -26) scale(.94)">${shoe(soft, deep)}</g>` +
    `<g transform="translate(6 26)">${shoe(main, accent)}` +
    stroke(
      white,
      9,
      'M104 122l46-26M124 148l46-26M148 170l44-26M112 106c-40-50-80-40-70-10s50 30 76 12c-6 40 10 60 30 44',
      ' stroke-linecap="round"',
    ) +
    '</g>'
  );
}

/** A coach who says hello. */
export function coach({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(soft) +
    path(light, 'M-200-200h800v240l-800 160z') +
    circle(main, -40, 210, 130) +
    circle(deep, -40, 210, 60) +
    circle(main, 440, 330, 110) +
    circle(deep, 440, 330, 48) +
    path(accent, 'M40 620c0-200 40-300 110-320h100c70 20 110 120 110 320z') +
    path(deep, 'M150 300c8 34 26 50 50 50s42-16 50-50l18 4c-8 48-34 70-68 70s-60-22-68-70z') +
    path(shade, 'M168 220h64v86c-16 24-48 24-64 0z') +
    path(skin, 'M128 96h144v84c0 60-34 92-72 92s-72-32-72-92z') +
    path(
      deep,
      'M118 150c-24-90 20-140 86-140 70 0 104 54 78 140h-14c4-30-4-52-14-64-44 10-90 6-114-10-8 18-10 44-8 74z',
    ) +
    path(deep, 'M190-34a40 40 0 0 1 60 50l-70 6z') +
    path(main, 'M116 84c50-20 118-20 168 0v22c-50-18-118-18-168 0z') +
    circle(deep, 172, 158, 8) +
    circle(deep, 228, 158, 8) +
    path(white, 'M164 200q36 16 72 0c-4 30-20 40-36 40s-32-10-36-40z') +
    path(
      skin,
      'M330 420l-6-150c-10-24-40-60-30-74 8-10 22 10 34 26l-14-62c-2-20 20-22 26-4l12 44 4-56c2-18 24-16 26 0l4 58 18-40c8-16 26-8 22 8l-20 70c-4 40-6 60-14 90l14 120z',
    ) +
    path(accent, 'M318 380h88l30 240H300z') +
    path(white, 'M120 420h80v16h-80zM120 446h52v12h-52z')
  );
}

/** A kettlebell of eight kilograms. */
export function kettlebell({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(accent) +
    path(light, 'M-200 620V330L600 90v530z') +
    path(main, 'M-200 352h800v270h-800z') +
    path(deep, 'M64 372h330l60 40H90z') +
    path(
      deep,
      'M94 164C74 70 100-10 200-10s126 80 106 174l-44-8c14-70-6-116-62-116s-76 46-62 116z',
    ) +
    circle(deep, 200, 246, 142) +
    path(soft, 'M92 226c10-44 36-74 74-88-24 28-36 58-38 94z') +
    circle(light, 212, 262, 78) +
    ring(deep, 212, 240, 18, 14) +
    ring(deep, 212, 286, 23, 14) +
    path(white, 'M112 92c2-40 20-66 52-76-20 22-28 46-28 78z')
  );
}

/** A loaded bar, end on. */
export function barbell({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(soft) +
    path(light, 'M-200-200h430l-200 820h-230z') +
    rect(main, [-20, -200, 64, 820]) +
    rect(main, [356, -200, 64, 820]) +
    path(
      deep,
      [-120, -60, 0, 60, 120, 180, 240, 300, 360]
        .map((y) => `M2 ${y}h20v26H2zM378 ${y}h20v26h-20z`)
        .join(''),
    ) +
    circle(main, 214, 216, 178) +
    circle(deep, 200, 200, 178) +
    ring(accent, 200, 200, 146, 18) +
    circle(main, 200, 200, 106) +
    ring(deep, 200, 200, 82, 8) +
    circle(white, 200, 200, 44) +
    circle(soft, 200, 200, 26) +
    path(white, 'M60 150c16-44 44-74 84-90-26 30-44 62-54 98z')
  );
}

/** Where to put a bag: lockers, one of them open. */
export function locker({ light, main, deep, accent, soft, white }: Inks): string {
  const vents = (x: number) =>
    `${[24, 42, 60].map((y) => `M${x + 26} ${y}h60v8h-60z`).join('')}M${x + 86} 190h10v40h-10z`;
  return (
    ground(soft) +
    [-192, -78, 322, 436].map((x) => rect(main, [x, -20, 106, 392])).join('') +
    path(deep, [-192, -78, 322, 436].map(vents).join('')) +
    rect(deep, [40, -20, 204, 392]) +
    path(accent, 'M244-20l74 30v392l-74-30z') +
    path(main, 'M262 40l34 12v8l-34-12zM262 60l34 12v8l-34-12z') +
    path(deep, 'M300 210h9v40h-9z') +
    path(white, 'M134 12h16v34h14v12h-44V46h14z') +
    stroke(light, 12, 'M98 160c4-70 30-100 44-100s40 30 44 100') +
    path(accent, 'M62 150h160c14 60 18 120 14 190H48c-4-70 0-130 14-190z') +
    path(deep, 'M58 208h168l4 20H54zM122 208h40v60h-40z') +
    path(white, 'M132 220h20v30h-20z') +
    path(light, 'M-200 372h800v250h-800z') +
    path(deep, 'M-200 372h800v14h-800z') +
    path(main, 'M74 340h52v32H66c0-14 2-24 8-32zM160 340h52c6 8 8 18 8 32h-60z')
  );
}
