import type { Inks } from '../inks.ts';
import { circle, path, rect, stroke } from '../shapes.ts';
import { ground } from './ground.ts';

/** A rescue dog, face on and nearer than it would like. */
export function dogFace({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(soft) +
    path(accent, 'M-200 600c40-190 180-250 400-250s360 60 400 250z') +
    path(
      deep,
      'M70 40C10 20-50 70-60 170c-6 80 10 150 46 156 40 6 70-60 84-150zM330 40c60-20 120 30 130 130 6 80-10 150-46 156-40 6-70-60-84-150z',
    ) +
    path(
      main,
      'M200-10c110 0 160 70 160 170 0 60-20 90-36 130-20 60-60 100-124 100S96 350 76 290C60 250 40 220 40 160 40 60 90-10 200-10z',
    ) +
    path(
      light,
      'M200-10c24 0 36 60 40 130 4 60 60 90 60 160 0 70-44 110-100 110S100 350 100 280c0-70 56-100 60-160 4-70 16-130 40-130z',
    ) +
    path(deep, 'M152 248c0-24 24-34 48-34s48 10 48 34-26 44-48 44-48-20-48-44z') +
    path(white, 'M172 232c8-8 22-10 30-8-6 6-18 10-30 8z') +
    stroke(
      deep,
      9,
      'M200 290v26c-14 24-50 26-64 6M200 316c14 24 50 26 64 6',
      ' stroke-linecap="round"',
    ) +
    circle(deep, 116, 160, 24) +
    circle(deep, 284, 160, 24) +
    circle(white, 124, 152, 8) +
    circle(white, 292, 152, 8) +
    path(main, 'M80 118q36-30 74 0v14q-38-24-74 0zM320 118q-36-30-74 0v14q38-24 74 0z')
  );
}

/** The first minute inside: a dog in the barn's doorway, its shadow longer than itself. */
export function dogAtDoor({ light, main, deep, accent, soft }: Inks): string {
  const planks = [-120, -60, 0, 60, 340, 400, 460, 520].map((x) => `M${x}-200v500`).join('');
  return (
    ground(deep) +
    stroke(main, 4, planks) +
    path(accent, 'M96-40h208v320H96z') +
    path(light, 'M96-40h208v200H96z') +
    circle(soft, 250, 60, 34) +
    path(main, 'M96 190l50-30 60 24 50-36 48 30v102H96z') +
    path(accent, 'M96 280h208l190 340h-588z') +
    path(main, 'M60-60h36v340H60zM304-60h36v340h-36zM60-76h280v36H60z') +
    path(deep, 'M170 280l-44 340h150l-50-340z') +
    path(deep, dogFront(200, 276))
  );
}

/** A dog that faces us, standing. */
function dogFront(x: number, floor: number): string {
  return `M${x - 34} ${floor}v-58c-8-20-4-44 6-54-20 6-24-14-20-44 2-16 14-22 22-16 16-10 40-10 54 0 8-6 20 0 22 16 4 30 0 50-20 44 10 10 12 34 6 54v58h-20v-40h-30v40z`;
}

/** What goes wrong: a lead held tight, and a dog that pulls against it. */
export function tightLead({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(light) +
    path(soft, 'M-200 320h800v300h-800z') +
    path(
      main,
      'M-200 520c60-120 120-170 170-180l40-120c-30 0-50-40-40-90 20 10 50 10 70 20 60-20 120 10 140 60l46 20c16 8 16 40-6 50-30 12-60 14-80 10l-20 90c60 40 70 120 80 240z',
    ) +
    path(deep, 'M10 156c-40-20-70 0-76 50-4 36 20 60 40 50 26-14 40-56 36-100z') +
    path(light, 'M150 200l76 30c16 8 16 40-6 50-30 12-50 12-66 4-20-30-20-60-4-84z') +
    path(deep, 'M206 216l30 14c10 10-4 26-20 24z') +
    circle(deep, 116, 204, 11) +
    path(accent, 'M14 252c40 30 90 40 132 34l-6 32c-50 8-100-4-138-36z') +
    stroke(deep, 12, 'M52 282L-10 40') +
    path(white, 'M-200-200h200l40 190-60 60h-180z') +
    path(shade, 'M-30 20l50-40 60 46-20 50-50 10z') +
    path(skin, 'M-60-20l70-20 60 44c14 20-6 34-24 24l-16-8 20 44c-4 20-30 16-40 0l-70-20z')
  );
}

/** A biscuit held over a nose. */
export function biscuit({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(main) +
    path(soft, 'M-200-200h800v330l-800 120z') +
    path(white, 'M210-200h150v110H210z') +
    path(shade, 'M250-90h80v70l-20 60-60-20z') +
    path(skin, 'M222-100h90l-14 120-20 50c-10 20-34 10-30-14l8-40-34-40z') +
    path(
      accent,
      'M170 62a26 26 0 1 1 36 24l6 4h60a26 26 0 1 1 22 42 26 26 0 1 1-40 16h-60a26 26 0 1 1-42-16 26 26 0 0 1 18-70z',
    ) +
    path(
      light,
      'M-40 620c-20-140 20-220 90-250 30-60 90-110 150-110s120 50 150 110c70 30 110 110 90 250z',
    ) +
    path(
      deep,
      'M-60 420c-60 20-90 80-80 200H0c-10-80 0-140 40-190zM460 420c60 20 90 80 80 200H400c10-80 0-140-40-190z',
    ) +
    path(deep, 'M146 264c0-30 24-44 54-44s54 14 54 44-30 46-54 46-54-16-54-46z') +
    path(white, 'M168 246c10-10 30-12 40-8-8 8-24 12-40 8z') +
    circle(deep, 96, 372, 26) +
    circle(deep, 304, 372, 26) +
    circle(white, 100, 360, 10) +
    circle(white, 308, 360, 10)
  );
}

/** Five dogs a class, seen from where the owners stand. */
export function fiveDogs({ light, main, deep, accent, soft, white }: Inks): string {
  const coats = [main, white, deep, accent, main];
  const backs = coats.map((coat, at) => {
    const x = at * 92 + 16;
    const top = 176 - ([0, 34, 12, 46, 20][at] ?? 0);
    const isLop = at % 2 === 1;
    const head = isLop ? 'c-6-44 4-66 26-66s32 22 26 66' : 'l-14-40 30 20h20l30-20-14 40';
    const body = 'c10 24 6 44 0 54 30 30 40 90 40 170h-132c0-80 10-140 40-170-6-10-10-30 0-54z';
    return (
      path(coat, `M${x} ${top}${head}${body}`) +
      (isLop ? path(coat === white ? main : deep, lopEars(x + 26, top)) : '') +
      stroke(coat === deep ? light : deep, 7, `M${x - 4} ${top + 62}h60`)
    );
  });
  const boards = Array.from({ length: 12 }, (_, at) => `M${at * 70 - 200}-200v480`).join('');
  return (
    ground(soft) +
    stroke(light, 5, boards) +
    path(light, 'M120-60h160v150H120z') +
    rect(main, [-200, 280, 800, 340]) +
    path(accent, 'M-200 280h800v40h-800z') +
    backs.join('')
  );
}

/** Ears that hang from a head in whose middle `x` is. */
function lopEars(x: number, top: number): string {
  const left = `M${x - 14} ${top - 58}c-34-4-44 46-28 78 22-8 30-40 28-78z`;
  return `${left}M${x + 14} ${top - 58}c34-4 44 46 28 78-22-8-30-40-28-78z`;
}

/** What the dog barks at. */
export function bus({ light, main, deep, accent, soft, white }: Inks): string {
  return (
    ground(light) +
    rect(soft, [-200, 330, 800, 300]) +
    rect(main, [40, -60, 320, 390], 24) +
    rect(deep, [66, 40, 268, 130], 12) +
    path(soft, 'M66 40h110l-50 130H66z') +
    rect(deep, [110, -44, 180, 50]) +
    path(accent, 'M124-30h90v8h-90zM124-14h60v8h-60zM230-30h44v24h-44z') +
    circle(white, 92, 250, 26) +
    circle(white, 308, 250, 26) +
    rect(deep, [140, 232, 120, 36], 6) +
    path(deep, 'M40 290h320v40H40zM60 330h60v40H60zM280 330h60v40h-60z') +
    path(deep, 'M10 60h30v70H10zM360 60h30v70h-30z') +
    path(
      accent,
      'M150 410v-50c-8-14-6-30 2-38l-28-8c-14-6-14-22-4-30l30-6c10-10 30-10 38 2l4 38c30 4 60 10 70 34l14-24 10 6-12 44c4 14 2 26 2 40h-22l-6-30h-50l-6 30z',
    )
  );
}

/** A long lens, from behind a bale. */
export function bale({ light, main, deep, accent, soft, white }: Inks): string {
  const straws = Array.from({ length: 26 }, (_, at) => {
    const x = ((at * 67) % 560) - 90;
    return `M${x} ${206 + ((at * 41) % 170)}l${24 + ((at * 13) % 20)} ${-4 + ((at * 7) % 12)}`;
  });
  return (
    ground(soft) +
    path(light, 'M-200-200h800v210l-400 60-400-60z') +
    rect(deep, [140, 40, 190, 130], 16) +
    path(deep, 'M190 18h70v26h-70z') +
    rect(deep, [36, 66, 120, 84]) +
    path(main, 'M14 54h34v108H14z') +
    path(white, 'M22 66h12v40H22z') +
    circle(accent, 296, 74, 12) +
    rect(accent, [-200, 164, 800, 240]) +
    stroke(light, 5, straws.join('')) +
    path(deep, 'M60 164h14v240H60zM330 164h14v240h-14z') +
    rect(main, [-200, 400, 800, 220])
  );
}
