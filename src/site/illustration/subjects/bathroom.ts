import type { Inks } from '../inks.ts';
import { circle, path, type Rectangle, rect, rects, ring, stroke } from '../shapes.ts';
import { ground } from './ground.ts';

/** Glazed tiles in a bond, some of them catching the light. */
function tiles({ main, deep, soft }: Inks, bright: readonly [number, number][] = []): string {
  const name = `tiles${main.slice(1)}`;
  const joints = 'M0 0h100M0 60h100M0 0v60M50 60v60';
  const lit = bright.map(([column, row]): Rectangle => {
    return [column * 100 + (row % 2 === 0 ? 0 : 50) - 200, row * 60 - 120, 100, 60];
  });
  return (
    `<pattern id="${name}" width="100" height="120" patternUnits="userSpaceOnUse">` +
    `${rect(main, [0, 0, 100, 120])}${stroke(deep, 4, joints)}</pattern>` +
    ground(`url(#${name})`) +
    rects(soft, lit)
  );
}

/** A rain head over falling water, in front of tiles. */
export function shower(inks: Inks): string {
  const { accent, deep, light, white } = inks;
  const drops = [90, 130, 170, 210, 250, 290, 330].map((x, at) => {
    const top = 186 + ((at * 37) % 50);
    return `M${x} ${top}v${70 + ((at * 53) % 60)}M${x + 6} ${top + 160}v${80 + ((at * 31) % 50)}`;
  });
  return (
    tiles(inks, [
      [2, 2],
      [5, 3],
      [3, 5],
      [1, 6],
      [4, 8],
    ]) +
    path(deep, 'M196-200h44v250h-44z') +
    path(accent, 'M190-200h40v250h-40z') +
    path(accent, 'M70 146c0-62 62-96 140-96s140 34 140 96z') +
    path(deep, 'M56 146h308v28H56z') +
    path(light, 'M110 122c10-30 40-48 78-52-30 12-46 28-52 52z') +
    stroke(white, 10, drops.join(''), ' stroke-linecap="round"')
  );
}

/** A bath that stands alone, filled from a tall brass tap, a towel over its rim. */
export function bath({ light, soft, main, deep, accent, white }: Inks): string {
  const floor = Array.from({ length: 8 }, (_, at) => `M${at * 120 - 220} 330h60l-34 90h-74z`);
  return (
    ground(soft) +
    path(main, 'M-200-200h800v330h-800z') +
    circle(light, 92, 60, 62) +
    path(soft, 'M92-2a62 62 0 0 1 0 124z') +
    rect(light, [-200, 322, 800, 300]) +
    path(main, floor.join('')) +
    path(
      accent,
      'M300 40c0-26 18-40 42-40s42 14 42 40v160h-22V44c0-14-8-22-20-22s-20 8-20 22v20h-22z',
    ) +
    path(deep, 'M40 322h300v22H40z') +
    path(white, 'M-6 176h392v24h-14c-8 82-38 130-92 130H92C38 330 8 282 0 200h-6z') +
    path(light, 'M-6 176h392v24h-14c-2 12-4 24-7 36H8c-3-12-5-24-8-36h-6z') +
    path(accent, 'M86 330h24l-8 26H90zM280 330h24l-4 26h-12z') +
    path(deep, 'M150 164h92v110h-92z') +
    path(accent, 'M150 236h92v12h-92zM150 256h92v6h-92z')
  );
}

/** A basin tap, near, with one drop about to fall. */
export function tap(inks: Inks): string {
  const { accent, deep, light, white, soft } = inks;
  return (
    tiles(inks, [
      [1, 3],
      [5, 5],
      [6, 2],
    ]) +
    path(deep, 'M238 60h84v290h-84z') +
    path(
      accent,
      'M222 70c0-50-34-70-84-70-66 0-98 44-98 118h56c0-40 14-62 44-62 20 0 26 10 26 32v260h110V70z',
    ) +
    path(light, 'M190 88h20v230h-20z') +
    path(accent, 'M154-34h158v44H154zM250-70h40v60h-40z') +
    path(white, 'M68 140c22 34 30 46 30 62a30 30 0 0 1-60 0c0-16 8-28 30-62z') +
    path(soft, 'M68 176c10 16 14 22 14 30a14 14 0 0 1-28 0c0-8 4-14 14-30z') +
    path(white, 'M-200 330h800v300h-800z') +
    path(light, 'M-200 330h800v26h-800z')
  );
}

/** The last tile going in: a hand, a tile, the gap that is left. */
export function tiling(inks: Inks): string {
  const { accent, deep, light, skin, shade, soft, white } = inks;
  const comb = Array.from({ length: 6 }, (_, at) => `M44 ${142 + at * 14}q36-12 72 0t72 0`).join(
    '',
  );
  return (
    tiles(inks, [
      [0, 3],
      [4, 2],
      [5, 7],
    ]) +
    rect(light, [30, 120, 172, 108]) +
    stroke(soft, 6, comb) +
    path(deep, 'M132 172l180-34 22 112-180 34z') +
    path(accent, 'M120 160l180-34 22 112-180 34z') +
    path(white, 'M140 176l40-8 4 18-40 8z') +
    path(shade, 'M300 236c40-10 90 16 130 44l170 130v220H400l-80-180z') +
    path(
      skin,
      'M262 190c-14-26 10-42 32-26l60 48c40 20 90 50 246 160v120L350 330c-40-10-70-30-84-60l-40-22c-22-14-8-42 16-34l34 12z',
    ) +
    path(white, 'M440 300l200 130v180l-260-230z')
  );
}

/** The strip-out: bare brick where the tiles were, and what is left of them. */
export function rubble({ light, soft, main, deep, accent, white }: Inks): string {
  const courses = Array.from({ length: 12 }, (_, row) => {
    const shift = row % 2 === 0 ? 0 : 45;
    const bricks = Array.from(
      { length: 9 },
      (_, at) => `M${at * 90 + shift - 220} ${row * 44 - 180}h82v36h-82z`,
    );
    return bricks.join('');
  }).join('');
  return (
    ground(soft) +
    path(accent, courses) +
    path(light, 'M-200-200h360l-30 90 44 60-80 40 30 90-110 20-20 60-194 40z') +
    path(white, 'M-200-200h300l-30 80 30 60-70 40 10 60-240 80z') +
    path(deep, 'M-200 340l160-60 90 20 80-70 110 50 90-30 270 90v280h-800z') +
    path(
      main,
      'M20 350l70-40 40 60-80 30zM150 310l60-50 50 40-40 60zM-70 380l70-20 20 70-80 10zM90 400l90-20 10 80-90 10z',
    ) +
    path(soft, 'M120 300l40-16 16 36-40 14zM230 380l60-10 20 50-70 20z') +
    path(white, 'M270 230h150l-22 170H292z') +
    path(soft, 'M345 230h75l-22 170h-53z') +
    stroke(deep, 8, 'M272 232c0-90 146-90 146 0') +
    path(main, 'M296 230l30-60 40 20 34-10 6 50z')
  );
}

/** A small room drawn to scale, with what fits into it. */
export function plan({ light, main, deep, accent, soft }: Inks): string {
  const lines = Array.from(
    { length: 20 },
    (_, at) => `M${at * 40 - 200}-200v800M-200 ${at * 40 - 200}h800`,
  );
  return (
    ground(deep) +
    stroke(main, 2, lines.join('')) +
    path(light, 'M60 40h280v320H220v-18h102V58H78v284h42v18H60z') +
    stroke(light, 5, 'M120 350a100 100 0 0 1 100-100v100') +
    rect(soft, [90, 70, 96, 200], 40) +
    rect(deep, [104, 84, 68, 172], 30) +
    circle(accent, 138, 110, 9) +
    rect(soft, [244, 74, 66, 50], 8) +
    circle(deep, 277, 99, 17) +
    path(soft, 'M240 160h70v26h-70z') +
    path(soft, 'M248 190h54v24a27 32 0 0 1-54 0z') +
    path(
      accent,
      'M60 6h280v6H60zM57-4h6v26h-6zM337-4h6v26h-6zM376 40h6v320h-6zM366 37h26v6h-26zM366 357h26v6h-26z',
    )
  );
}

/** A telephone on a clamp, recording, in a room that is being done up. */
export function clampedPhone({ light, main, deep, accent, soft, white, signal }: Inks): string {
  return (
    ground(light) +
    path(soft, 'M-200 300h800v320h-800z') +
    path(accent, 'M-20-200h44v820h-44zM-200 60h600v30h-600z') +
    path(deep, 'M10 52h70v46H10zM70 66h46v20H70zM100 60h28v110h-28z') +
    rect(deep, [110, 20, 200, 350], 26) +
    rect(main, [124, 38, 172, 314], 12) +
    path(accent, 'M200 38h20v50h-20zM160 116c0-24 22-36 50-36s50 12 50 36z') +
    path(white, 'M170 130h8v60h-8zM196 140h8v90h-8zM222 130h8v50h-8zM246 140h8v80h-8z') +
    path(light, 'M124 280h172v72H124z') +
    circle(signal, 210, 316, 24) +
    ring(deep, 210, 316, 32, 4)
  );
}

/** Two towels on a rail, after everybody has gone. */
export function towels(inks: Inks): string {
  const { accent, deep, light, white, soft } = inks;
  return (
    tiles(inks, [
      [1, 1],
      [6, 4],
      [2, 8],
    ]) +
    path(deep, 'M-200 92h800v20h-800z') +
    path(accent, 'M-200 82h800v20h-800z') +
    path(white, 'M40 74h150v300H40z') +
    path(light, 'M40 74h40v300H40z') +
    path(soft, 'M40 300h150v14H40zM40 326h150v14H40z') +
    path(soft, 'M214 74h140v210H214z') +
    path(light, 'M214 220h140v10H214zM214 240h140v10H214z')
  );
}
