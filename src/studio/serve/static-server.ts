import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentTypes } from '../../engine/hosts/content-types.ts';
import { readHeadersFile } from '../../engine/hosts/headers-file.ts';
import { headersAt } from '../../engine/hosts/host-policy.ts';
import { destination, readRedirectsFile } from '../../engine/hosts/redirects-file.ts';
import { requestedPath } from '../../engine/hosts/requested-path.ts';
import { type Handler, refuse } from './guarded.ts';
import { listen } from './listen.ts';
import { sendPart } from './part.ts';

/** Never served: host configuration, dotfiles, `..`. `i`, since some file systems ignore case. */
const privatePath = /^\/(_headers|_redirects)\/?$|[/\\]\.(?!well-known\/)/i;

/**
 * Answers as a host does that serves a built folder by its `_headers` and `_redirects`: `/work` is
 * `work/index.html` without a redirect, an unknown path is `404.html` with status 404, a method
 * other than GET and HEAD is refused, and files are sent compressed where they have such a copy.
 */
export function staticSite(folder: string): Handler {
  return (request, response) => {
    // Both are read on each request, since the folder may be rebuilt while it is served.
    const rules = readHeadersFile(text(join(folder, '_headers')));
    const redirects = readRedirectsFile(text(join(folder, '_redirects')));
    const { path = '/404.html', search } = requestedPath(request.url);
    const { 'accept-encoding': encodings = '', 'if-none-match': known } = request.headers;
    if (!/^(GET|HEAD)$/.test(request.method ?? '')) {
      return refuse(response, 405, 'Only GET is allowed here.', { Allow: 'GET, HEAD' });
    }
    const moved = redirects.find(({ from }) => from === path);
    if (moved) {
      const headers = { ...headersOf(path), location: destination(moved.to, search) };
      return response.writeHead(301, headers).end();
    }
    const found = privatePath.test(path) ? undefined : fileAt(folder, path, String(encodings));
    const file = found ?? fileAt(folder, '/404.html', String(encodings));
    const headers = {
      ...headersOf(found ? path : '/404.html'),
      ...(found && { ETag: found.etag }),
      ...(file?.encoding && { 'Content-Encoding': file.encoding }),
      Vary: 'Accept-Encoding',
    };
    if (!file) return response.writeHead(404, headers).end();
    if (found && known === found.etag) return response.writeHead(304, headers).end();
    return sendPart(request, response, headers, file, found ? 200 : 404);

    function headersOf(path: string) {
      const type = contentTypes[extname(path).slice(1) || 'html'];
      return { ...(type && { 'Content-Type': type }), ...headersAt(rules, path) };
    }
  };
}

/** Serves a built folder on a free port of this machine as `staticSite` does. */
export const staticServer = (folder: string) =>
  listen(staticSite(folder), { port: 0, network: false });

/** Endings of compressed copies by encoding, the smallest first. */
const copies = { br: '.br', gzip: '.gz' };

/** The file at a path or in the folder there, in the smallest form that the browser accepts. */
function fileAt(folder: string, path: string, encodings: string) {
  const accepted = Object.entries(copies).filter(([encoding]) => encodings.includes(encoding));
  for (const name of [path, join(path, 'index.html')]) {
    for (const [encoding, ending] of [...accepted, [undefined, ''] as const]) {
      const place = join(folder, name + ending);
      const stats = ifThere(() => statSync(place));
      if (!stats?.isFile()) continue;
      return { place, size: stats.size, encoding, etag: `W/"${stats.size}-${stats.mtimeMs}"` };
    }
  }
  return undefined;
}

const text = (path: string) => ifThere(() => readFileSync(path, 'utf8')) ?? '';

function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
