import { type Crowd, crowd, crowdGrid } from './crowd.ts';
import { type DrawingName, drawing, drawingSchemes } from './drawing.ts';
import { endingPicture } from './endings.ts';
import type { LayoutOptions } from './layout.ts';
import type { Letters } from './letters.ts';
import type { MotifName } from './motifs.ts';
import { fingerprint } from './random.ts';
import { scene } from './scene.ts';
import { type SchemeName, schemes } from './scheme.ts';
import type { Chart } from './series-layout.ts';
import { seriesPicture } from './series-picture.ts';
import { type Size, type SizeName, sizes } from './sizes.ts';
import { viewPicture } from './views.ts';

/** The content of a picture, and the point of view. */
export type Composition =
  | { readonly view: 'series'; readonly chart: Chart; readonly isLow?: boolean }
  | ({ readonly view: 'crowd' } & Crowd)
  | { readonly view: 'drawing'; readonly drawing: DrawingName }
  | { readonly view: 'ending'; readonly ending: string }
  | { readonly view: string; readonly isWhole?: boolean }
  | ({ readonly view: LayoutOptions['shot']; readonly motif: MotifName } & Pick<
      LayoutOptions,
      'deck' | 'tallest'
    >);

/** Identifies compositions that must not be repeated on a page. */
export function compositionKey(composition: Composition): string {
  if ('drawing' in composition) return `drawing ${composition.drawing}`;
  return 'chart' in composition ? `series ${composition.chart.thing}` : composition.view;
}

/** A drawing in its own colours. */
export function drawingPicture(drawing: DrawingName, size: SizeName): Picture {
  const composition = { view: 'drawing', drawing } as const;
  return picture({ seed: drawing, scheme: drawingSchemes[drawing], size, composition });
}

/** A picture on a page. Name and size are known while rendering; it is drawn on output. */
export type Picture = ReturnType<typeof picture>;

type PictureOptions = {
  readonly seed: string;
  readonly scheme: SchemeName;
  readonly size: SizeName;
  readonly composition: Composition;
};

/** Deterministic. */
export function picture(options: PictureOptions) {
  const { seed, scheme, size, composition } = options;
  const frame: Size = sizes[size];
  const { width, height } = 'lit' in composition ? crowdGrid(composition, frame) : frame;
  // Short, since pages repeat it often.
  const sum = fingerprint(JSON.stringify([seed, scheme, size, composition])).toString(36);
  const draw = (letters: Letters) => {
    const colours = schemes[scheme];
    if ('chart' in composition) {
      return seriesPicture({ ...composition, width, height, colours }, letters);
    }
    if ('drawing' in composition) return drawing(composition.drawing, { width, height });
    if ('lit' in composition) return crowd(composition, frame);
    if ('ending' in composition) {
      return endingPicture(composition.ending, { width, height, colours });
    }
    if (!('motif' in composition)) {
      return viewPicture(composition.view, { width, height, colours, ...composition });
    }
    const { view: shot, ...bars } = composition;
    return scene({ seed, scheme, width, height, ...bars, shot });
  };
  return { name: `${seed}-${scheme}-${sum}`, width, height, scheme, options, draw };
}
