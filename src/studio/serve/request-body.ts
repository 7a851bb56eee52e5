import type { IncomingMessage } from 'node:http';

/**
 * A request's body as text; undefined if it is longer than `most` bytes.
 *
 * @param readOn how many bytes to read before giving up: browsers ignore a response while they are
 *   still sending.
 * @throws if the sender leaves before its end.
 */
export async function bodyOf(
  request: IncomingMessage,
  most: number,
  readOn = most,
): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  // The connection stays open, so that a refusal can still be sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else if (size > readOn) break;
  }
  return size > most ? undefined : Buffer.concat(chunks).toString();
}

/** Parses a JSON object or list. */
export function jsonIn(body: string): object | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
