import type { Inks } from '../inks.ts';
import { circle, path, rect, stroke } from '../shapes.ts';
import { ground } from './ground.ts';

/** The outline of a basketball vest, 240 wide, its neck at 0 0. */
const vest =
  'M-62-20c10 60 24 84 62 84s52-24 62-84l46 10c-4 70 4 110 44 140v250h-304v-250c40-30 48-70 44-140z';

/** The new shirt, whole, with its number. */
export function shirt({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(soft) +
    circle(light, 200, 210, 230) +
    `<g transform="translate(206 28)">${path(deep, vest)}</g>` +
    `<g transform="translate(196 20)">${path(main, vest)}` +
    path(white, 'M-62-20c10 60 24 84 62 84s52-24 62-84l18 4c-8 70-30 104-80 104s-72-34-80-104z') +
    path(accent, 'M-152 300h304v22h-304zM-152 336h304v10h-304z') +
    path(white, 'M-62 130h128v44L16 280h-52l46-104h-72z') +
    path(
      deep,
      'M-108-10c4 70-4 110-44 140v30c56-34 70-90 62-166zM108-10c-4 70 4 110 44 140v30c-56-34-70-90-62-166z',
    ) +
    '</g>'
  );
}

/** An old shirt on a hanger: faded, patched and painted on. */
export function oldShirt({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(light) +
    path(soft, 'M-200 360h800v260h-800z') +
    stroke(deep, 10, 'M200-10v-30c0-16 30-16 30-40a30 30 0 0 0-60 0M60 74L200-10 340 74') +
    `<g transform="translate(200 40)">${path(soft, vest)}` +
    path(main, 'M-62-20c10 60 24 84 62 84s52-24 62-84l14 4c-8 64-28 96-76 96s-68-32-76-96z') +
    path(white, 'M-28 116h100v34l-40 100h-42l38-96h-56z') +
    path(
      accent,
      'M60 240c20-16 56-6 58 22s-30 40-50 28-24-38-8-50zM110 190c8-6 20 0 18 10s-22 10-18-10zM70 316c10-4 18 4 14 14s-22 6-14-14z',
    ) +
    path(main, 'M-136 210h70v66h-70z') +
    stroke(deep, 4, 'M-142 204h82v78h-82z', ' stroke-dasharray="9 7"') +
    '</g>'
  );
}

/** A collar and its stitches, and never the whole of it. */
export function collar({ main, deep, accent, white, soft }: Inks): string {
  return (
    ground(main) +
    path(deep, 'M-200-200h800L240 300c-20 30-60 30-80 0z') +
    path(white, 'M-200-200h150l250 390 250-390h150L256 330c-26 40-86 40-112 0z') +
    path(accent, 'M-140-200h50l290 440 290-440h50L232 292c-16 24-48 24-64 0z') +
    stroke(deep, 5, 'M-224-190l380 536c20 30 68 30 88 0l380-536', ' stroke-dasharray="18 12"') +
    path(soft, 'M250 440h110v70H250z') +
    path(white, 'M-40 400l180 30v20l-180-30zM-60 450l180 30v20l-180-30z')
  );
}

/** Up through the hoop as the ball goes in. */
export function hoop({ light, main, deep, accent, soft, white, signal }: Inks): string {
  const net = [-120, -72, -24, 24, 72, 120].map((x) => `M${200 + x} 214L${200 + x * 0.55} 400`);
  const across = 'M100 260q100 30 200 0M116 310q84 26 168 0M128 360q72 22 144 0';
  return (
    ground(main) +
    path(soft, 'M-60-160h520v320H-60z') +
    path(light, 'M-30-130h460v260H-30z') +
    stroke(main, 14, 'M110 20h180v150H110z') +
    circle(accent, 206, 128, 98) +
    stroke(
      deep,
      8,
      'M108 128h196M206 30v196M138 58c40 40 40 100 0 140M274 58c-40 40-40 100 0 140',
    ) +
    stroke(white, 7, net.join('') + across) +
    path(signal, 'M60 196h280v26H60z') +
    path(deep, 'M176 222h48v14h-48z')
  );
}

/** Supporters with a shirt held high. */
export function crowd({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  const heads = [-90, 0, 90, 180, 270, 360, 450].map((x, at) => {
    const lift = (at * 37) % 30;
    const hair = [deep, main, accent][at % 3] ?? deep;
    return (
      path(at % 2 ? main : white, `M${x - 60} 620c0-150 20-210 60-210s60 60 60 210z`) +
      circle(at % 2 ? shade : skin, x, 374 - lift, 42) +
      path(hair, `M${x - 44} ${374 - lift}a44 44 0 0 1 88 0q-44-24-88 0z`)
    );
  });
  return (
    ground(soft) +
    path(light, 'M-200-200h300L60 620h-260zM300-200h300v820H380z') +
    path(skin, 'M70 340l-6-230 34-4 20 230zM330 340l6-230-34-4-20 230z') +
    `<g transform="translate(200 40) scale(.94 .8)">${path(main, vest)}` +
    path(
      white,
      'M-62-20c10 60 24 84 62 84s52-24 62-84l16 4c-8 66-30 100-78 100s-70-34-78-100zM-60 130h124v40L16 270h-48l42-94h-70z',
    ) +
    '</g>' +
    heads.join('')
  );
}

/** The packing table: shirts, folded, on their way. */
export function parcels({ light, main, deep, accent, soft, white }: Inks): string {
  const folded = [0, 1, 2, 3].map((at) => {
    const y = 150 - at * 44;
    const cloth = at % 2 ? white : main;
    return rect(cloth, [104, y, 200, 42], 10) + rect(accent, [270, y + 6, 20, 30]);
  });
  return (
    ground(soft) +
    rect(light, [-200, -200, 800, 250]) +
    rect(deep, [-200, 366, 800, 260]) +
    folded.join('') +
    path(accent, 'M40 190h330v180H40z') +
    path(deep, 'M40 190l-50 60h70l40-60zM370 190l50 60h-70l-40-60z') +
    path(white, 'M180 190h44v180h-44z') +
    path(white, 'M250 270h96v70h-96z') +
    path(deep, 'M262 284h60v8h-60zM262 302h72v8h-72zM262 320h40v8h-40z')
  );
}

/** Her sheet, still in pencil. */
export function scoreSheet({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  const rows = Array.from({ length: 9 }, (_, at) => `M10 ${70 + at * 52}h420`).join('');
  const tallies = [0, 1, 2, 3].map((at) => {
    const y = 80 + at * 52;
    const strokes = Array.from({ length: 5 - (at % 2) }, (_, one) => `M${150 + one * 16} ${y}v34`);
    return `${strokes.join('')}M140 ${y + 30}l84-26`;
  });
  return (
    ground(main) +
    `<g transform="rotate(-7 200 200)">${rect(white, [-10, -40, 440, 700])}` +
    rect(soft, [-10, -40, 440, 90]) +
    stroke(soft, 4, `${rows}M130 50v600`) +
    path(deep, 'M14 84h90v12H14zM14 136h74v12H14zM14 188h96v12H14zM14 240h64v12H14z') +
    stroke(deep, 6, tallies.join('')) +
    '</g>' +
    path(skin, 'M300 620l-20-180c-10-40 20-60 50-50 10-30 50-30 60 0l210 40v220z') +
    path(shade, 'M330 390c-30-10-60 10-50 50l10 90c30-40 40-90 40-140z') +
    path(accent, 'M236 300l30-16 190 330-34 20z') +
    path(light, 'M236 300l30-16-30-36z') +
    path(deep, 'M236 262v-14l10 12z')
  );
}

/** Tip-off: two hands and a ball. */
export function tipOff({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(deep) +
    path(main, 'M200-200l400 500v320H-200V300z') +
    path(soft, 'M200-120L470 620H-70z') +
    circle(accent, 200, 120, 104) +
    stroke(deep, 8, 'M96 120h208M200 16v208M128 46c42 42 42 106 0 148M272 46c-42 42-42 106 0 148') +
    path(
      skin,
      'M60 640L40 330c-4-40 20-130 60-150 20-6 26 10 20 26l-14 44 40-60c14-16 34-2 26 18l-20 60c0 30-10 60-20 90l8 282z',
    ) +
    path(
      shade,
      'M340 640l20-310c4-40-20-130-60-150-20-6-26 10-20 26l14 44-40-60c-14-16-34-2-26 18l20 60c0 30 10 60 20 90l-8 282z',
    ) +
    path(white, 'M44 400l90 6 6 240H60z') +
    path(light, 'M356 400l-90 6-6 240h80z')
  );
}
