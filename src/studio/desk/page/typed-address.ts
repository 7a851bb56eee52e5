import type { ListedPage } from '../desk-lists.ts';

/** What somebody who wants a link has typed or pasted, if it is an address, as links have it. */
export function typedAddress(typed: string, pages: readonly ListedPage[]): ListedPage | undefined {
  const words = typed.trim();
  const [path = '', place] = words.split('#', 2);
  const page = pages.find((one) => one.path === path);
  if (page && place) return { ...page, path: words, title: `${page.title}, at #${place}` };
  const address = addressOf(words);
  if (!address) return undefined;
  const kind = address.startsWith('mailto:') ? 'Email address' : 'Another site';
  return { path: address, title: address.replace(/^mailto:/, ''), file: '', kind, isHeld: false };
}

/** A build takes addresses that begin with https: or mailto: alone. */
function addressOf(words: string): string | undefined {
  if (/^(mailto:)?[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(words)) {
    return `mailto:${words.replace(/^mailto:/, '')}`;
  }
  const host = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?)$/i.exec(words)?.[1];
  return host && `https://${host}`;
}
