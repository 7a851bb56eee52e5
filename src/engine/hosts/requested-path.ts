import { posix } from 'node:path';

/**
 * The normalised path of a request: `//work`, `/%77ork` and `/x/../work` are all `/work`. Undefined
 * if the URL can't be decoded.
 */
export function requestedPath(url = '/'): { path: string | undefined; search: string } {
  // A path starting with two slashes would be parsed as a host name.
  const parsed = URL.parse(url.replace(/^\/+/, '/'), 'http://localhost');
  try {
    const path = parsed && posix.normalize(decodeURIComponent(parsed.pathname));
    return { path: path ?? undefined, search: parsed?.search ?? '' };
  } catch {
    return { path: undefined, search: '' };
  }
}
