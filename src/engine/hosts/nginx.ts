import { contentTypes } from './content-types.ts';
import { type HostPolicy, headersAt } from './host-policy.ts';
import { destination } from './redirects-file.ts';

/**
 * `nginx.conf`, to be included in a `server` block that has `listen`, `server_name` and `root`.
 *
 * A location that sets any header inherits none from the server block, so every location repeats
 * them all; without `always`, nginx leaves them out of error responses.
 *
 * Source: nginx, ngx_http_headers_module, ngx_http_core_module, ngx_http_gzip_static_module;
 * brotli is ngx_brotli's, libnginx-mod-http-brotli-static on Debian.
 */
export function nginx({ rules, redirects }: HostPolicy): string {
  const addresses = [...new Set(rules.map(({ address }) => address))];
  const addHeaders = (path: string) =>
    Object.entries(headersAt(rules, path)).map(
      ([name, value]) => `    add_header ${name} "${value}" always;`,
    );
  const location = (matcher: string, path: string, action: string) =>
    [`location ${matcher} {`, ...addHeaders(path), `    ${action}`, '}'].join('\n');
  return `${[
    '# Made by the build. Include it in a server block that has listen, server_name and root.',
    head,
    ...addresses.map((address) =>
      location(
        matcher(address),
        address.replace(/\*$/, ''),
        'try_files $uri $uri/index.html =404;',
      ),
    ),
    '# Files that must not be served. A regular expression takes precedence over prefixes.',
    location('~* ^/(_headers|_redirects)/?$|/\\.(?!well-known/)', '/404.html', 'return 404;'),
    ...redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((old) =>
        location(`= ${old}`, old, `return 301 "${destination(to, '$is_args$args')}";`),
      ),
    ),
  ].join('\n\n')}\n`;
}

const types = Object.entries(contentTypes)
  .map(([ending, type]) => `    ${type.split(';')[0]} ${ending};`)
  .join('\n');

const withCharset = Object.values(contentTypes)
  .filter((type) => type.includes('charset'))
  .map((type) => type.split(';')[0])
  // The default: nginx warns if it is listed again.
  .filter((type) => type !== 'text/html')
  .join(' ');

const head = `types {
${types}
}
charset utf-8;
charset_types ${withCharset};
gzip_static on;
brotli_static on;
gzip_vary on;
server_tokens off;
absolute_redirect off;
error_page 404 /404.html;`;

/** nginx prefers an exact match, then the longest matching prefix. */
function matcher(address: string): string {
  return address.endsWith('*') ? address.slice(0, -1) : `= ${address}`;
}
