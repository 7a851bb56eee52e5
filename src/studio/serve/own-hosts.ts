import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { type Handler, refuse } from './guarded.ts';

/**
 * Answers only requests for this machine's own names, against DNS rebinding: another website could
 * point its domain at this machine and read what is served here through a visitor's browser. That
 * needs a domain, so on the local network every IP address is accepted.
 */
export function onlyOwnHosts(network: boolean, site: Handler): Handler {
  return (request, response) => {
    if (isOwnHost(request.headers.host, network)) return site(request, response);
    refuse(response, 403, plea(network));
  };
}

const plea = (network: boolean) =>
  network
    ? 'Open this site by the address that npm start printed.'
    : 'Open this site as http://localhost with its port.';

/**
 * Whether a Host header names this machine: `localhost`, a loopback address, and on the local
 * network any IP address and the machine's own name. Any port is accepted, since a tunnel changes it.
 */
export function isOwnHost(
  header: string | undefined,
  network: boolean,
  machine = hostname(),
): boolean {
  const [, ipv6, name = ''] = /^(?:\[([^\]]+)\]|([^:]+))(?::\d+)?$/.exec(header ?? '') ?? [];
  const host = (ipv6 ?? name).toLowerCase();
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  if (host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))) return true;
  const names = [machine, `${machine}.local`].map((own) => own.toLowerCase());
  return network && (isIP(host) > 0 || names.includes(host));
}

export function isLoopback(address = ''): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}

/** Browsers send the origin of the page with every POST; other programs send none. */
export function isSameOrigin({ origin, host }: IncomingMessage['headers']): boolean {
  return origin === undefined || URL.parse(origin)?.host === host?.toLowerCase();
}
