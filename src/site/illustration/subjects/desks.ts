import type { Inks } from '../inks.ts';
import { circle, path, rect, ring, stroke } from '../shapes.ts';
import { ground } from './ground.ts';

/** A wall clock's hands. Each is the angle from twelve, in degrees. */
function hands(x: number, y: number, radius: number, hour: number, minute: number): string {
  const hand = (angle: number, length: number) => {
    const turn = (angle * Math.PI) / 180;
    return `M${x} ${y}L${Math.round(x + Math.sin(turn) * length)} ${Math.round(y - Math.cos(turn) * length)}`;
  };
  return hand(hour, radius * 0.52) + hand(minute, radius * 0.78);
}

/** A front desk that is staffed: somebody behind the counter before nine. */
export function frontDesk({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(soft) +
    path(light, 'M-200-200h800v150h-800z') +
    circle(white, 330, 20, 56) +
    ring(deep, 330, 20, 56, 10) +
    stroke(deep, 9, hands(330, 20, 50, 262, 300)) +
    path(main, 'M60 330c0-90 30-130 90-140h70c60 10 90 50 90 140z') +
    path(white, 'M158 186h54l-10 60-17 22-17-22z') +
    path(shade, 'M160 130h50v64h-50z') +
    path(skin, 'M126 60h118v60a59 66 0 0 1-118 0z') +
    path(
      deep,
      'M112 130c-14-80 10-120 74-120s88 40 72 120l-14-10c2-24-4-40-12-50-40 8-78 4-92-6-10 14-14 34-14 56z',
    ) +
    circle(deep, 160, 112, 6) +
    circle(deep, 212, 112, 6) +
    stroke(deep, 5, 'M168 142q18 12 36 0', ' stroke-linecap="round"') +
    path(accent, 'M250 240h34v12h-34z') +
    rect(deep, [-200, 300, 800, 30]) +
    rect(main, [-200, 330, 800, 300]) +
    path(deep, 'M300 296a38 38 0 0 1 76 0zM332 250h12v12h-12z') +
    path(accent, 'M296 292h84v10h-84z') +
    path(white, 'M20 292l90-30 14 34-90 12z')
  );
}

/** The hour before nine: a desk with nobody behind it, and a queue. */
export function emptyDesk({ light, main, deep, accent, soft, white }: Inks): string {
  const queue = [20, 150, 290, 400].map((x, at) => {
    const top = 250 + ((at * 29) % 40);
    return (
      circle(deep, x, top, 44) + path(deep, `M${x - 76} 640c0-210 20-330 76-330s76 120 76 330z`)
    );
  });
  return (
    ground(soft) +
    rect(main, [90, -60, 220, 160]) +
    path(deep, Array.from({ length: 8 }, (_, at) => `M90 ${at * 20 - 50}h220v6H90z`).join('')) +
    path(light, 'M160 130h80v90h-80zM190 220h20v40h-20z') +
    rect(white, [-200, 236, 800, 26]) +
    rect(main, [-200, 262, 800, 380]) +
    path(accent, 'M300 236a34 34 0 0 1 68 0zM329 192h10v12h-10z') +
    queue.join('')
  );
}

/** Ten to nine, near. */
export function clock({ light, main, deep, accent, white }: Inks): string {
  const ticks = Array.from({ length: 12 }, (_, at) => {
    return `<path d="M190 18h20v${at % 3 ? 26 : 46}h-20z" transform="rotate(${at * 30} 200 210)"/>`;
  });
  return (
    ground(main) +
    circle(deep, 212, 222, 236) +
    circle(white, 200, 210, 232) +
    path(light, 'M200 210L200-22A232 232 0 0 0-1 326z') +
    path(accent, 'M200 210L-1 94A232 232 0 0 1 200-22z') +
    `<g fill="${deep}">${ticks.join('')}</g>` +
    stroke(deep, 20, hands(200, 210, 200, 265, 300)) +
    circle(deep, 200, 210, 20)
  );
}

/** A desk bell, and the finger that was waiting for it. */
export function bell({ light, main, deep, accent, skin, shade, soft, white }: Inks): string {
  return (
    ground(soft) +
    path(light, 'M-200-200L600 120v-320z') +
    rect(main, [-200, 330, 800, 300]) +
    rect(deep, [40, 300, 320, 36], 10) +
    path(accent, 'M60 300c0-110 60-170 140-170s140 60 140 170z') +
    path(white, 'M96 270c4-50 30-86 70-98-24 24-36 56-40 98z') +
    path(deep, 'M184 104h32v30h-32z') +
    path(white, 'M330-200h270v200L440-30z') +
    path(shade, 'M240 40l110-60 70 90-100 50z') +
    path(
      skin,
      'M170 84c-6-22 12-34 30-26l60-50 110-60 90 90-70 60-90 20-60-20-36 16c-16 6-28-4-34-30z',
    ) +
    path(white, 'M174 80c2-10 10-14 18-12l4 16c-8 6-16 6-22-4z')
  );
}

/** The post room: a pigeonhole for each department. */
export function postRoom({ light, main, deep, accent, soft, white }: Inks): string {
  const holes = Array.from({ length: 12 }, (_, at) => {
    const x = (at % 4) * 124 - 42;
    const y = Math.floor(at / 4) * 136 + 10;
    const filled = (at * 7) % 4;
    const letters = Array.from({ length: filled }, (_, one) => {
      const colour = [white, light, accent, soft][(at + one) % 4] ?? white;
      return path(colour, `M${x + 10} ${y + 104 - one * 20}l88-8v12l-88 8z`);
    });
    return rect(deep, [x, y, 108, 116]) + letters.join('');
  });
  return ground(main) + holes.join('');
}

/** The town hall before it opens, one window lit. */
export function townHall({ light, main, deep, accent, soft, white }: Inks): string {
  const columns = [40, 110, 180, 250, 320].map((x) => `M${x} 150h40v170h-40z`).join('');
  return (
    ground(soft) +
    circle(light, 330, 60, 90) +
    rect(deep, [-200, 360, 800, 300]) +
    rect(main, [-200, 180, 800, 190]) +
    path(deep, 'M-160 210h44v70h-44zM-90 210h44v70h-44zM446 210h44v70h-44z') +
    path(accent, 'M376 210h44v70h-44z') +
    rect(light, [10, 130, 380, 230]) +
    path(main, 'M40 150h320v170H40z') +
    rect(deep, [184, 200, 32, 120]) +
    path(white, columns) +
    path(white, 'M-10 130L200 20l210 110z') +
    path(main, 'M70 116l130-70 130 70z') +
    circle(white, 200, 88, 22) +
    stroke(deep, 5, hands(200, 88, 22, 265, 300)) +
    path(white, 'M-10 320h420v16H-10zM-30 340h460v20H-30z') +
    path(deep, 'M196-60h8v84h-8z') +
    path(accent, 'M204-56h70l-16 20 16 20h-70z')
  );
}

/** Who signs: a contract and a pen. */
export function signing({ light, main, deep, accent, soft, skin, shade, white }: Inks): string {
  return (
    ground(main) +
    `<g transform="rotate(-9 200 200)">${rect(deep, [6, -150, 400, 660])}${rect(white, [-8, -164, 400, 660])}` +
    path(
      soft,
      'M30-40h240v20H30zM30 20h300v12H30zM30 50h280v12H30zM30 80h300v12H30zM30 110h180v12H30z',
    ) +
    path(accent, 'M30-110h90v44H30z') +
    path(light, 'M30 180h320v110H30z') +
    stroke(
      deep,
      8,
      'M56 256c20-70 50-60 40-10s20 30 34-10 24 40 44 6 30-10 40 0',
      ' stroke-linecap="round"',
    ) +
    path(deep, 'M44 276h290v5H44z') +
    '</g>' +
    path(deep, 'M246 232l18-34 210 110-18 34z') +
    path(white, 'M600 300v330H330z') +
    path(
      skin,
      'M288 300c-20-20-10-54 24-50l70 20c30-10 60 0 80 30l138 80v220L330 440c-30-30-50-90-42-140z',
    ) +
    path(shade, 'M288 300c40 10 70 30 90 60l-20 110-28-30c-30-30-50-90-42-140z')
  );
}
