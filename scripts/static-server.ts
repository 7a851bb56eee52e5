import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built folder on this machine alone: `/work` answers with `work/index.html` and no
 * redirect, an unknown path with `404.html` and status 404. sirv does the files, as hosts would.
 *
 * @param port 0 takes any that is free.
 */
export function staticServer(
  folder: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const files = sirv(folder, {
    etag: true,
    dev: true,
    // Where there is a compressed file beside the file, that is sent.
    brotli: true,
    setHeaders(response, path) {
      const kept = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.setHeader('cache-control', kept);
      response.setHeader('x-content-type-options', 'nosniff');
    },
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html;charset=utf-8' });
      response.end(readFileSync(join(folder, '404.html')));
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ server, url: `http://localhost:${port}` });
    });
  });
}
