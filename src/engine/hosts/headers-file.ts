import type { Problem } from '../kernel/problem.ts';
import type { HeaderRule } from './host-policy.ts';

/** Cloudflare Pages silently ignores anything beyond these. Source: Cloudflare Pages, "Headers". */
const maxRules = 100;
const maxLineLength = 2000;

/**
 * `_headers`, for Netlify and Cloudflare Pages. If several rules set a header, Netlify uses the last
 * value and Cloudflare joins them all, unless `! Name` removes the earlier one; Netlify ignores such
 * lines.
 *
 * Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers".
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

/** What Cloudflare Pages would ignore. */
export function headersFileProblems(text: string): Problem[] {
  const file = '_headers';
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const long = lines.findIndex((line) => line.length > maxLineLength);
  return [
    ...(rules > maxRules
      ? [{ file, message: `has ${rules} rules; Cloudflare Pages heeds ${maxRules}.` }]
      : []),
    ...(long >= 0
      ? [
          {
            file,
            line: long + 1,
            message: `is ${lines[long]?.length} characters long; Cloudflare Pages leaves out what is longer than ${maxLineLength}.`,
          },
        ]
      : []),
  ];
}
