import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A byte range, counted from 0 and inclusive; open-ended without `last`. */
type Part = { readonly first: number; readonly last?: number };

/**
 * Parses a `Range` header with a single range, which is all that browsers send. Anything else gets
 * the whole file. Source: RFC 9110, section 14.
 */
function partOf(range = ''): Part | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === undefined) return undefined;
  if (!last) return { first: Number(first) };
  return Number(first) <= Number(last) ? { first: Number(first), last: Number(last) } : undefined;
}

/** Streams a file or the requested range. @param status for a whole file. */
export async function sendPart(
  { headers: { range }, method }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  { place, size }: { readonly place: string; readonly size: number },
  status = 200,
): Promise<void> {
  const part = status === 200 ? partOf(range) : undefined;
  if (part && part.first >= size) {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${size}` }).end();
    return;
  }
  const start = part?.first ?? 0;
  const end = Math.min(part?.last ?? size, size - 1);
  response.writeHead(part ? 206 : status, {
    ...headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  });
  // A stream cannot start in an empty file.
  if (method === 'HEAD' || size === 0) response.end();
  // Players disconnect early, and a file may be deleted at any time.
  else await pipeline(createReadStream(place, { start, end }), response).catch(() => {});
}
