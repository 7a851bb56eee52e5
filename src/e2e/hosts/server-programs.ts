import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Their Debian packages; `npm test` installs them if it has the permission. */
export const serverPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'caddy'];

/** Debian installs nginx in a folder that is only in root's PATH. */
const everywhere = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
];

/**
 * The servers that the site is tested on.
 *
 * @throws Error naming what is missing, with the command that installs it.
 */
export function serverPrograms(folders = everywhere) {
  const nginx = find('nginx', folders);
  const brotliModule = find('ngx_http_brotli_static_module.so', folders);
  const caddy = find('caddy', folders);
  if (nginx && brotliModule && caddy) return { nginx, brotliModule, caddy };
  const missing = [
    ...(nginx ? [] : ['nginx']),
    ...(brotliModule ? [] : ['brotli module for nginx']),
    ...(caddy ? [] : ['Caddy']),
  ];
  throw new Error(
    `The tests serve the site with nginx and Caddy, and found no ${missing.join(', no ')}. Install them:
  sudo apt-get install ${serverPackages.join(' ')}   (Debian, Ubuntu)`,
  );
}

function find(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
