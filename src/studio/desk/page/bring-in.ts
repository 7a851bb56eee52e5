import type { ClipboardEvent, DragEvent } from 'react';
import {
  type MediaEnding,
  mediaEndings,
  mediaKindOf,
  notTaken,
} from '../../../engine/content/media.ts';
import { idFrom } from '../../../engine/kernel/slug.ts';
import type { ListedMedia } from '../desk-lists.ts';
import { deskPaths, wholePicture } from '../desk-messages.ts';
import { DeskFailure, upload, type Way } from './desk-call.ts';
import { type Area, drawnTypeOf, fittedPicture } from './fitted-picture.ts';

type Kind = ListedMedia['kind'];

const formatNames: Readonly<Record<MediaEnding, string>> = {
  ...{ jpg: 'JPEG', jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', svg: 'SVG' },
  ...{ mp4: 'MP4', webm: 'WebM', vtt: 'WebVTT', pdf: 'PDF', csv: 'CSV' },
};

function formats(kind: Kind): string {
  const names = new Set(mediaEndings[kind].map((ending) => formatNames[ending]));
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
}

/** The largest file that every host takes, in MB. */
const most = 25;

type Words = { readonly title: string; readonly hint: string };

export const mediaKinds: Readonly<Record<Kind, Words>> = {
  photograph: {
    title: 'Choose a photograph',
    hint: `A ${formats('photograph')}, as large as you have it.`,
  },
  film: { title: 'Choose a film', hint: `An ${formats('film')} of at most ${most} MB.` },
  captions: { title: 'Choose captions', hint: `A ${formats('captions')} file.` },
  download: {
    title: 'Choose a file to download',
    hint: `A ${formats('download')} of at most ${most} MB.`,
  },
  logo: { title: 'Choose a logo', hint: `An ${formats('logo')} with its letters as outlines.` },
};

/** By type, so that phones offer camera and photographs, and iPhones make JPEGs of HEIC files. */
const photographTypes = 'image/jpeg,image/png,image/webp,image/avif';

/** For `accept` of an input. */
export const acceptedOf = (kind: Kind) =>
  kind === 'photograph' ? photographTypes : mediaEndings[kind].map((one) => `.${one}`).join();

/** What “Pictures and files” takes. */
export const allTaken = {
  accept: (Object.keys(mediaKinds) as Kind[]).map(acceptedOf).join(),
  hint: `Photographs (${formats('photograph')}), logos (${formats('logo')}), films (${formats('film')}), captions (${formats('captions')}) and files to download (${formats('download')}).`,
};

/** Dropped or pasted files, with the alternative text of a single picture. */
export type BroughtFiles = { readonly files: readonly File[]; readonly alt: string };

/** A file that was not taken, and why. */
export type RefusedFile = { readonly file: File; readonly words: string };

/** Says what is being done with a file. */
type OnStep = (words: string) => void;

/** In steps, since screen readers say each. */
const sending = (onStep: OnStep, name: string) => (part: number) =>
  onStep(`Bringing in ${name} … ${Math.floor(part * 5) * 20}%`);

type Bringing = {
  /** Names a pasted picture, which has no name of its own. */
  readonly alt?: string | undefined;
  /** Of a photograph, in px. */
  readonly leastWidth?: number | undefined;
  readonly onStep: OnStep;
  readonly signal: AbortSignal;
};

/**
 * Uploads a file to `content/media/` under a free name. One that is there already is used instead.
 *
 * @throws DeskFailure if it is of another kind, or is refused.
 */
export async function bringIn(
  file: File,
  kind: Kind | undefined,
  taken: readonly ListedMedia[],
  { alt, leastWidth = 0, onStep, signal }: Bringing,
): Promise<ListedMedia & { readonly isHereAlready: boolean }> {
  checkKind(file, kind);
  onStep(`Preparing ${file.name} …`);
  const fitted = kind === 'photograph' ? await fittedPicture(file, { least: leastWidth }) : file;
  signal.throwIfAborted();
  // Browsers call every pasted picture `image`.
  const named =
    /^image\.\w+$/.test(fitted.name) && alt ? fitted.name.replace('image', alt) : fitted.name;
  return uploaded(fitted, named, kind, taken, { onSent: sending(onStep, file.name), signal });
}

async function uploaded(
  file: File,
  name: string,
  kind: Kind,
  taken: readonly ListedMedia[],
  way?: Way,
) {
  const free = freeName(name, kind, [...taken, ...brought]);
  const { media } = await upload(file, free, way);
  brought.push(media);
  return { ...media, isHereAlready: media.name !== free };
}

/** Uploads of this tab, since the list of media may lag behind. */
const brought: ListedMedia[] = [];

/** Adds a part of a photograph as a new file, such as `harbour-square.jpg`. */
export async function cropped(
  media: ListedMedia,
  area: Area,
  shape: string,
  taken: readonly ListedMedia[],
): Promise<ListedMedia> {
  const part = await fittedPicture(await wholeFile(media), { area });
  return uploaded(part, part.name.replace(/(?=\.\w+$)/, `-${shape}`), 'photograph', taken);
}

/** The photograph's own file, where a page shows it smaller. */
export async function wholeFile(media: ListedMedia): Promise<File> {
  const { name } = media;
  const response = await fetch(wholeAddress(media)).catch(() => undefined);
  if (!response?.ok) throw new DeskFailure(`${name} could not be read. Try again.`);
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}

/** A replaced file has a new address, so that browsers load it again. */
export const shownAddress = ({ name, version = '' }: Pick<ListedMedia, 'name' | 'version'>) =>
  `${deskPaths.media}${name}?${version}`;

export const wholeAddress = (media: ListedMedia) => `${shownAddress(media)}&${wholePicture}`;

/** Replaces a file's contents; its name and all references stay. */
export async function replaceBy(
  file: File,
  { name, kind }: ListedMedia,
  area?: Area,
  onStep: OnStep = () => {},
): Promise<void> {
  checkKind(file, kind);
  onStep(`Preparing ${file.name} …`);
  const type = drawnTypeOf(name);
  const fitted = type ? await fittedPicture(file, { type, ...(area && { area }) }) : file;
  if (type && fitted.type !== type) {
    throw new DeskFailure(`This browser cannot write a picture as ${name}. Add it as a new one.`);
  }
  await upload(fitted, name, { onSent: sending(onStep, file.name) }, true);
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
  const own = kindOfFile(file);
  if (kind && own === kind) return checkSize(file, kind);
  throw new DeskFailure(
    own && kind
      ? `${name} cannot be used here. Choose another file: ${mediaKinds[kind].hint}`
      : `${name} ${notTaken(name)}`,
  );
}

/** A photograph may be of any size: it becomes smaller. */
function checkSize({ name, size }: File, kind: Kind): void {
  if (size === 0) throw new DeskFailure(`${name} is empty. Save or export it again.`);
  if (kind === 'photograph' || size <= most * 1e6) return;
  throw new DeskFailure(
    `${name} has ${Math.ceil(size / 1e6)} MB, and visitors can be given at most ${most}. Export it smaller.`,
  );
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
