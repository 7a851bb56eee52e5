import type { Site } from '../content/site.ts';
import { closing } from '../illustration/closing.ts';
import { founder } from '../illustration/founder.ts';
import { palette } from '../illustration/palette.ts';
import type { Picture } from '../illustration/picture.ts';
import type { FaceName } from '../kernel/face-name.ts';
import type { Assets } from './hashed.ts';
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
    ['icon.svg', icon],
    ['closing.svg', closing()],
    ['founder.svg', founder('wide')],
    ...site.clients.map((client): [string, string] => {
      const face = faces.get(client.logo.face);
      if (!face) throw new Error(`The face "${client.logo.face}" has not been read.`);
      return [`logo-${client.id}.svg`, wordmark(client, face)];
    }),
    ...[...unique].map(([name, picture]): [string, string] => [`${name}.svg`, picture.draw()]),
  ]);
}

const { paper, beam, ink, red, white } = palette;

/** Tower and beam on paper. */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="${paper}" d="M0 0h48v48H0z"/><path fill="${beam}" d="M21 13 44 3v27L21 19z"/><path fill="${ink}" d="M8 10h12v11H8z"/><path fill="${red}" d="M6 22h16v8H6zM6 38h16v8H6z"/><path fill="${white}" d="M6 30h16v8H6z"/></svg>`;
