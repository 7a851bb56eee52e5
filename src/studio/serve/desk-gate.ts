import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { deskPaths, tokenHeader } from '../desk/desk-messages.ts';
import { isLoopback, isOwnHost, isSameOrigin } from './own-hosts.ts';

export type Refusal = { readonly status: number; readonly message: string };

const cookieName = 'desk';

/**
 * Decides who may use the desk: this machine, and other devices that have opened the printed
 * address. Another website can neither read the desk's responses nor make it do anything: it lacks
 * the token, its requests carry their origin, and a domain of its own that points here is refused.
 *
 * Source: Fetch Metadata Request Headers; RFC 6265bis for the cookie.
 */
export class DeskGate {
  /** Sent with every call of the page, and different at each start. */
  readonly token = randomBytes(32).toString('base64url');
  /** The path that lets another device in: 64 random bits. Undefined if only this machine may edit. */
  readonly entrance: string | undefined;
  readonly #pass = randomBytes(32).toString('base64url');

  constructor(isOnNetwork: boolean) {
    this.entrance = isOnNetwork
      ? `${deskPaths.enter}/${randomBytes(8).toString('hex')}`
      : undefined;
  }

  /** Why a request for the desk's page, a preview or a picture is refused, if it is. */
  refusal(request: IncomingMessage): Refusal | undefined {
    const { headers } = request;
    if (!this.#isAllowed(request)) return this.entrance === undefined ? elsewhere : notEntered;
    if (!isOwnHost(headers.host, this.entrance !== undefined)) return otherHost;
    return isOfOtherSite(headers) ? otherSite : undefined;
  }

  /** Why an API call is refused, if it is: it needs the token too. */
  callRefusal(request: IncomingMessage): Refusal | undefined {
    const { headers } = request;
    const refusal = this.refusal(request);
    if (refusal) return refusal;
    const token = headers[tokenHeader.toLowerCase()];
    return typeof token === 'string' && isSame(token, this.token) ? undefined : otherRun;
  }

  /** The cookie for a device that opens the printed address; undefined for any other request. */
  enter({ url = '', headers }: IncomingMessage): string | undefined {
    if (this.entrance === undefined || !isOwnHost(headers.host, true)) return undefined;
    if (!isSame(url, this.entrance)) return undefined;
    return `${cookieName}=${this.#pass}; HttpOnly; SameSite=Strict; Path=/`;
  }

  /** Whether the device is this machine or has entered. */
  #isAllowed({ socket, headers }: IncomingMessage): boolean {
    if (isLoopback(socket.remoteAddress) && isOwnHost(headers.host, false)) return true;
    return this.entrance !== undefined && isSame(cookieIn(headers.cookie), this.#pass);
  }
}

const forbidden = (message: string): Refusal => ({ status: 403, message });
const elsewhere = forbidden(
  'The desk is open on this computer only. Start with npm start -- --host --desk to use it from another one.',
);
const notEntered = forbidden(
  'Open the desk by the address that npm start has printed for other devices.',
);
const otherHost = forbidden(
  `Open the desk as http://localhost with its port, and ${deskPaths.page} behind it.`,
);
const otherSite = forbidden('Only the desk’s own page may ask this.');
const otherRun = forbidden(
  'The site has been restarted since this page was loaded. Reload the page.',
);

/** Browsers send one of these headers; over plain HTTP, only the second. */
function isOfOtherSite(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  if (!isSameOrigin(headers)) return true;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** Compares in constant time, against timing attacks. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function cookieIn(header = ''): string {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === cookieName)?.[1] ?? '';
}
