import { join } from 'node:path';
import { type Media, mediaFolder } from '../content/media.ts';
import type { Client } from '../data/client.ts';
import { closing } from '../illustration/closing.ts';
import { founder } from '../illustration/founder.ts';
import { how } from '../illustration/how.ts';
import type { Picture } from '../illustration/picture.ts';
import { type Digest, digest, digestOf } from '../kernel/digest.ts';
import type { Site } from '../kinds/site.ts';
import type { Asset } from './asset.ts';
import { faces } from './faces.ts';
import { faviconDrawing } from './site-icons.ts';

/** Reads one of the project's files. */
type Read = (path: string) => Uint8Array;

/**
 * The drawings that don't depend on a page's content, and the clients' wordmarks.
 *
 * @param code the digest of the code that draws them.
 */
export function drawings(
  { clients, media }: Site,
  root: string,
  code: Digest,
  read: Read,
): Asset[] {
  const drawn = Object.entries({
    'icon.svg': () => faviconDrawing,
    'closing.svg': closing,
    'founder.svg': () => founder('wide'),
    'founder-square.svg': () => founder('square'),
    ...Object.fromEntries(Object.entries(how).map(([name, draw]) => [`how-${name}.svg`, draw])),
  }).map(([name, make]): Asset => ({ name, from: digest(name + code), make }));
  return [
    ...drawn,
    ...clients.map(
      (client) => logoAsset(client, media, code) ?? wordmarkAsset(client, root, code, read),
    ),
  ];
}

/** The files of `content/media/` that are drawn as logos. */
export function logoFiles({ clients }: Pick<Site, 'clients'>): string[] {
  return clients.flatMap(({ logo }) => (logo.file ? [`${mediaFolder}/${logo.file}`] : []));
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

function wordmarkAsset(client: Client, root: string, code: Digest, read: Read): Asset {
  const face = read(join(root, faces[client.logo.face ?? 'fraunces']));
  return {
    name: `logo-${client.id}.svg`,
    from: digestOf([client, code, digest(face)]),
    make: async () => (await import('./wordmark.ts')).wordmark(client, face),
  };
}

/** The asset of a picture on a page. */
export function pictureAsset({ name, options, draw }: Picture, code: Digest): Asset {
  return { name: `${name}.svg`, from: digestOf([options, code]), make: draw };
}
