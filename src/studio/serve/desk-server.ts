import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { contentTypes } from '../../engine/hosts/content-types.ts';
import { type DeskReply, type DeskTask, deskPaths, draftParameter } from '../desk/desk-messages.ts';
import { causeOf } from '../desk/disk-errors.ts';
import { ownHeaders, sendDesk, sendEntrance } from './desk-document.ts';
import type { DeskGate, Refusal } from './desk-gate.ts';
import { refuse as refuseIn } from './guarded.ts';
import { bodyOf, jsonIn } from './request-body.ts';

/** The longest call, in bytes. */
const maxCall = 4_000_000;

/** The largest upload, in bytes. */
const maxUpload = 500_000_000;

type Parts = {
  readonly gate: DeskGate;
  /** The folder of the desk's bundle. */
  readonly folder: () => string;
  /** Runs a task in the renderer. */
  readonly task: (task: DeskTask) => Promise<unknown>;
  /** Whether a renderer is running, or ever was. */
  readonly isRunning: () => boolean;
};

/**
 * Answers the desk's requests.
 *
 * @returns whether it answered. Previews and thumbnails are left to the renderer, if the gate
 *   allows them.
 */
export function deskServer(parts: Parts) {
  const { gate, folder } = parts;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { url = '/', method = 'GET' } = request;
    const path = url.replace(/[?#].*/, '');
    const isOfDesk = path === deskPaths.page || path.startsWith(`${deskPaths.page}/`);
    const isPreview = new URLSearchParams(url.split('?', 2)[1]).has(draftParameter);
    if (!isOfDesk && !isPreview) return false;
    const refusal = gate.refusal(request);
    const cookie = gate.enter(request);
    if (!isOfDesk) {
      if (refusal) refuse(response, refusal);
      return refusal !== undefined;
    }
    if (cookie !== undefined) sendEntrance(response, cookie);
    else if (path.startsWith(deskPaths.api)) await call(parts, path, request, response);
    else if (refusal) refuse(response, refusal);
    else if (method !== 'GET' && method !== 'HEAD') refuse(response, only('GET'));
    else if (path.startsWith(deskPaths.media)) return false;
    else if (path === deskPaths.page) sendDesk(response, gate.token, basename(dirname(folder())));
    else await sendFile(folder(), path.slice(deskPaths.page.length + 1), request, response);
    return true;
  };
}

async function call(
  { gate, task, isRunning }: Parts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const refusal = gate.callRefusal(request);
  if (refusal) return refuse(response, refusal);
  if (!isRunning()) return refuse(response, notRunning);
  if (path === deskPaths.upload) return upload(task, request, response);
  if (request.method !== 'POST') return refuse(response, only('POST'));
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    return refuse(response, onlyJson);
  }
  const body = await bodyOf(request, maxCall, 20 * maxCall);
  if (body === undefined) return refuse(response, tooLong);
  const ask = jsonIn(body);
  if (ask === undefined) return refuse(response, onlyJson);
  const name = path.slice(deskPaths.api.length);
  // The renderer validates name and arguments.
  const asked = { type: 'call', request: { call: name, ask } } as DeskTask;
  sendJson(response, await task(asked));
}

/** Streams a film to the disk as it arrives. */
async function upload(
  task: Parts['task'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'PUT') return refuse(response, only('PUT'));
  if (Number(request.headers['content-length'] ?? 0) > maxUpload) return refuse(response, tooLarge);
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const replaces = searchParams.has('replaces');
  const file = { name: searchParams.get('name') ?? '', replaces };
  const asked = { type: 'place', ...file, receiver: process.pid } as const;
  const place = (await task(asked)) as DeskReply<{ place?: string }>;
  if (!place.ok || place.answer.place === undefined) {
    request.resume();
    return sendJson(response, place);
  }
  const received = place.answer.place;
  try {
    await pipeline(request, limited(maxUpload), createWriteStream(received, { flags: 'wx' }));
    sendJson(response, await task({ type: 'receive', received, ...file }));
  } catch (error) {
    if (!response.destroyed)
      refuse(response, { status: 500, message: `The file did not arrive. ${causeOf(error)}` });
  } finally {
    rmSync(received, { force: true });
  }
}

const zipped = promisify(gzip);

/** Compressed, since phones load it too; cached if its address has a hash. */
async function sendFile(
  folder: string,
  name: string,
  { url = '', headers: asked }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const type = contentTypes[extname(name).slice(1)];
  const file = join(folder, name);
  // Plain names only: no slash, leading dot or escape.
  if (!type || !/^[\w-]+\.(js|css|woff2|map)$/.test(name) || !existsSync(file)) {
    refuse(response, { status: 404, message: 'The desk has no such file.' });
  } else {
    const isOwn = url.endsWith(`?${basename(dirname(folder))}`) || /-[A-Z0-9]{8}\./.test(name);
    const headers = {
      'Content-Type': type,
      ...ownHeaders,
      ...(isOwn && { 'Cache-Control': 'private, max-age=31536000, immutable' }),
      Vary: 'Accept-Encoding',
    };
    const bytes = readFileSync(file);
    const isZipped = /\bgzip\b/.test(String(asked['accept-encoding']));
    const body = isZipped ? await zipped(bytes) : bytes;
    const encoding = isZipped && { 'Content-Encoding': 'gzip' };
    response.writeHead(200, { ...headers, ...encoding }).end(body);
  }
}

const only = (method: string): Refusal => ({
  status: 405,
  message: `Only ${method} is allowed here.`,
});
const onlyJson: Refusal = { status: 415, message: 'A call is JSON.' };
const tooLong: Refusal = { status: 413, message: 'This text is too long for the desk.' };
const notRunning: Refusal = {
  status: 503,
  message: 'The site’s own code cannot be started. The terminal says why.',
};
const tooLarge: Refusal = {
  status: 413,
  message: 'A file can have at most 500 MB. Export it smaller.',
};

function refuse(response: ServerResponse, { status, message }: Refusal): void {
  refuseIn(response, status, message, ownHeaders);
}

function sendJson(response: ServerResponse, value: unknown): void {
  const type = { 'Content-Type': 'application/json; charset=utf-8' };
  response.writeHead(200, { ...type, ...ownHeaders }).end(JSON.stringify(value));
}

function limited(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      done(size > most ? new Error(tooLarge.message) : null, chunk);
    },
  });
}
