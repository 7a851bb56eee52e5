import { contentIdPath } from '../../engine/listings/content-id.ts';

/** Reserved or local host names. Sources: RFC 2606, RFC 6761. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local)$|^[\d.]+$|^\[/;

/** The published site's origin; undefined while the setting is an example. */
export function liveAddress(url: unknown): string | undefined {
  if (typeof url !== 'string' || !URL.canParse(url)) return undefined;
  const { origin, protocol, hostname } = new URL(url);
  return protocol === 'https:' && !reserved.test(hostname) ? origin : undefined;
}

/** Whether the published site has this content. No response means not yet: ask again later. */
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
