import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, posix } from 'node:path';
import sirv from 'sirv';
import { contentTypes } from '../hosts/content-types.ts';
import { readHeadersFile } from '../hosts/headers-file.ts';
import { headersAt } from '../hosts/host-policy.ts';
import { destination, readRedirectsFile } from '../hosts/redirects-file.ts';

/** Never served: host configuration and dotfiles. `i`, since some file systems ignore case. */
const privatePath = /^\/(_headers|_redirects)\/?$|\/\.(?!well-known\/)/i;

/**
 * Serves a built folder on 127.0.0.1 by its `_headers` and `_redirects`: `/work` is
 * `work/index.html` without a redirect, an unknown path is `404.html` with status 404. sirv serves
 * the files, precompressed ones included.
 *
 * @param port 0 for any free port.
 */
export function staticServer(
  folder: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const files = sirv(folder, { etag: true, dev: true, brotli: true, gzip: true });
  const server = createServer((request, response) => {
    // Both are read on each request, since the folder may be rebuilt while it is served.
    const rules = readHeadersFile(text(join(folder, '_headers')));
    const redirects = readRedirectsFile(text(join(folder, '_redirects')));
    const { path: asked, search } = requested(request.url);
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
    if (asked === undefined || privatePath.test(asked)) return miss();
    dress(asked);
    const moved = redirects.find(({ from }) => from === asked);
    if (moved) {
      return response.writeHead(301, { location: destination(moved.to, search) }).end();
    }
    // A film is sent in parts. Any other request for a part gets the whole, as RFC 9110 allows.
    if (!isPart(request.headers.range)) delete request.headers.range;
    // So that sirv looks up only the path that was checked above.
    request.url = asked.split('/').map(encodeURIComponent).join('/');
    return files(request, response, miss);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://localhost:${port}` });
    });
  });
}

/**
 * Whether a `Range` header asks for one part that begins and ends in order, all that browsers ask
 * for. sirv would misread others, and one that ends before it begins would stop the server.
 *
 * Source: RFC 9110, section 14.
 */
function isPart(range = ''): boolean {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range) ?? [];
  return first !== undefined && (last === '' || Number(first) <= Number(last));
}

/**
 * The normalised path of a request: `//work`, `/%77ork` and `/x/../work` are all `/work`. Undefined
 * if the URL can't be decoded.
 */
function requested(url = '/'): { path: string | undefined; search: string } {
  // A path starting with two slashes would be parsed as a host name.
  const parsed = URL.parse(url.replace(/^\/+/, '/'), 'http://localhost');
  try {
    const path = parsed && posix.normalize(decodeURIComponent(parsed.pathname));
    return { path: path ?? undefined, search: parsed?.search ?? '' };
  } catch {
    return { path: undefined, search: '' };
  }
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
