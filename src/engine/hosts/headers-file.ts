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
  return [
    ...overLimits('_headers', headers.match(/^\/.*/gm)?.length, headers, 100, 2000),
    ...overLimits('_redirects', redirects.match(/.+/g)?.length, redirects, 2000, 1000),
  ];
}

function overLimits(file: string, count = 0, text: string, most: number, longest: number) {
  const code = 'too-heavy' as const;
  const line = text.split('\n').findIndex(({ length }) => length > longest) + 1;
  const many = `has ${count} rules; Cloudflare heeds ${most}.`;
  const long = `is longer than the ${longest} characters that Cloudflare heeds.`;
  return [
    ...(count > most ? [{ file, code, message: many }] : []),
    ...(line > 0 ? [{ file, line, code, message: long }] : []),
  ];
}
