import type { Problem } from '../kernel/problem.ts';

export type Hidden = {
  /** The project's folder on this machine. */
  readonly root: string;
  /** Values that are to stay on this machine, such as those in `.env`. */
  readonly values: readonly string[];
};

/** What no visitor may see; `pattern` decides where the word alone does not. */
const kinds: { readonly word: string; readonly pattern?: RegExp; readonly what: string }[] = [
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
  { word: 'file:///', what: 'a path on a machine' },
  { word: '/Users/', pattern: /\/Users\/[\w.-]+\//, what: 'a path on a machine' },
  { word: '/home/', pattern: /\/home\/[\w.-]+\//, what: 'a path on a machine' },
  { word: ':\\', pattern: /\b[A-Z]:\\{1,2}(Users|Windows|Program)/, what: 'a path on a machine' },
];

/** One look for all words, since most files have none of them. */
const anyWord = new RegExp(
  [...kinds.map(({ word }) => word.replaceAll('\\', '\\\\')), 'eyJ'].join('|'),
);

const badName = /(^|\/)\.env|\.map$|\.(pem|key|sql|sqlite)$/;

/** What a file tells that must stay here. A key is never repeated in full. */
export function secrets(path: string, content: Uint8Array | string, hidden: Hidden): Problem[] {
  const text = typeof content === 'string' ? content : readable(path, content);
  const found = text === undefined ? [] : within(text, hidden);
  const named = badName.test(path) ? ['is a file that is not for visitors.'] : [];
  return [...named, ...found].map((message) => ({ file: path, message }));
}

function within(text: string, { root, values }: Hidden): string[] {
  const found = anyWord.test(text) ? byWord(text) : [];
  if (isTelling(root) && text.includes(root)) found.push('the path of the project');
  if (values.some((value) => text.includes(value))) found.push('a value from .env');
  return [...new Set(found)].map((what) => `tells ${what}. Take it out, and change a key.`);
}

function byWord(text: string): string[] {
  const found = kinds
    .filter(({ word, pattern }) => text.includes(word) && (pattern?.test(text) ?? true))
    .map(({ what }) => what);
  return hasServiceToken(text) ? [...found, 'a secret key of the database'] : found;
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
