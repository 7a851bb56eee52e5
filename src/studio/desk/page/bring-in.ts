import type { ClipboardEvent, DragEvent } from 'react';
import { type MediaEnding, mediaEndings, mediaKindOf } from '../../../engine/content/media.ts';
import { widestUse } from '../../../engine/kernel/photograph.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { DeskFailure, upload } from './desk-call.ts';

type Kind = ListedMedia['kind'];

type Words = { readonly title: string; readonly accept: string; readonly hint: string };

const formatNames: Readonly<Record<MediaEnding, string>> = {
  ...{ jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', svg: 'SVG' },
  ...{ mp4: 'MP4', webm: 'WebM', vtt: 'WebVTT', pdf: 'PDF', csv: 'CSV' },
};

function formats(kind: Kind): string {
  const names = new Set(mediaEndings[kind].map((ending) => formatNames[ending]));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

const taken = (kind: Kind, title: string, hint: string): Words => ({
  title,
  accept: mediaEndings[kind].map((ending) => `.${ending}`).join(),
  hint,
});

export const mediaKinds: Readonly<Record<Kind, Words>> = {
  photograph: taken(
    'photograph',
    'Choose a photograph',
    `A ${formats('photograph')}, as large as you have it.`,
  ),
  film: taken('film', 'Choose a film', `An ${formats('film')} of at most 25 MB.`),
  captions: taken('captions', 'Choose captions', `A ${formats('captions')} file.`),
  download: taken('download', 'Choose a file to download', `A ${formats('download')}.`),
  logo: taken('logo', 'Choose a logo', `An ${formats('logo')} with its letters as outlines.`),
};

/** What “Pictures and files” takes. */
export const allTaken = {
  accept: Object.values(mediaKinds)
    .map(({ accept }) => accept)
    .join(),
  hint: `Photographs (${formats('photograph')}), logos (${formats('logo')}), films (${formats('film')}), captions (${formats('captions')}) and files to download (${formats('download')}).`,
};

/** Dropped or pasted files, with the alternative text of the first picture. */
export type BroughtFiles = { readonly files: readonly File[]; readonly alt: string };

/**
 * Uploads a file to `content/media/` under a free name. One that is there already is used instead.
 *
 * @param alt names a pasted picture, which has no name of its own.
 * @param leastWidth of a photograph, in px.
 * @throws DeskFailure if it is of another kind, or is refused.
 */
export async function bringIn(
  file: File,
  kind: Kind | undefined,
  taken: readonly ListedMedia[],
  alt = '',
  leastWidth = 0,
): Promise<ListedMedia & { readonly isHereAlready: boolean }> {
  checkKind(file, kind);
  const fitted = kind === 'photograph' ? await fittedPicture(file, file.type, leastWidth) : file;
  // Browsers call every pasted picture `image`.
  const named =
    /^image\.\w+$/.test(fitted.name) && alt ? fitted.name.replace('image', alt) : fitted.name;
  const free = freeName(named, kind, [...taken, ...brought]);
  const { media } = await upload(fitted, free);
  brought.push(media);
  return { ...media, isHereAlready: media.name !== free };
}

/** Uploads of this tab, since the list of media may lag behind. */
const brought: ListedMedia[] = [];

/** Replaces a file's contents; its name and all references stay. */
export async function replaceBy(file: File, { name, kind }: ListedMedia): Promise<ListedMedia> {
  checkKind(file, kind);
  const type = typeOf(name);
  const fitted = type ? await fittedPicture(file, type) : file;
  if (type && fitted.type !== type) {
    throw new DeskFailure(`This browser cannot write a picture as ${name}. Add it as a new one.`);
  }
  return (await upload(fitted, name, true)).media;
}

/** By its name or, for a pasted picture, its type. Undefined if it is not taken. */
export const kindOfFile = ({ type, name }: File): Kind | undefined =>
  mediaKindOf(name) ?? mediaKindOf(type.replace('/', '.'));

/** A file of another kind could not be used here, and would stay in the folder. */
function checkKind(file: File, kind: Kind | undefined): asserts kind is Kind {
  const { name } = file;
  if (/\.icloud$/i.test(name)) {
    throw new DeskFailure(
      'This file is still in iCloud. Open it once on your computer, and choose it again.',
    );
  }
  if (kind && kindOfFile(file) === kind) return;
  const { hint } = kind ? mediaKinds[kind] : allTaken;
  throw new DeskFailure(`${name} cannot be used here. Choose another file: ${hint}`);
}

/** Names in `content/media/` have lower-case letters, digits and hyphens. */
function freeName(name: string, kind: Kind, taken: readonly { name: string }[]): string {
  const [, base = '', ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
  const short = idFrom(base).slice(0, 60).replace(/-$/, '') || kind;
  for (let count = 1; ; count++) {
    const number = count === 1 ? '' : `-${count}`;
    const free = `${short}${number}${ending.toLowerCase()}`;
    if (!taken.some((one) => one.name === free)) return free;
  }
}

/** Event handlers for an element that accepts dropped or pasted files. */
export function takesFiles(onFiles: (files: readonly File[]) => void) {
  const over = (event: DragEvent<HTMLElement>, isOver: boolean) => {
    event.currentTarget.toggleAttribute('data-over', isOver);
  };
  const take = (event: { preventDefault: () => void }, data: DataTransfer) => {
    const files = [...data.files];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  };
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      over(event, true);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => over(event, false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      over(event, false);
      take(event, event.dataTransfer);
    },
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
  };
}

/** Types that a canvas can write; an AVIF becomes a WebP. */
const types: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Undefined for a type that a canvas cannot write. */
const typeOf = (name: string) =>
  Object.keys(types).find((type) => name.replace('.jpeg', '.jpg').endsWith(types[type] ?? ''));

/**
 * Redraws a photograph for the site: upright, no wider than any page shows it, and without metadata
 * such as the location.
 *
 * @param type to write; by default its own.
 * @param least minimum width in px.
 * @throws DeskFailure if the browser cannot read it, or it is too small.
 */
async function fittedPicture(file: File, type = file.type, least = 0): Promise<File> {
  const wanted = type in types ? type : 'image/webp';
  const blob = await redrawn(file, wanted, least).catch((error) => {
    if (error instanceof DeskFailure) throw error;
    throw new DeskFailure(
      `${file.name} cannot be read as a picture by this browser. Export it as a JPEG.`,
    );
  });
  // A browser falls back to PNG for types that it cannot write.
  const name = file.name.replace(/\.[^.]*$/, '') + types[blob.type];
  return new File([blob], name, { type: blob.type });
}

async function redrawn(file: File, type: string, least: number): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  if (picture.width < least) {
    throw new DeskFailure(
      `${file.name} is ${picture.width} pixels wide, but must be at least ${least} here. Choose a larger one.`,
    );
  }
  const width = Math.min(picture.width, widestUse);
  const height = Math.round((picture.height * width) / picture.width);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type, quality: 0.92 });
}
