import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A part of a file: its first and its last byte, counted from 0; without a last one, to its end. */
type Part = { readonly first: number; readonly last?: number };

/**
 * The part that a `Range` header asks for, if it is a single range, which is all that browsers send.
 * For anything else the whole file is sent. Source: RFC 9110, section 14.
 */
function partOf(range = ''): Part | undefined {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  if (first === undefined) return undefined;
  if (!last) return { first: Number(first) };
  return Number(first) <= Number(last) ? { first: Number(first), last: Number(last) } : undefined;
}

/** Streams a file, or the requested part of it. @param status of a whole one. */
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
  // No stream reads an empty file, which ends before it starts.
  if (method === 'HEAD' || size === 0) response.end();
  // Players close the connection when they have enough, and a file may be deleted at any time.
  else await pipeline(createReadStream(place, { start, end }), response).catch(() => {});
}
