import { hash } from 'node:crypto';

/** A short hash of bytes or of a value: equal digests mean equal content. 132 bits of SHA-256. */
export type Digest = string;

export function digest(content: string | Uint8Array): Digest {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

/** A hash as policies name what is inlined. Source: W3C, Subresource Integrity. */
export function sha256(text: string): string {
  return `sha256-${hash('sha256', text, 'base64')}`;
}

const known = new WeakMap<object, Digest>();

/**
 * The digest of a value made of plain objects, arrays and primitives; key order matters. A frozen
 * value is hashed once, and a value with a digest assigned by `identify` is never hashed.
 *
 * @throws TypeError for a function or a symbol, whose content cannot be hashed.
 */
export function digestOf(value: unknown): Digest {
  return typeof value === 'object' && value !== null ? digestOfObject(value) : digest(text(value));
}

/** Assigns a value its digest, such as the digest of the inputs that it is computed from. */
export function identify<V>(value: V, name: Digest): V {
  if (typeof value === 'object' && value !== null) known.set(value, name);
  return value;
}

function digestOfObject(value: object): Digest {
  const found = known.get(value);
  if (found !== undefined) return found;
  const made = digest(contents(value));
  if (Object.isFrozen(value)) known.set(value, made);
  return made;
}

function contents(value: object): string {
  if (Array.isArray(value)) return `[${value.map(text).join()}]`;
  let all = '{';
  for (const [key, item] of Object.entries(value)) {
    if (item !== undefined) all += `${JSON.stringify(key)}:${text(item)},`;
  }
  return `${all}}`;
}

function text(value: unknown): string {
  // Nested objects are hashed frozen or not, so that a round trip through JSON keeps the digest.
  if (typeof value === 'object' && value !== null) return digestOfObject(value);
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`A ${typeof value} has no digest.`);
  }
  return JSON.stringify(value) ?? 'undefined';
}
