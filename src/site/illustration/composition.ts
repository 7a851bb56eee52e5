import type { LayoutOptions } from './layout.ts';
import type { Letters } from './letters.ts';
import type { MotifName } from './motifs.ts';
import { scene } from './scene.ts';
import { type SchemeName, schemes } from './scheme.ts';
import type { Chart } from './series-layout.ts';
import { seriesPicture } from './series-picture.ts';
import type { Size } from './sizes.ts';
import { viewPicture } from './views.ts';

/** What a picture shows, and from where. */
export type Composition =
  | { readonly view: 'series'; readonly chart: Chart; readonly isLow?: boolean }
  | { readonly view: string }
  | ({ readonly view: LayoutOptions['shot']; readonly motif: MotifName } & Pick<
      LayoutOptions,
      'deck' | 'tallest'
    >);

/** What two compositions on one page must not share. */
export function compositionKey(composition: Composition): string {
  return 'chart' in composition ? `series ${composition.chart.thing}` : composition.view;
}

type Canvas = Size & { readonly seed: string; readonly scheme: SchemeName };

/** Draws a composition as an SVG file. */
export function compose(composition: Composition, canvas: Canvas, letters: Letters): string {
  const colours = schemes[canvas.scheme];
  if ('chart' in composition) {
    return seriesPicture({ ...composition, ...canvas, colours }, letters);
  }
  if ('motif' in composition) {
    const { view, ...bars } = composition;
    return scene({ ...canvas, ...bars, shot: view });
  }
  return viewPicture(composition.view, { ...canvas, colours });
}
