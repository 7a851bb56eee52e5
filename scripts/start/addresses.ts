import { styleText } from 'node:util';
import { renderUnicodeCompact } from 'uqr';

/**
 * Where the site can be opened, for the terminal: on this machine, and if it is served to the local
 * network, from other devices, with a QR code of the first of these addresses.
 *
 * @param urls for other devices; undefined if only this machine is served.
 */
export function addressesText(own: string, urls: readonly string[] | undefined): string {
  const here = `The site is at ${own}`;
  if (!urls) return here;
  const [first, ...others] = urls;
  if (!first) return `${here}\nThis machine is on no network, so no other device can reach it.`;
  return [
    here,
    `On a phone in the same network: ${first}`,
    ...others.map((url) => `or: ${url}`),
    '',
    qrCode(first),
    '',
    'Anybody in this network can read the site and send its forms, and nothing else.',
  ].join('\n');
}

/**
 * Where the site can be edited, for the terminal.
 *
 * @param url for another device, with what lets it in; undefined if only this machine may edit.
 */
export function deskText(own: string, url: string | undefined): string {
  const here = `Edit it at ${own}/desk`;
  if (url === undefined) return here;
  return `${here}\nFrom another device: ${url}\n\n${qrCode(url)}\n\nWhoever has that address can change the site.`;
}

/**
 * A QR code of block characters, for a phone's camera. Where colours are allowed it is black on
 * white; otherwise it is the other way round on a terminal with dark writing, which most cameras
 * read too.
 *
 * @param hasColours Node's own rule by default: on a terminal, unless NO_COLOR is set.
 */
export function qrCode(url: string, hasColours = styleText('black', '') !== ''): string {
  if (!hasColours) return renderUnicodeCompact(url, { border: 2 });
  return renderUnicodeCompact(url, { border: 2, invert: true })
    .split('\n')
    .map((line) => styleText(['black', 'bgWhiteBright'], line, { validateStream: false }))
    .join('\n');
}
