import { hash } from 'node:crypto';

/** A short name for bytes or values: equal digests, equal things. 128 bits of SHA-256. */
export type Digest = string;

/** The digest of a text or of bytes. */
export function digest(content: string | Uint8Array): Digest {
  return hash('sha256', content, 'base64url').slice(0, 22);
}

const known = new WeakMap<object, Digest>();

/**
 * The digest of a value made of plain objects, lists and primitives; the order of keys counts. A
 * frozen value is read once, and one that `identify` has named never.
 *
 * @throws TypeError for a function or a symbol, of which nothing can be known.
 */
export function digestOf(value: unknown): Digest {
  return typeof value === 'object' && value !== null ? digestOfObject(value) : digest(text(value));
}

/** Says what a value's digest is, such as that of the inputs that it follows from. */
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
  // Whether or not it is frozen, so that a value has one digest before and after it was JSON.
  if (typeof value === 'object' && value !== null) return digestOfObject(value);
  if (typeof value === 'function' || typeof value === 'symbol') {
    throw new TypeError(`A ${typeof value} has no digest.`);
  }
  return JSON.stringify(value) ?? 'undefined';
}
