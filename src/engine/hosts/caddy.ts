import { contentTypes } from './content-types.ts';
import { type Headers, type HostPolicy, headersAt } from './host-policy.ts';
import { destination } from './redirects-file.ts';

/**
 * `Caddyfile`, to be imported into a site block that has `root`.
 *
 * `route` runs directives in the order written; Caddy sorts them otherwise. `handle_errors` replaces
 * the headers set for the path, so that a 404 for an asset isn't cached for a year.
 *
 * Source: Caddy, "Caddyfile Directives".
 */
export function caddy({ rules, redirects }: HostPolicy): string {
  const headers = rules.flatMap(({ address, headers }) => setHeaders(headers, address));
  const moved = (query: string) =>
    redirects.flatMap(({ from, to }) =>
      [from, `${from}/`].map((old) => `redir ${old} ${destination(to, query)} 301`),
    );
  const withQuery = [
    '@query expression `{query} != ""`',
    `route @query {\n${indented(moved('?{query}'))}\n}`,
  ];
  const missing = setHeaders(headersAt(rules, '/404.html'), '*');
  return `# Made by the build. Import it into a site block that has root.
route {
${indented([...headers, ...types, ...withQuery, ...moved(''), ...hidden, 'try_files {path} {path}/index.html', files])}
}
handle_errors {
${indented([...missing, 'rewrite * /404.html', files])}
}
`;
}

/** Deferred, to override what older versions set: the system's MIME types, and no `Vary`. */
const types = [
  'header {\n\tVary Accept-Encoding\n\tdefer\n}',
  ...Object.entries(contentTypes).flatMap(([ending, type]) => [
    `@${ending} path *.${ending}`,
    `header @${ending} {\n\tContent-Type "${type}"\n\tdefer\n}`,
  ]),
];

const files = 'file_server {\n\tprecompressed br gzip\n}';

/** Files in the output that must not be served: the build's own, and other hosts' configuration. */
const hidden = [
  '@own path_regexp (?i)^/(_headers|_redirects)/?$|/\\.(?:[^w]|w[^e])',
  'error @own 404',
];

function setHeaders(headers: Headers, address: string): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `header ${address === '/*' ? '*' : address} ${name} "${value}"`,
  );
}

function indented(lines: readonly string[]): string {
  return lines.join('\n').replace(/^/gm, '\t');
}
