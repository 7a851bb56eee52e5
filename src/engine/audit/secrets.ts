import { textsIn } from '../content/mistakes/field-mistakes.ts';
import { readSecrets } from '../content/reader.ts';
import { rolesIn } from '../content/secret.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';

export type Inspection = {
  /** Part of the cache key, so that new secrets re-inspect every file. */
  readonly digest: Digest;
  readonly look: (path: string, content: string | Uint8Array) => Problem[];
};

/** An inspection for the values in the project's `.env`. */
export async function inspectionOf(root: string, published: object): Promise<Inspection> {
  const hidden = { root, values: unpublished(await readSecrets(root), published) };
  return { digest: digestOf(hidden), look: (path, content) => secrets(path, content, hidden) };
}

type Hidden = {
  readonly root: string;
  readonly values: readonly string[];
};

type Kind = {
  /** A file without this word is not searched further. */
  readonly word: string;
  /** Must match too, if the word alone doesn't decide. */
  readonly pattern?: RegExp;
  readonly what: string;
};

const keys: readonly Kind[] = [
  // The prefix alone occurs in the database's client library, which warns about such keys.
  {
    word: 'sb_secret_',
    pattern: /sb_secret_[\w-]{6,}/,
    what: 'a secret key of the database',
  },
  {
    word: 'SERVICE_ROLE',
    pattern: /SERVICE_ROLE\w*\s*[=:]/,
    what: 'a secret key of the database by name',
  },
  { word: 'sourceMappingURL=', what: 'the address of a source map' },
];

/** What must not be published, except inside a web address. */
const places: readonly Kind[] = [
  { word: 'file:///', what: 'a path on a machine' },
  { word: '/Users/', pattern: /\/Users\/[\w.-]+\//, what: 'a path on a machine' },
  { word: '/home/', pattern: /\/home\/[\w.-]+\//, what: 'a path on a machine' },
  { word: ':\\', pattern: /\b[A-Z]:\\{1,2}(Users|Windows|Program)/, what: 'a path on a machine' },
];

const badName = /(^|\/)\.env|\.map$|\.(pem|key|sql|sqlite)$/;

/** The values of `.env`, except those that the site publishes on purpose, such as its e-mail. */
export function unpublished(values: readonly string[], published: object): string[] {
  const texts = new Set(textsIn(published).map(({ text }) => text));
  return values.filter((value) => !texts.has(value));
}

/** Secrets in a file that would be published. The messages never repeat a secret. */
export function secrets(path: string, content: Uint8Array | string, hidden: Hidden): Problem[] {
  const text = typeof content === 'string' ? content : readable(path, content);
  const found = text === undefined ? [] : within(text, hidden);
  const named = badName.test(path) ? ['is a file that is not for visitors.'] : [];
  return [...named, ...found].map((message) => ({ file: path, code: 'secret', message }));
}

function within(text: string, { root, values }: Hidden): string[] {
  const isElsewhere = (has: (text: string) => boolean) => has(text) && has(withoutAddresses(text));
  const found = [
    ...keys.filter((kind) => matches(kind, text)),
    ...places.filter((kind) => isElsewhere((text) => matches(kind, text))),
  ].map(({ what }) => what);
  if (isOfService(text)) found.push('a secret key of the database');
  if (isDistinctive(root) && isElsewhere((text) => text.includes(root))) {
    found.push('the path of the project');
  }
  if (values.some((value) => text.includes(value))) found.push('a value from .env');
  return [...new Set(found)].map((what) => `contains ${what}. Take it out, and change a key.`);
}

function matches({ word, pattern }: Kind, text: string): boolean {
  return text.includes(word) && (pattern?.test(text) ?? true);
}

/** Without web addresses: `https://x.example/home/reels/` does not name a folder on a machine. */
function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>`\\]+/g, '');
}

/** A path of one part, such as `/app`, could appear in a page by chance. */
function isDistinctive(root: string): boolean {
  return root.split(/[\\/]/).filter(Boolean).length > 1;
}

/** Whether a text holds a secret key of the database. */
export function hasSecretKey(text: string): boolean {
  return text.includes('sb_secret_') || isOfService(text);
}

const isOfService = (text: string) => rolesIn(text).includes('service_role');

function readable(path: string, bytes: Uint8Array): string | undefined {
  const isPicture = /\.(png|ico|woff2|jpe?g|webp|avif|br|gz)$/.test(path);
  return isPicture ? undefined : new TextDecoder().decode(bytes);
}
