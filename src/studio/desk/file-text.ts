import { digest } from '../../engine/kernel/digest.ts';

const mark = '\uFEFF';

/**
 * The text of a file as a person edits it: its lines end with `\n`, and there is no byte order mark.
 * Undefined if it is not UTF-8, so that saving it would change its bytes.
 */
export function fileText(bytes: Uint8Array) {
  const written = decoded(bytes);
  if (written === undefined) return undefined;
  const text = (written.startsWith(mark) ? written.slice(1) : written).replaceAll(/\r\n?/g, '\n');
  return { text, digest: digest(bytes) };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The bytes of an edited file. Lines that are the same end as they did, new ones as most others do,
 * and a byte order mark stays.
 */
export function editedBytes(before: Uint8Array | undefined, text: string): Uint8Array {
  const written = (before && decoded(before)) ?? '';
  const hasMark = written.startsWith(mark);
  const old = linesOf(hasMark ? written.slice(1) : written);
  const lines = linesOf(text);
  const usual = usualEnd(old);
  const [first, last] = sameAround(old, lines);
  const moved = old.length - lines.length;
  const ended = lines.map(({ words, end }, at) => {
    const same = at < first ? old[at] : at >= last ? old[at + moved] : undefined;
    return words + (end && (same?.end || usual));
  });
  return new TextEncoder().encode((hasMark ? mark : '') + ended.join(''));
}

type Line = { readonly words: string; readonly end: string };

function linesOf(text: string): Line[] {
  return [...text.matchAll(/([^\r\n]*)(\r\n?|\n|$)/g)]
    .map(([, words = '', end = '']) => ({ words, end }))
    .filter(({ words, end }) => words + end !== '');
}

function usualEnd(lines: readonly Line[]): string {
  const counts = Map.groupBy(lines, ({ end }) => end);
  counts.delete('');
  const [most] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  return most?.[0] ?? '\n';
}

/** How many lines are the same at the beginning, and from which on they are the same at the end. */
function sameAround(old: readonly Line[], lines: readonly Line[]): [first: number, last: number] {
  const most = Math.min(old.length, lines.length);
  let first = 0;
  while (first < most && old[first]?.words === lines[first]?.words) first++;
  let same = 0;
  while (same < most - first && old.at(-1 - same)?.words === lines.at(-1 - same)?.words) same++;
  return [first, lines.length - same];
}
