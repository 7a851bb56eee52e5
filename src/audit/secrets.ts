import type { Problem } from '../kernel/problem.ts';

export type Hidden = {
  /** The project's folder on this machine. */
  readonly root: string;
  /** Values that are to stay on this machine, such as those in `.env`. */
  readonly values: readonly string[];
};

type Kind = {
  readonly word: string;
  /** Decides where the word alone does not. */
  readonly pattern?: RegExp;
  readonly what: string;
};

/** What no visitor may see, wherever it stands. */
const keys: readonly Kind[] = [
  // The prefix alone stands in the database's client, which warns of such keys.
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

/** What no visitor may see, unless it belongs to the web address of a page. */
const places: readonly Kind[] = [
  { word: 'file:///', what: 'a path on a machine' },
  { word: '/Users/', pattern: /\/Users\/[\w.-]+\//, what: 'a path on a machine' },
  { word: '/home/', pattern: /\/home\/[\w.-]+\//, what: 'a path on a machine' },
  { word: ':\\', pattern: /\b[A-Z]:\\{1,2}(Users|Windows|Program)/, what: 'a path on a machine' },
];

/** One look for all words, since most files have none of them. */
const anyWord = new RegExp(
  [...[...keys, ...places].map(({ word }) => word.replaceAll('\\', '\\\\')), 'eyJ'].join('|'),
);

const badName = /(^|\/)\.env|\.map$|\.(pem|key|sql|sqlite)$/;

/**
 * Values of `.env` less those that the site says of itself on purpose, such as its e-mail address
 * or the company's name.
 *
 * @param said what `content/site.json` says.
 */
export function unpublished(values: readonly string[], said: object): string[] {
  const texts = new Set(textsIn(said));
  return values.filter((value) => !texts.has(value));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

/** What a file tells that must stay here. A key is never repeated in full. */
export function secrets(path: string, content: Uint8Array | string, hidden: Hidden): Problem[] {
  const text = typeof content === 'string' ? content : readable(path, content);
  const found = text === undefined ? [] : within(text, hidden);
  const named = badName.test(path) ? ['is a file that is not for visitors.'] : [];
  return [...named, ...found].map((message) => ({ file: path, message }));
}

function within(text: string, { root, values }: Hidden): string[] {
  const found = anyWord.test(text) ? byWord(text) : [];
  if (isTelling(root) && text.includes(root) && withoutAddresses(text).includes(root)) {
    found.push('the path of the project');
  }
  if (values.some((value) => text.includes(value))) found.push('a value from .env');
  return [...new Set(found)].map((what) => `tells ${what}. Take it out, and change a key.`);
}

function byWord(text: string): string[] {
  const elsewhere = withoutAddresses(text);
  const found = [
    ...keys.filter((kind) => stands(kind, text)),
    ...places.filter((kind) => stands(kind, elsewhere)),
  ].map(({ what }) => what);
  return hasServiceToken(text) ? [...found, 'a secret key of the database'] : found;
}

function stands({ word, pattern }: Kind, text: string): boolean {
  return text.includes(word) && (pattern?.test(text) ?? true);
}

/** A page at `https://x.example/home/reels/` has nothing to do with a folder of that name. */
function withoutAddresses(text: string): string {
  return text.replace(/https?:\/\/[^\s"'<>`\\]+/g, '');
}

/** A folder such as `/app` is a word like any other. */
function isTelling(root: string): boolean {
  return root.split(/[\\/]/).filter(Boolean).length > 1;
}

/** Keys of the older kind are JSON Web Tokens that say what they allow. */
function hasServiceToken(text: string): boolean {
  return [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].some(([, claims = '']) =>
    Buffer.from(claims, 'base64url').toString().includes('"service_role"'),
  );
}

function readable(path: string, bytes: Uint8Array): string | undefined {
  const isPicture = /\.(png|ico|woff2|jpe?g|webp|avif|br|gz)$/.test(path);
  return isPicture ? undefined : new TextDecoder().decode(bytes);
}
