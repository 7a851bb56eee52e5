import { downloadName } from '../../../engine/content/media.ts';
import type { ListedPage, Lists } from '../desk-lists.ts';

type Targets = Pick<Lists, 'pages' | 'media'>;

/** Turns a typed or pasted address into the form that links use; undefined if it is none. */
export function typedAddress(typed: string, { pages, media }: Targets): ListedPage | undefined {
  const words = typed.trim();
  const [path = '', place] = words.split('#', 2);
  const page = pages.find((one) => one.path === path);
  if (page && place) return { ...page, path: words, title: `${page.title}, at #${place}` };
  const file = downloadName.exec(words)?.[1];
  if (file) {
    const isThere = media.some(({ name }) => name === file);
    return isThere
      ? { path: file, title: file, file: '', kind: 'File to download', isHeld: false }
      : undefined;
  }
  const address = addressOf(words);
  if (!address) return undefined;
  const kind = address.startsWith('mailto:') ? 'Email address' : 'Another site';
  return { path: address, title: address.replace(/^mailto:/, ''), file: '', kind, isHeld: false };
}

/** Explains why what was typed matches no target. */
export function noTarget(typed: string): string {
  const words = typed.trim();
  if (downloadName.test(words)) {
    return `There is no file “${words}” among “Pictures and files”. Add it with “File to download”, above the text.`;
  }
  return words.startsWith('/')
    ? `No page has the address ${words}. Search for part of its title.`
    : 'No page matches. Try fewer words.';
}

/** A build allows only `https:` and `mailto:`. */
function addressOf(words: string): string | undefined {
  if (/^(mailto:)?[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(words)) {
    return `mailto:${words.replace(/^mailto:/, '')}`;
  }
  const host = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?)$/i.exec(words)?.[1];
  return host && `https://${host}`;
}
