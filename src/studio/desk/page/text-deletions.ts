import type { EditorState, Transaction, TransactionSpec } from '@codemirror/state';
import {
  goingOn,
  hiddenMarks,
  type NextMarks,
  passed,
  setNextMarks,
  textMarks,
  wordsStart,
} from './text-marks.ts';

/** Deleting a part of bold words or a link leaves the marks of the rest. */
export function whole(transaction: Transaction): TransactionSpec | readonly TransactionSpec[] {
  const { startState: state, changes } = transaction;
  const isDeletion = transaction.isUserEvent('delete');
  const isTyped = transaction.isUserEvent('input') && !transaction.isUserEvent('input.mended');
  if (!isDeletion && !isTyped) return transaction;
  let only: { from: number; to: number; insert: string } | undefined;
  let count = 0;
  changes.iterChanges((from, to, _from, _to, inserted) => {
    count++;
    only = { from, to, insert: inserted.toString() };
  });
  if (count !== 1 || !only || only.from === only.to) return transaction;
  const mended = mendedDeletion(state, only.from, only.to, only.insert);
  if (!mended) return transaction;
  return {
    changes: mended.changes,
    selection: { anchor: mended.anchor },
    effects: setNextMarks.of(mended.next),
    scrollIntoView: true,
    userEvent: isDeletion ? 'delete' : 'input.mended',
  };
}

/** Marks within a range whose other mark is outside of it. */
function cutMarks(state: EditorState, from: number, to: number) {
  const within = (one: { from: number; to: number }) => from <= one.from && one.to <= to;
  return hiddenMarks(state.field(textMarks)).filter(
    (mark) => within(mark) && mark.with && !within(mark.with),
  );
}

/** What is copied, without marks whose other mark is not. */
export function withoutCutMarks(text: string, state: EditorState): string {
  const { from, to } = state.selection.main;
  const cut = cutMarks(state, from, to);
  if (cut.length === 0) return text;
  const starts = [from, ...cut.map((mark) => mark.to)];
  const ends = [...cut.map((mark) => mark.from), to];
  return starts.map((start, at) => state.sliceDoc(start, ends[at])).join('');
}

/** The empty lines before and after what is inserted that keep words and blocks apart. */
function gaps(state: EditorState, from: number, to: number, insert: string) {
  const [before, after] = [state.sliceDoc(0, from), state.sliceDoc(to)];
  const { blocks } = state.field(textMarks);
  const above = blocks.find((one) => one.to === before.trimEnd().length);
  const below = blocks.find((one) => one.from === state.doc.length - after.trimStart().length);
  const missing = (blanks: string, least: number) =>
    '\n'.repeat(Math.max(0, least - (blanks.split('\n').length - 1)));
  const [end, start] = [/\s*$/.exec(before)?.[0] ?? '', /^\s*/.exec(after)?.[0] ?? ''];
  const most = above?.kind === 'label' ? 1 : 2;
  if (insert) return [above ? missing(end, most) : '', below ? missing(start, 2) : ''] as const;
  const isBetween = before.trim() && after.trim() && (above ?? below);
  return ['', isBetween ? missing(end + start, most) : ''] as const;
}

/** A deletion that would leave a blank beside a mark, which then would mark nothing. */
function withoutInnerBlank(state: EditorState, from: number, to: number): Mended | undefined {
  const spans = state.field(textMarks).spans.filter(({ style }) => /strong|em|del/.test(style));
  const before = spans.find(({ start, end }) => start < from && end === to);
  if (before) {
    const blanks = / *$/.exec(state.sliceDoc(before.start, from))?.[0] ?? '';
    const after = passed(state, to, 1);
    const marks = state.sliceDoc(to, after);
    const start = from - blanks.length;
    const changes = { from: start, to: after, insert: marks + blanks };
    return blanks
      ? { changes, anchor: start + marks.length + blanks.length, next: goingOn(marks) }
      : undefined;
  }
  const after = spans.find(({ start, end }) => start === from && to < end);
  const blanks = after && (/^ */.exec(state.sliceDoc(to, after.end))?.[0] ?? '');
  if (!blanks) return undefined;
  const start = passed(state, from, -1);
  const insert = blanks + state.sliceDoc(start, from);
  return { changes: { from: start, to: to + blanks.length, insert }, anchor: start };
}

type Mended = {
  readonly changes: { readonly from: number; readonly to: number; readonly insert: string };
  readonly anchor: number;
  readonly next?: NextMarks | undefined;
};

/**
 * A deletion that keeps both marks of a span, or takes both: undefined if it does so already.
 */
export function mendedDeletion(
  state: EditorState,
  from: number,
  to: number,
  insert: string,
): Mended | undefined {
  const { spans, atoms } = state.field(textMarks);
  let [start, end] = [from, to];
  for (const one of atoms) {
    if (one.from < end && one.to > start) {
      start = Math.min(start, one.from);
      end = Math.max(end, one.to);
    }
  }
  // The next line’s mark would stand within this one.
  const next = state.doc.lineAt(end);
  if (end === next.from && start < next.from && start > state.doc.lineAt(start).from) {
    end = wordsStart(state, end);
  }
  for (const one of spans.toReversed()) {
    const isExact = start === one.start && end === one.end;
    if (start > one.start || end < one.end || (isExact && insert)) continue;
    [start, end] = [Math.min(start, one.from), Math.max(end, one.to)];
  }
  const cut = cutMarks(state, start, end);
  const [above, below] = gaps(state, start, end, insert);
  if (cut.length === 0) {
    const left = spans.find((one) => one.to === start);
    const right = spans.find((one) => one.from === end && one.style === left?.style);
    if (left && right && left.style !== 'link' && !insert) {
      return { changes: { from: left.end, to: right.start, insert }, anchor: left.end };
    }
    const blank = !insert && !below && withoutInnerBlank(state, start, end);
    if (blank) return blank;
    if (start === from && end === to && !above && !below) return undefined;
  }
  const written = (marks: typeof cut) =>
    marks.map((mark) => state.sliceDoc(mark.from, mark.to)).join('');
  const closing = cut.filter((mark) => mark.with && mark.with.from < mark.from);
  const opening = cut.filter((mark) => mark.with && mark.with.from > mark.from);
  let [close, open] = [written(closing), written(opening)];
  // Bold on both sides is one.
  if (close === open) close = open = '';
  const before = close ? (/ *$/.exec(state.sliceDoc(0, start))?.[0] ?? '') : '';
  const after = open ? (/^ */.exec(state.sliceDoc(end))?.[0] ?? '') : '';
  const words = insert ? before + insert + close : close + before;
  const changes = {
    from: start - before.length,
    to: end + after.length,
    insert: above + words + below + after + open,
  };
  const typed = insert ? before.length + insert.length : before ? words.length : 0;
  return { changes, anchor: changes.from + above.length + typed };
}
