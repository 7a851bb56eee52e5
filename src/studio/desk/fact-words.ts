import type { Facts } from '../../engine/content/facts.ts';
import { filledIn } from '../../engine/kernel/text.ts';

/** Words or a fact, and where it starts, as it is written and as visitors read it. */
type Part = {
  readonly written: string;
  readonly read: string;
  readonly writtenFrom: number;
  readonly readFrom: number;
};

function partsOf(text: string, facts: Facts): Part[] {
  let [writtenFrom, readFrom] = [0, 0];
  return text.split(/(?=\{\{)|(?<=\}\})/).map((written) => {
    const part = { written, read: filledIn(written, facts), writtenFrom, readFrom };
    writtenFrom += written.length;
    readFrom += part.read.length;
    return part;
  });
}

const isFact = ({ written, read }: Part) => written !== read;

/**
 * A text after somebody has changed it as it is read. Facts stay facts; one that was typed into
 * becomes words.
 *
 * @param cursor where the change ends in what was typed.
 */
export function retyped(text: string, typed: string, facts: Facts, cursor = 0): string {
  const read = filledIn(text, facts);
  const shorter = Math.min(read.length, typed.length);
  let end = 0;
  const most = Math.min(shorter, typed.length - cursor);
  while (end < most && read.at(-1 - end) === typed.at(-1 - end)) end++;
  let start = 0;
  while (start < shorter - end && read[start] === typed[start]) start++;
  const stop = read.length - end;
  let [before, after] = ['', ''];
  for (const part of partsOf(text, facts)) {
    const [from, to] = [part.readFrom, part.readFrom + part.read.length];
    if (to <= start) before += part.written;
    else if (from >= stop) after += part.written;
    else {
      before += part.read.slice(0, Math.max(0, start - from));
      after += part.read.slice(Math.max(0, stop - from));
    }
  }
  return before + typed.slice(start, typed.length - end) + after;
}

/** Where a place in a text is as it is read. */
export function readAt(text: string, at: number, facts: Facts): number {
  const part = partsOf(text, facts).findLast(({ writtenFrom }) => writtenFrom <= at);
  return part ? part.readFrom + Math.min(at - part.writtenFrom, part.read.length) : at;
}

/** Where a range of what is read is in the text, with the whole of each fact in it. */
export function writtenRange(
  text: string,
  [start, end]: readonly [number, number],
  facts: Facts,
): readonly [number, number] {
  const parts = partsOf(text, facts);
  const first = parts.findLast(({ readFrom }) => readFrom <= start);
  const last = parts.find(({ readFrom, read }) => end <= readFrom + read.length);
  if (!first || !last) return [start, end];
  return [
    first.writtenFrom + (isFact(first) ? 0 : start - first.readFrom),
    last.writtenFrom + (isFact(last) ? last.written.length : end - last.readFrom),
  ];
}

/** The names of the facts in a range of what is read. */
export function factsWithin(
  text: string,
  [start, end]: readonly [number, number],
  facts: Facts,
): string[] {
  return partsOf(text, facts).flatMap((one) =>
    isFact(one) && one.readFrom < end && start < one.readFrom + one.read.length
      ? [one.written.replaceAll(/[{} ]/g, '')]
      : [],
  );
}
