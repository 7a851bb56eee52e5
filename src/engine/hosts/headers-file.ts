import type { Problem } from '../kernel/problem.ts';
import type { HeaderRule } from './host-policy.ts';

/**
 * `_headers`, for Netlify and Cloudflare. If several rules set a header, Netlify uses the last
 * value and Cloudflare joins them all, unless `! Name` removes the earlier one; Netlify ignores such
 * lines.
 *
 * Source: Netlify, "Custom headers"; Cloudflare Workers, "Headers".
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ address, headers }, at) => {
    const names = Object.keys(headers);
    const repeated = names.filter((name) =>
      rules.slice(0, at).some((rule) => name in rule.headers),
    );
    const lines = [
      ...repeated.map((name) => `! ${name}`),
      ...names.map((name) => `${name}: ${headers[name]}`),
    ];
    return [address, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n')}\n`;
}

/** The inverse of `headersFile`. */
export function readHeadersFile(text: string): HeaderRule[] {
  return text
    .split(/^(?=\/)/m)
    .filter(Boolean)
    .map((block) => {
      const [address = '', ...lines] = block.trim().split('\n');
      const headers = lines
        .map((line) => line.trim().split(/: (.*)/s))
        .filter(([name]) => !name?.startsWith('! '));
      return { address, headers: Object.fromEntries(headers) };
    });
}

/**
 * What Cloudflare would silently ignore in `_headers` or `_redirects`.
 *
 * Source: Cloudflare Workers, "Headers" and "Redirects"; the limit is of redirects without wildcards.
 */
export function cloudflareProblems(headers: string, redirects: string): Problem[] {
  const rules = headers.split('\n').filter((line) => line.startsWith('/'));
  const moves = redirects.split('\n').filter(Boolean);
  return [
    ...tooMany('_headers', rules.length, 'rules', 100),
    ...tooLong('_headers', headers, 2000),
    ...tooMany('_redirects', moves.length, 'lines', 2000),
    ...tooLong('_redirects', redirects, 1000),
  ];
}

function tooMany(file: string, count: number, what: string, most: number): Problem[] {
  if (count <= most) return [];
  const message = `has ${count} ${what}; Cloudflare heeds ${most}.`;
  return [{ file, code: 'too-heavy', message }];
}

function tooLong(file: string, text: string, most: number): Problem[] {
  const at = text.split('\n').findIndex((line) => line.length > most);
  const message = `is longer than the ${most} characters that Cloudflare heeds.`;
  return at < 0 ? [] : [{ file, line: at + 1, code: 'too-heavy', message }];
}
