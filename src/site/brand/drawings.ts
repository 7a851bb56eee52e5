import type { Asset } from '../../engine/assets/asset.ts';
import type { Media } from '../../engine/content/media.ts';
import { type Digest, digest, digestOf } from '../../engine/kernel/digest.ts';
import type { Client } from '../data/client.ts';
import type { Settings } from '../data/settings.ts';
import { parts } from '../illustration/art.ts';
import { type ChartFile, chartFile } from '../illustration/chart-picture.ts';
import { closing, closings } from '../illustration/closing.ts';
import { type FaceName, faces } from '../illustration/faces.ts';
import type { Letters } from '../illustration/letters.ts';
import { palette } from '../illustration/palette.ts';
import { type PictogramFile, pictogramFile } from '../illustration/pictogram-picture.ts';
import { type Picture, picture } from '../illustration/picture.ts';
import { type PiecePicture, piecePicture } from '../illustration/piece-picture.ts';
import { portrait } from '../illustration/portrait.ts';
import { svg } from '../illustration/shapes.ts';
import type { Site } from '../kinds/site.ts';
import { faviconDrawing } from './site-icons.ts';

/** Parts of Home that are files of their own. */
const partSizes = {
  'how-goal': [752, 560],
  'how-how': [752, 560],
  lantern: [480, 1800],
} as const;

type Read = (path: string) => Uint8Array;

/** Drawings that depend on no page: icons, the team's portraits and the clients' wordmarks. */
export function drawings({ clients, settings, media }: Site, code: Digest, read: Read): Asset[] {
  const looks = settings.people.flatMap(({ portrait: look }) => look ?? []);
  return [
    { name: 'icon.svg', from: digest(faviconDrawing), make: () => faviconDrawing },
    ...Object.entries(partSizes).map(([name, [width, height]]) => ({
      name: `${name}.svg`,
      from: digest(name + code),
      make: () => svg(width, height, parts.named(name).shapes(palette)),
    })),
    ...closings.map((scene) => ({
      name: `closing-${scene}.svg`,
      from: digestOf([looks, code]),
      make: () => closing(scene, looks),
    })),
    ...portraits(settings, code),
    ...clients.map((client) => logoAsset(client, media, code) ?? wordmarkAsset(client, code, read)),
  ];
}

/** Everybody without a photograph, and the founder once more, beside the button at a page's foot. */
function portraits({ people, founder }: Settings, code: Digest): Asset[] {
  return people.flatMap(({ id, shown, portrait: look }) => {
    if (shown || !look) return [];
    const file = (name: string, crop?: 'narrow' | 'square') => ({
      name: `${name}.svg`,
      from: digestOf([look, code]),
      make: () => portrait(look, crop),
    });
    const all = [
      file(`person-${id}`),
      file(`person-${id}-narrow`, 'narrow'),
      file(`person-${id}-square`, 'square'),
    ];
    return id === founder ? [...all, file('founder', 'square')] : all;
  });
}

function logoAsset({ id, logo }: Client, media: Media, code: Digest): Asset | undefined {
  const found = media.files.get(logo.file ?? '');
  if (found?.kind !== 'logo') return undefined;
  const isOneColour = logo.colours !== 'own';
  return {
    name: `logo-${id}.svg`,
    from: digestOf([found.logo, isOneColour, code]),
    make: async () => (await import('./client-logo.ts')).clientLogo(found.logo, isOneColour),
  };
}

function wordmarkAsset(client: Client, code: Digest, read: Read): Asset {
  const face = read(faces[client.logo.face ?? 'fraunces']);
  return {
    name: `logo-${client.id}.svg`,
    from: digestOf([client, code, digest(face)]),
    make: async () => (await import('./wordmark.ts')).wordmark(client, face),
  };
}

export type Drawing = {
  /** The digest of the code that draws them, and of the typefaces of their words. */
  readonly code: Digest;
  /** Sets the words of a chart, in our typeface: new ones for each. */
  readonly letters: () => Promise<Letters>;
  readonly face: (name: FaceName) => Uint8Array;
};

export type Shown = Picture | PiecePicture | ChartFile | PictogramFile;

export function pictureAsset({ name, options }: Shown, { code, letters, face }: Drawing): Asset {
  const make = async () => {
    if ('marks' in options) return pictogramFile(options).draw();
    if ('values' in options) return chartFile(options.values, options.lit).draw();
    if (!('drawing' in options)) return picture(options).draw(await letters());
    const { lettersOfFace } = await import('./outlined-letters.ts');
    return piecePicture(options).draw(lettersOfFace(options.face, face));
  };
  return { name: `${name}.svg`, from: digestOf([options, code]), make };
}
