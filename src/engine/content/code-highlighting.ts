import { createRequire } from 'node:module';
import type { HLJSApi } from 'highlight.js';

/** The languages that code in a text may be in: their names in print, and highlight.js's. */
export const languages = {
  html: { title: 'HTML', module: 'xml' },
  css: { title: 'CSS', module: 'css' },
  js: { title: 'JavaScript', module: 'javascript' },
  json: { title: 'JSON', module: 'json' },
  yaml: { title: 'YAML', module: 'yaml' },
  xml: { title: 'XML', module: 'xml' },
  sql: { title: 'SQL', module: 'sql' },
  bash: { title: 'Bash', module: 'bash' },
  php: { title: 'PHP', module: 'php' },
  python: { title: 'Python', module: 'python' },
} as const;

export type LanguageName = keyof typeof languages;

/** What a piece of code is, from highlight.js's many names; the rest has no colour of its own. */
const roles = {
  comment: 'comment',
  quote: 'comment',
  doctag: 'comment',
  meta: 'comment',
  string: 'string',
  regexp: 'string',
  number: 'number',
  literal: 'number',
  keyword: 'keyword',
  name: 'keyword',
  'selector-tag': 'keyword',
  attr: 'name',
  attribute: 'name',
  built_in: 'name',
  title: 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  variable: 'name',
} as const;

export type CodeRole = (typeof roles)[keyof typeof roles];

/** A piece of code as HTML, and its role if it has one. */
export type CodeSpan = { readonly html: string; readonly role?: CodeRole };

/** Code in pieces, each with its role. All pieces together are the code. */
export function highlighted(code: string, language: LanguageName): CodeSpan[] {
  const { module } = languages[language];
  const { value } = highlighter(module).highlight(code, { language: module });
  const open: (CodeRole | undefined)[] = [];
  const spans: CodeSpan[] = [];
  for (const [, name, end, html] of value.matchAll(/<span class="([^"]*)">|(<\/span>)|([^<]+)/g)) {
    if (name !== undefined) open.push(roleOf(name) ?? open.at(-1));
    else if (end) open.pop();
    else if (html) add(spans, html, open.at(-1));
  }
  return spans;
}

/** The role of a class such as `hljs-title function_`. */
function roleOf(name: string): CodeRole | undefined {
  const known = name.replace(/^hljs-/, '').split(' ')[0] ?? '';
  // Any name may come from highlight.js; only those of the table have a role.
  return Object.hasOwn(roles, known) ? roles[known as keyof typeof roles] : undefined;
}

/** Adds a piece, to the last one if that has the same role. */
function add(spans: CodeSpan[], html: string, role: CodeRole | undefined): void {
  const last = spans.at(-1);
  if (last && last.role === role) spans[spans.length - 1] = { ...last, html: last.html + html };
  else spans.push(role ? { html, role } : { html });
}

/** Loads modules when a text first holds code. `import()` would make every text wait. */
const load = createRequire(import.meta.url);

function highlighter(module: string): HLJSApi {
  const core = load('highlight.js/lib/core') as HLJSApi;
  for (const name of [module, ...(module === 'xml' ? ['css', 'javascript'] : [])]) {
    if (!core.getLanguage(name)) {
      core.registerLanguage(name, load(`highlight.js/lib/languages/${name}`));
    }
  }
  return core;
}
