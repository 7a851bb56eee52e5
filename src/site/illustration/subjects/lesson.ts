import type { Inks } from '../inks.ts';
import { circle, path, rect, ring, stroke } from '../shapes.ts';
import { ground } from './ground.ts';

/** Squared paper, a curve, and the pencil that has just drawn it. */
export function graph({ light, main, deep, accent, soft, white }: Inks): string {
  const lines = Array.from({ length: 20 }, (_, at) => {
    const place = at * 40 - 200;
    return `M${place}-200v800M-200 ${place}h800`;
  });
  return (
    ground(white) +
    stroke(soft, 3, lines.join('')) +
    path(light, 'M-200 280h800v340h-800z') +
    stroke(soft, 3, 'M-200 320h800M-200 360h800M-200 400h800') +
    stroke(deep, 8, 'M120-200v800M-200 280h800') +
    path(soft, 'M40 40Q170 420 300 40z') +
    stroke(main, 16, 'M10-60Q170 460 306 70', ' stroke-linecap="round"') +
    circle(accent, 170, 233, 20) +
    stroke(deep, 6, 'M170 233V280M170 233H120') +
    path(deep, 'M300 96l14-66 52 34z') +
    path(light, 'M303 82l11-52 60-6 18 40-26 36z') +
    path(accent, 'M314 30L452-184l84 54L398 84z') +
    path(main, 'M342 48L480-166l28 18L370 66z') +
    path(deep, 'M300 96l4-22 14 10z')
  );
}

/** A lesson on a laptop: one quarter of a whole. */
export function laptopLesson({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(main) +
    path(deep, 'M-200 330h800v290h-800z') +
    rect(deep, [34, 20, 340, 262], 18) +
    rect(white, [50, 36, 308, 230]) +
    rect(light, [50, 36, 308, 40]) +
    circle(accent, 72, 56, 8) +
    circle(soft, 96, 56, 8) +
    circle(soft, 154, 172, 66) +
    path(main, 'M154 172v-66a66 66 0 1 1-66 66z') +
    stroke(white, 6, 'M154 106v132M88 172h132') +
    path(deep, 'M252 112l14-8h14v58h-14v-42h-14zM240 176h60v8h-60z') +
    path(deep, 'M262 200h18l-14 26h14v-14h12v14h10v11h-10v13h-12v-13h-34v-9z') +
    path(light, 'M-10 330l34-48h360l34 48z') +
    path(soft, 'M-14 330h436v16H-14z') +
    path(accent, 'M156 310h92l6 12H150z') +
    path(accent, 'M400 250h70v80h-70z') +
    path(white, 'M60 372l150-14 10 60-150 16z')
  );
}

/** A teacher at the whiteboard, and the triangle that explains it. */
export function teacher({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(soft) +
    rect(deep, [-200, -120, 800, 420]) +
    rect(white, [-200, -104, 800, 388]) +
    path(light, 'M-110 230L70-20v250z') +
    stroke(main, 10, 'M-110 230L70-20v250zM40 230v-30h30') +
    stroke(accent, 10, 'M310 20h120M310 60h80M310 100h100', ' stroke-linecap="round"') +
    rect(accent, [-200, 300, 800, 14]) +
    path(main, 'M70 620c0-170 30-270 100-290h90c70 20 110 120 110 290z') +
    path(light, 'M178 326h74l-37 70z') +
    path(shade, 'M186 250h58v80c-16 18-42 18-58 0z') +
    path(skin, 'M150 130h130v90c0 50-30 78-65 78s-65-28-65-78z') +
    path(
      deep,
      'M132 236c-20-120 10-190 84-190s108 60 82 190c-14 10-24 6-26-6 6-40 2-80-10-100-34 10-64 8-92-4-14 24-16 64-12 104-2 12-14 16-26 6z',
    ) +
    ring(deep, 188, 190, 20, 6) +
    ring(deep, 244, 190, 20, 6) +
    stroke(deep, 6, 'M208 188q8-6 16 0') +
    circle(deep, 188, 190, 5) +
    circle(deep, 244, 190, 5) +
    path(white, 'M190 240q26 14 52 0c-4 18-14 26-26 26s-22-8-26-26z') +
    path(main, 'M96 460L30 300l40-30 90 130z') +
    path(skin, 'M34 304L16 250c-8-18 10-26 18-14l10 20 2-34c4-16 22-12 22 4l4 50z') +
    path(accent, 'M20 244l34-60 14 8-32 60z')
  );
}

/** A set square and the arcs of a compass. */
export function setSquare({ light, main, deep, accent, soft, white }: Inks): string {
  const marks = Array.from({ length: 13 }, (_, at) => {
    const y = at * 26 + 10;
    return `M52 ${y}h${at % 4 === 0 ? 30 : 18}v5h-${at % 4 === 0 ? 30 : 18}z`;
  });
  return (
    ground(main) +
    ring(soft, 330, 60, 190, 6) +
    ring(soft, 330, 60, 130, 6) +
    stroke(light, 6, 'M-200 230L600-30', ' stroke-dasharray="22 16"') +
    path(deep, 'M62-56v448h448z') +
    path(accent, 'M48-70v448h448z') +
    path(main, 'M116 128v182h182z') +
    path(deep, 'M116 128v20l162 162h20z') +
    path(deep, marks.join('')) +
    path(light, 'M48-70v448h14V-36z') +
    circle(white, 330, 60, 20) +
    circle(deep, 330, 60, 8)
  );
}

/** Marking at night: exercise books, a mug, a lamp. */
export function marking({ light, main, deep, accent, soft, white }: Inks): string {
  const books = [main, soft, white, accent, main, light].map((colour, at) => {
    const y = 322 - at * 40;
    const x = 60 + ((at * 23) % 34);
    return (
      rect(colour, [x, y, 220, 38]) +
      rect(colour === white ? light : white, [x + 8, y + 8, 212, 22]) +
      rect(colour, [x, y, 30, 38])
    );
  });
  return (
    ground(deep) +
    path(soft, 'M286 60L60 362h540V220z') +
    stroke(main, 14, 'M420 362V120L330 30') +
    path(accent, 'M250 60l70-76 70 50-20 90z') +
    circle(white, 318, 74, 26) +
    rect(main, [-200, 360, 800, 260]) +
    books.join('') +
    path(white, 'M312 256h84v104h-84z') +
    path(accent, 'M312 286h84v18h-84z') +
    stroke(white, 12, 'M396 280h16c20 0 20 50 0 50h-16') +
    stroke(
      light,
      7,
      'M338 236c-12-14 12-22 0-38M370 236c-12-14 12-22 0-38',
      ' stroke-linecap="round"',
    )
  );
}

/** A right answer: ruled lines, a tick, and the pen. */
export function tick({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  const rules = Array.from({ length: 12 }, (_, at) => `M-200 ${at * 52 - 92}h800`).join('');
  return (
    ground(white) +
    stroke(soft, 4, rules) +
    path(light, 'M-200-200h230v820h-230z') +
    stroke(main, 5, 'M30-200v820') +
    stroke(
      deep,
      9,
      'M64 56q14-40 28 0t28 0 28 0M184 56q10-30 22 0t22 0M64 108q14-40 28 0t28 0M156 108h60M64 160q14-40 28 0',
      ' stroke-linecap="round"',
    ) +
    path(main, 'M60 232l36-34 62 74L306 84l40 30-184 244z') +
    path(accent, 'M326 100l40-62 130-190 66 44L430 80l-66 46z') +
    path(deep, 'M326 100l8-14 30 40-24 6z') +
    path(shade, 'M372 84l60 50 168 60v-220l-120-40z') +
    path(
      skin,
      'M364 60c20-26 44-14 40 8l-14 40c20-6 50-40 70-40l140-20v150l-130 10c-60 10-110-10-116-40-4-20 0-80 10-108z',
    )
  );
}
