/** What a scanner sees of a page. Header names are in lower case. */
export type Answer = {
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
};

type Directives = ReadonlyMap<string, readonly string[]>;

/**
 * The marks that MDN's HTTP Observatory gives an https response, by rule. Left out are rules that
 * only a host can meet: redirecting from http, and being on browsers' HSTS preload lists.
 *
 * Source: MDN, "HTTP Observatory tests and scoring", version 6.
 */
const rules: Readonly<Record<string, (answer: Answer) => number>> = {
  'content-security-policy': (answer) => policyMark(policies(answer)),
  cookies: ({ headers }) => (headers['set-cookie'] === undefined ? 0 : -40),
  'cross-origin-resource-sharing': ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true' ? -50 : 0,
  'referrer-policy': ({ headers }) =>
    chosen(headers['referrer-policy'], 0, -5, [
      [['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'], 5],
    ]),
  'strict-transport-security': ({ headers }) => transportMark(headers['strict-transport-security']),
  'subresource-integrity': ({ html }) => integrityMark(html),
  'x-content-type-options': ({ headers }) =>
    chosen(headers['x-content-type-options'], -5, -5, [[['nosniff'], 0]]),
  'x-frame-options': ({ headers }) =>
    directives(headers['content-security-policy'] ?? '').has('frame-ancestors')
      ? 5
      : chosen(headers['x-frame-options'], -20, -20, [[['deny', 'sameorigin'], 0]]),
  'cross-origin-opener-policy': ({ headers }) =>
    chosen(headers['cross-origin-opener-policy'], 0, -5, [
      [['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'], 10],
      [['unsafe-none'], 0],
    ]),
  'cross-origin-embedder-policy': ({ headers }) =>
    chosen(headers['cross-origin-embedder-policy'], 0, -5, [
      [['require-corp', 'credentialless'], 10],
      [['unsafe-none'], 0],
    ]),
  'cross-origin-resource-policy': ({ headers }) =>
    chosen(headers['cross-origin-resource-policy'], 0, -5, [
      [['same-origin', 'same-site'], 10],
      [['cross-origin'], 0],
    ]),
};

/** The marks by rule and the score: bonuses count only if penalties leave at least 90. */
export function observatory(answer: Answer): { score: number; marks: Record<string, number> } {
  const entries = Object.entries(rules).map(([name, rule]): [string, number] => [
    name,
    rule(answer),
  ]);
  const sum = (wanted: (mark: number) => boolean) =>
    entries.reduce((total, [, mark]) => total + (wanted(mark) ? mark : 0), 0);
  const lost = Math.max(0, 100 + sum((mark) => mark < 0));
  const score = lost >= 90 ? lost + sum((mark) => mark > 0) : lost;
  return { score, marks: Object.fromEntries(entries) };
}

function chosen(
  value: string | undefined,
  absent: number,
  unknown: number,
  choices: readonly (readonly [values: readonly string[], mark: number])[],
): number {
  if (value === undefined) return absent;
  return choices.find(([values]) => values.includes(value.trim().toLowerCase()))?.[1] ?? unknown;
}

/** Half a year, in seconds. */
const longEnough = 15_768_000;

function transportMark(value = ''): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(value)?.[1];
  if (age === undefined || value.includes(',')) return -20;
  return Number(age) < longEnough ? -10 : 0;
}

function integrityMark(html: string): number {
  const marks = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)].map(
    ([tag, src = '']) => {
      const isSecure = !/^(http:)?\/\//.test(src);
      const isOwn = isSecure && !/^https:/.test(src);
      if (/\bintegrity="/.test(tag)) return isSecure ? 5 : -20;
      return isOwn ? 0 : isSecure ? -5 : -50;
    },
  );
  return Math.min(...(marks.length > 0 ? marks : [0]));
}

/** The combined policy of header and page: a directive in both must allow it in both. */
function policies({ headers, html }: Answer): Directives {
  const header = directives(headers['content-security-policy'] ?? '');
  const meta = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html)?.[1] ?? '';
  const page = directives(meta.replaceAll('&#39;', "'"));
  page.delete('frame-ancestors');
  const names = new Set([...header.keys(), ...page.keys()]);
  return new Map(
    [...names].map((name) => {
      const [one, other] = [header.get(name), page.get(name)];
      if (!one || !other) return [name, one ?? other ?? []];
      const both = one.filter((source) => other.includes(source));
      return [name, both.length > 0 ? both : ["'none'"]];
    }),
  );
}

function directives(text: string): Map<string, string[]> {
  const parts = text.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]));
}

const broad = /^(\*|https?:|ftp:|https?:\/\/\*(\.\*)?)$/;
const code = /^('unsafe-inline'|data:)$/;

function policyMark(policy: Directives): number {
  if (policy.size === 0) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const [scripts, styles] = [of('script-src'), of('style-src')].map(withoutUseless);
  const some = (sources: readonly string[] = [], pattern: RegExp) =>
    sources.some((source) => pattern.test(source));
  if (some(scripts, broad) || some(scripts, code) || some(of('object-src'), broad)) return -20;
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, all]) => all);
  if (some(active, /^(http|ftp):/)) return -20;
  if (some([...(scripts ?? []), ...(styles ?? [])], /^'unsafe-eval'$/)) return -10;
  if (some(passive.flatMap(of), /^(http|ftp):/)) return -10;
  if (some(styles, broad) || some(styles, code)) return 0;
  const isClosed = policy.get('default-src')?.join() === "'none'";
  return isClosed && /^'(none|self)'$/.test(policy.get('form-action')?.join() ?? '') ? 10 : 5;
}

/** Browsers ignore 'unsafe-inline' if there is a hash or a nonce. */
function withoutUseless(sources: readonly string[]): readonly string[] {
  const isHashed = sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  return isHashed ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}
