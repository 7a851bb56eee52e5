import type { Problem } from '../kernel/problem.ts';
import type { HeaderRule } from './host-policy.ts';

/** Source: Cloudflare Pages, "Headers". What is beyond is left out without a word. */
const mostRules = 100;
const longestLine = 2000;

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Where rules meet, Netlify takes the last and
 * Cloudflare strings the values together, unless `! Name` takes the earlier one back; Netlify
 * passes over such lines.
 *
 * Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers".
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ address, headers }, at) => {
    const names = Object.keys(headers);
    const told = names.filter((name) => rules.slice(0, at).some((rule) => name in rule.headers));
    const lines = [
      ...told.map((name) => `! ${name}`),
      ...names.map((name) => `${name}: ${headers[name]}`),
    ];
    return [address, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${blocks.join('\n')}\n`;
}

/** What such a file says. */
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

/** What Cloudflare Pages would leave out. */
export function headersFileProblems(text: string): Problem[] {
  const file = '_headers';
  const lines = text.split('\n');
  const rules = lines.filter((line) => line.startsWith('/')).length;
  const long = lines.findIndex((line) => line.length > longestLine);
  return [
    ...(rules > mostRules
      ? [{ file, message: `has ${rules} rules; Cloudflare Pages heeds ${mostRules}.` }]
      : []),
    ...(long >= 0
      ? [
          {
            file,
            line: long + 1,
            message: `is ${lines[long]?.length} characters long; Cloudflare Pages leaves out what is longer than ${longestLine}.`,
          },
        ]
      : []),
  ];
}
