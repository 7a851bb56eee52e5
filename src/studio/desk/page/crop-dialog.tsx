import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import type { cropNames } from '../../../engine/content/media.ts';
import { leastWidth, type PhotographUse } from '../../../engine/kernel/photograph.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { cropped, wholeAddress } from './bring-in.ts';
import { Push } from './desk-button.tsx';
import { useDesk } from './desk-context.ts';
import type { Area } from './fitted-picture.ts';
import { Modal } from './modal.tsx';

type Shape = {
  readonly label: string;
  /** Width by height; absent for any. */
  readonly ratio?: number;
  /** In the name of the new file. */
  readonly name: (typeof cropNames)[number];
};

const free: Shape = { label: 'Free', name: 'part' };
const square: Shape = { label: 'Square', ratio: 1, name: 'square' };
const usual: readonly Shape[] = [
  { label: '16:9', ratio: 16 / 9, name: '16-9' },
  { label: '3:2', ratio: 3 / 2, name: '3-2' },
  { label: '4:3', ratio: 4 / 3, name: '4-3' },
  square,
  { label: '4:5', ratio: 4 / 5, name: '4-5' },
];

type Place = { readonly lead: string; readonly shapes: readonly Shape[] };

/** Places that crop what they show. Sources: ui/cover.css, ui/portrait.css, ui/gallery.css. */
const places: Partial<Record<PhotographUse, Place>> = {
  cover: {
    lead: 'A computer shows 12:5 of it here, a phone the square in its middle.',
    shapes: [{ label: '12:5', ratio: 12 / 5, name: '12-5' }],
  },
  portrait: {
    lead: 'The page shows 6:5 of it here.',
    shapes: [{ label: '6:5', ratio: 6 / 5, name: '6-5' }],
  },
  gallery: { lead: 'Two in a row are shown at one height.', shapes: [] },
};

type Props = {
  readonly media: ListedMedia;
  readonly use?: PhotographUse | undefined;
  readonly main: string;
  /** Once it is a file of its own. */
  readonly onPart: (part: ListedMedia) => void;
  readonly onReplace?: (area: Area) => Promise<void>;
  readonly onClose: () => void;
};

const handles = {
  cropArea: 'Part',
  nwDragHandle: 'Top left',
  nDragHandle: 'Top',
  neDragHandle: 'Top right',
  eDragHandle: 'Right',
  seDragHandle: 'Bottom right',
  sDragHandle: 'Bottom',
  swDragHandle: 'Bottom left',
  wDragHandle: 'Left',
};

const whole: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };

/** Cuts a part out of a photograph, by pointer, finger or arrow keys. */
export function CropDialog({ media, use, main, onPart, onReplace, onClose }: Props) {
  const { lists, refresh } = useDesk();
  const { name, width = 1, height = 1 } = media;
  const image = useRef<HTMLImageElement>(null);
  const { lead = '', shapes = [] } = (use && places[use]) ?? {};
  const least = use ? leastWidth(use) : 1;
  const isTooSmall = ({ ratio = width / height }: Shape) => Math.min(width, height * ratio) < least;
  const largest = ({ ratio }: Shape) =>
    ratio
      ? centerCrop(makeAspectCrop({ unit: '%', width: 100 }, ratio, width, height), width, height)
      : whole;
  const [shape, setShape] = useState(shapes.find((one) => !isTooSmall(one)) ?? free);
  const [area, setArea] = useState(largest(shape));
  // Before it has a size, keys at a corner would make a part of no size.
  const [isLoaded, setLoaded] = useState(false);
  const take = (next: Shape) => {
    if (isTooSmall(next)) return;
    setShape(next);
    if (next.ratio) setArea(largest(next));
  };
  const isWhole = area.width > 99.9 && area.height > 99.9;
  const size = [(width * area.width) / 100, (height * area.height) / 100].map(Math.round);
  // The library limits pixels of the screen.
  const shown = (image.current?.clientWidth ?? 0) / width;
  const cut = async () => {
    const part = await cropped(media, area, shape.name, lists.media);
    await refresh();
    onPart(part);
  };
  return (
    <Modal
      title="Crop"
      lead={`${lead} Drag the corners, or press the arrow keys at one. ${onReplace ? '' : 'The whole photograph stays in “Pictures and files”, so that you can crop it again.'}`}
      main={isWhole ? 'Choose a shape' : main}
      isReady={!isWhole}
      onMain={cut}
      others={onReplace && !isWhole ? { 'Replace it everywhere': () => onReplace(area) } : {}}
      onClose={onClose}
    >
      <fieldset className="shapes" aria-label="Shape">
        {[free, ...shapes, ...usual].map((one) => (
          <Push
            key={one.name}
            aria-pressed={one === shape}
            aria-disabled={isTooSmall(one)}
            onClick={() => take(one)}
          >
            {one.label}
          </Push>
        ))}
      </fieldset>
      <ReactCrop
        className="crop"
        crop={area}
        {...(shape.ratio && { aspect: shape.ratio })}
        minWidth={Math.ceil(least * shown)}
        minHeight={20}
        keepSelection
        disabled={!isLoaded}
        ariaLabels={handles}
        onChange={(_, next) => setArea(next)}
      >
        <img ref={image} src={wholeAddress(media)} alt={name} onLoad={() => setLoaded(true)} />
      </ReactCrop>
      <p className="field__help" role="status">
        {size.join(' × ')} pixels{least > 1 && `; it must be at least ${least} wide here`}
      </p>
    </Modal>
  );
}
