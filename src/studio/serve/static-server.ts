import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { contentTypes } from '../../engine/hosts/content-types.ts';
import { readHeadersFile } from '../../engine/hosts/headers-file.ts';
import { headersAt } from '../../engine/hosts/host-policy.ts';
import { destination, readRedirectsFile } from '../../engine/hosts/redirects-file.ts';
import { requestedPath } from '../../engine/hosts/requested-path.ts';
import { type Handler, refusalHeaders } from './guarded.ts';
import { listen } from './listen.ts';
import { partOf } from './part.ts';

/** Never served: host configuration and dotfiles. `i`, since some file systems ignore case. */
const privatePath = /^\/(_headers|_redirects)\/?$|\/\.(?!well-known\/)/i;

/**
 * Answers as a host does that serves a built folder by its `_headers` and `_redirects`: `/work` is
 * `work/index.html` without a redirect, an unknown path is `404.html` with status 404, a method
 * other than GET and HEAD is refused. sirv serves the files, precompressed ones included.
 */
export function staticSite(folder: string): Handler {
  const files = sirv(folder, { etag: true, dev: true, brotli: true, gzip: true });
  return (request, response) => {
    // Both are read on each request, since the folder may be rebuilt while it is served.
    const rules = readHeadersFile(text(join(folder, '_headers')));
    const redirects = readRedirectsFile(text(join(folder, '_redirects')));
    const { path: asked, search } = requestedPath(request.url);
    const dress = (path: string) => {
      const type = contentTypes[extname(path).slice(1) || 'html'];
      if (type) response.setHeader('Content-Type', type);
      response.setHeaders(new Map(Object.entries(headersAt(rules, path))));
    };
    const miss = () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      dress('/404.html');
      sendMissing(folder, request, response);
    };
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) return refuseMethod(response);
    if (asked === undefined || privatePath.test(asked)) return miss();
    dress(asked);
    const moved = redirects.find(({ from }) => from === asked);
    if (moved) {
      return response.writeHead(301, { location: destination(moved.to, search) }).end();
    }
    // A film is sent in parts. Any other request for a part gets the whole, as RFC 9110 allows.
    if (!partOf(request.headers.range)) delete request.headers.range;
    // sirv must look up only the path that was checked above.
    request.url = asked.split('/').map(encodeURIComponent).join('/');
    return files(request, response, miss);
  };
}

/** Serves a built folder on a free port of this machine as `staticSite` does. */
export const staticServer = (folder: string) =>
  listen(staticSite(folder), { port: 0, network: false });

function refuseMethod(response: ServerResponse): void {
  const headers = { ...refusalHeaders, Allow: 'GET, HEAD' };
  response.writeHead(405, headers).end('Only GET is allowed here.\n');
}

const missing = '404.html';
const encodings: readonly (readonly [name: string, ending: string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** sirv would send the file with status 200. */
function sendMissing(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, content] = encodings
    .filter(([name]) => accepted.includes(name))
    .map(([name, ending]) => [name, bytes(join(folder, `${missing}${ending}`))] as const)
    .find(([, content]) => content) ?? [undefined, bytes(join(folder, missing))];
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.writeHead(404).end(request.method === 'HEAD' ? undefined : content);
}

function text(path: string): string {
  return bytes(path)?.toString() ?? '';
}

function bytes(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
