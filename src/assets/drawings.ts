import type { Site } from '../content/site.ts';
import { closing } from '../illustration/closing.ts';
import { founder } from '../illustration/founder.ts';
import { how } from '../illustration/how.ts';
import type { Picture } from '../illustration/picture.ts';
import type { FaceName } from '../kernel/face-name.ts';
import type { Assets } from './hashed.ts';
import { faviconDrawing } from './icons.ts';
import { wordmark } from './wordmark.ts';

type DrawingOptions = {
  readonly site: Site;
  /** Every picture that some page shows; the same one may come many times. */
  readonly pictures: readonly Picture[];
  /** The font files of the clients' wordmarks. */
  readonly faces: ReadonlyMap<FaceName, Uint8Array>;
  readonly font: Uint8Array;
};

/** Everything under `assets/`, by the plain names that pages use. */
export function drawings({ site, pictures, faces, font }: DrawingOptions): Assets {
  const unique = new Map(pictures.map((picture) => [picture.name, picture]));
  return new Map<string, string | Uint8Array>([
    ['special-gothic.woff2', font],
    ['icon.svg', faviconDrawing],
    ['closing.svg', closing()],
    ['founder.svg', founder('wide')],
    ['founder-square.svg', founder('square')],
    ...Object.entries(how).map(([name, draw]): [string, string] => [`how-${name}.svg`, draw()]),
    ...site.clients.map((client): [string, string] => {
      const face = faces.get(client.logo.face);
      if (!face) throw new Error(`The face "${client.logo.face}" has not been read.`);
      return [`logo-${client.id}.svg`, wordmark(client, face)];
    }),
    ...[...unique].map(([name, picture]): [string, string] => [`${name}.svg`, picture.draw()]),
  ]);
}
