import { digest } from '../../engine/kernel/digest.ts';

const mark = '\uFEFF';

/**
 * A file's text for editing, with `\n` line ends and no byte order mark. Undefined if it is not
 * UTF-8, since saving would corrupt it.
 */
export function fileText(bytes: Uint8Array) {
  const text = textIn(bytes);
  return text === undefined ? undefined : { text, digest: digest(bytes) };
}

/** The text alone. */
export function textIn(bytes: Uint8Array | undefined): string | undefined {
  const written = bytes && decoded(bytes);
  return (written?.startsWith(mark) ? written.slice(1) : written)?.replaceAll(/\r\n?/g, '\n');
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Keeps the line ends of unchanged lines and any byte order mark; new lines end as most do. */
export function editedBytes(before: Uint8Array | undefined, text: string): Uint8Array {
  const written = (before && decoded(before)) ?? '';
  const head = written.startsWith(mark) ? mark : '';
  const [old, oldEnds] = linesOf(written.slice(head.length));
  const [lines] = linesOf(text);
  const counts = [...Map.groupBy(oldEnds, (end) => end)].sort(
    ([, a], [, b]) => b.length - a.length,
  );
  const usual = counts[0]?.[0] ?? '\n';
  const most = Math.min(old.length, lines.length);
  let first = 0;
  while (first < most && old[first] === lines[first]) first++;
  let last = 0;
  while (last < most - first && old.at(-1 - last) === lines.at(-1 - last)) last++;
  const ended = lines.map((line, at) => {
    if (at === lines.length - 1) return line;
    const after = at < lines.length - last ? undefined : oldEnds[at + old.length - lines.length];
    return line + ((at < first ? oldEnds[at] : after) ?? usual);
  });
  return new TextEncoder().encode(head + ended.join(''));
}

function linesOf(text: string): [lines: string[], ends: string[]] {
  const parts = text.split(/(\r\n?|\n)/);
  return [parts.filter((_, at) => at % 2 === 0), parts.filter((_, at) => at % 2 === 1)];
}
