import { drawingSchemes, type WideDrawing, wordsOn } from '../illustration/drawing.ts';
import { drawingPicture } from '../illustration/picture.ts';
import type { SizeName } from '../illustration/sizes.ts';
import { Markup } from '../ui/markup.tsx';
import { PictureImage } from '../ui/picture.tsx';
import { skyClass } from '../ui/sky.ts';
import { Figures } from './project/pieces.tsx';
import type { ShownExhibit } from './shown-exhibit.ts';

type DrawnProps = Pick<ShownExhibit, 'figures' | 'instead'> & {
  drawing: WideDrawing;
  /** Of the part of the text that stands on it. */
  heading?: string;
  html?: string;
};

const classes = {
  above: 'drawn--above',
  signs: 'drawn--above drawn--signs',
  whole: 'drawn--above drawn--whole',
  halves: 'drawn--above drawn--whole drawn--halves',
  sides: 'drawn--sides',
  between: 'drawn--between',
  beside: 'drawn--beside',
  tall: 'drawn--above drawn--tall',
  hill: 'drawn--beside drawn--tall',
  bill: 'drawn--bill',
} as const;

/** Those with less sky than others, and with more. */
const sizeFor: { readonly [words in keyof typeof classes]?: SizeName } = {
  above: 'low',
  whole: 'low',
  halves: 'low',
  sides: 'low',
  tall: 'cover',
  bill: 'screen',
};

/** A drawing from edge to edge with a part of the text on it: what its page is remembered by. */
export function Drawn({ drawing, figures, instead, heading, html }: DrawnProps) {
  const scheme = drawingSchemes[drawing];
  const words = wordsOn[drawing];
  const image = <PictureImage picture={drawingPicture(drawing, sizeFor[words] ?? 'closing')} />;
  return (
    <div className={`drawn ${classes[words]} ${skyClass({ scheme })}`}>
      <div className="drawn__words container">
        {instead ? (
          <p className="drawn__instead">{instead}</p>
        ) : (
          <Figures className="drawn__figures" figures={figures} />
        )}
        {heading && <Markup className="drawn__title" html={heading} />}
        {html && <Markup className="prose" html={html} />}
      </div>
      {image}
      {/* Where the page is narrow, the words stand between its two ends, or above its halves. */}
      {(words === 'between' || words === 'halves') && image}
    </div>
  );
}
