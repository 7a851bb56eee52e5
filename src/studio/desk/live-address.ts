import { contentIdPath } from '../../engine/listings/content-id.ts';

/** Addresses that are nobody's, or this machine's. Sources: RFC 2606, RFC 6761. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

/** Where the site is live; undefined while its address is only an example. */
export function liveAddress(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { origin, protocol, hostname } = new URL(url);
  return protocol === 'https:' && !reserved.test(hostname) ? origin : undefined;
}

/** Whether a site was built from this content. A site that does not answer is asked again later. */
export async function isLive(address: string, id: string): Promise<boolean> {
  try {
    const response = await fetch(`${address}/${contentIdPath}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok && (await response.text()).trim() === id;
  } catch {
    return false;
  }
}
