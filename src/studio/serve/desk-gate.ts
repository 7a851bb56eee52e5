import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';
import { deskPaths, tokenHeader } from '../desk/desk-messages.ts';
import { isLoopback, isOwnHost, isSameOrigin } from './own-hosts.ts';

export type Refusal = { readonly status: number; readonly message: string };

/** Wrong codes before the desk is closed to the device that entered them, until the next start. */
const maxWrong = 10;

/** The same for all devices together: with many addresses, one in a thousand codes can be tried. */
const maxWrongOfAll = 1000;

const cookieName = 'desk';

/**
 * Decides who may use the desk: this machine, and other devices once they have entered the printed
 * code. Another website can neither read the desk's responses nor make it do anything: it lacks the
 * token, its requests carry their origin, and a domain of its own that points here is refused.
 *
 * Source: Fetch Metadata Request Headers; RFC 6265bis for the cookie.
 */
export class DeskGate {
  /** Sent with every call of the page, and different at each start. */
  readonly token = randomBytes(32).toString('base64url');
  /** Six digits that other devices must enter first; undefined if only this machine may. */
  readonly code: string | undefined;
  readonly #pass = randomBytes(32).toString('base64url');
  readonly #report: (line: string) => void;
  /** Wrong codes by address. */
  readonly #wrong = new Map<string, number>();
  #wrongOfAll = 0;

  constructor(isOnNetwork: boolean, report: (line: string) => void = () => {}) {
    this.#report = report;
    this.code = isOnNetwork ? String(randomInt(1_000_000)).padStart(6, '0') : undefined;
  }

  /** Why a request for the desk's page, a preview or a picture is refused, if it is. */
  refusal(request: IncomingMessage): Refusal | undefined {
    const { headers } = request;
    if (!this.isAllowed(request)) return this.#isClosed(request) ? closed : elsewhere;
    if (!isOwnHost(headers.host, this.code !== undefined)) return otherHost;
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

  /** Whether the device is this machine or has entered the code. */
  isAllowed({ socket, headers }: IncomingMessage): boolean {
    if (isLoopback(socket.remoteAddress) && isOwnHost(headers.host, false)) return true;
    return this.code !== undefined && isSame(cookieIn(headers.cookie), this.#pass);
  }

  /** Why a device may not even enter a code, if it may not. */
  askRefusal(request: IncomingMessage): Refusal | undefined {
    const { headers } = request;
    if (this.code === undefined) return elsewhere;
    if (!isOwnHost(headers.host, true)) return otherHost;
    // Otherwise another website could use up the attempts.
    if (isOfOtherSite(headers)) return otherSite;
    return this.#isClosed(request) ? closed : undefined;
  }

  #isClosed({ socket }: IncomingMessage): boolean {
    const wrong = this.#wrong.get(networkOf(socket.remoteAddress)) ?? 0;
    return wrong >= maxWrong || this.#wrongOfAll >= maxWrongOfAll;
  }

  /** The cookie for a device that enters the code; undefined if it is wrong or the desk is closed. */
  enter(request: IncomingMessage, said: string): string | undefined {
    if (this.code === undefined || this.#isClosed(request)) return undefined;
    if (isSame(said.replaceAll(/\s/g, ''), this.code)) {
      return `${cookieName}=${this.#pass}; HttpOnly; SameSite=Strict; Path=/`;
    }
    this.#countWrong(networkOf(request.socket.remoteAddress));
    return undefined;
  }

  #countWrong(network: string): void {
    const wrong = (this.#wrong.get(network) ?? 0) + 1;
    this.#wrong.set(network, wrong);
    this.#wrongOfAll += 1;
    if (wrong === maxWrong) this.#report(closedTo(network));
    if (this.#wrongOfAll === maxWrongOfAll) this.#report(closedToAll);
  }
}

const closedTo = (network: string) =>
  `${network} has said ${maxWrong} wrong codes for the desk, which is closed to it until the next start.`;
const closedToAll = `Other devices have said ${maxWrongOfAll} wrong codes for the desk, which is closed to new ones until the next start.`;

/** A device's IPv4 address, or its IPv6 /64: a device chooses the rest at will. */
function networkOf(address = ''): string {
  if (isIPv4(address.replace(/^::ffff:/, ''))) return address.replace(/^::ffff:/, '');
  const [start = '', end] = address.replace(/%.*/, '').split('::', 2);
  const groups = start.split(':');
  const rest = end === undefined ? [] : end.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

const forbidden = (message: string): Refusal => ({ status: 403, message });
const elsewhere = forbidden(
  'The desk is open on this machine alone. Start with npm start -- --host --desk to use it from another one.',
);
const closed = forbidden('Too many wrong codes. Start the site again for a new one.');
const otherHost = forbidden(
  `Open the desk as http://localhost with its port, and ${deskPaths.page} behind it.`,
);
const otherSite = forbidden('Only the desk’s own page may ask this.');
const otherRun = forbidden(
  'The site has been started again since this page was loaded. Load it again.',
);

/** A browser says where a request comes from by one of these or, over plain HTTP, by the second. */
function isOfOtherSite(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  if (!isSameOrigin(headers)) return true;
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** In constant time, so that nobody can guess it letter by letter. */
function isSame(said: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(said), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function cookieIn(header = ''): string {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2));
  return pairs.find(([name]) => name === cookieName)?.[1] ?? '';
}
