import { cover, element, layerOver, onceSeen, part } from './layer.ts';

/** In ms. */
const duration = 900;

/** Animates projects' charts, row by row, when they scroll into view. */
export function pileUpCharts(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('main [data-rows]')) {
    const image = figure.querySelector<HTMLImageElement>('img:not(.layered img)');
    if (image) pileUpOnceSeen(image, figure.dataset.rows ?? '');
  }
}

/**
 * Covers the static chart with two layers: its file without columns, and without numbers, revealed
 * from the bottom up. Then the numbers appear, whole.
 *
 * @param rows for the wide and the narrow picture: the columns' baseline and the height of a row,
 *   in thousandths of the height, and the number of rows.
 */
function pileUpOnceSeen(image: HTMLImageElement, rows: string): void {
  let layer: HTMLElement | undefined;
  const ground = element('img', '');
  const pile = element('b', '');
  const columns = element('img', '', pile);
  const isComing = onceSeen(image, 0.4, () => {
    if (!layer) return;
    // The layer hasn't loaded, so the complete chart has been seen: don't animate it now.
    if (!ground.naturalWidth) return layer.remove();
    const [wide, narrow] = rows.split('/');
    const chosen = image.currentSrc === image.src ? wide : narrow;
    const [foot = 1000, row = 0, count = 0] = (chosen ?? '').split(' ').map(Number);
    const from = foot / 1000;
    const easing = `steps(${count + 1}, jump-start)`;
    const steps = { duration, easing, fill: 'forwards' } as const;
    const to = from - (row * (count + 1)) / 1000;
    const turn = (sign: number) => ({
      translate: [from, to].map((share) => `0 ${sign * share * 100}%`),
    });
    columns.animate(turn(-1), steps);
    pile.animate(turn(1), steps).finished.then(async () => {
      await layer?.animate({ opacity: 0 }, 200).finished;
      layer?.remove();
    });
  });
  if (!isComing) return;
  layer = layerOver(image, 'stack');
  layer.append(ground, pile);
  const show = () => {
    if (!layer || !image.naturalWidth) return;
    cover(layer, image);
    ground.src = part(image, 'ground');
    columns.src = part(image, 'bare');
  };
  image.addEventListener('load', show);
  new ResizeObserver(show).observe(image);
}
