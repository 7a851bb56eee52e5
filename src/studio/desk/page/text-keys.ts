import {
  cursorCharLeft,
  cursorCharRight,
  cursorLineDown,
  cursorLineUp,
  deleteCharBackward,
  deleteCharForward,
  deleteGroupBackward,
  deleteGroupForward,
  selectCharLeft,
  selectCharRight,
} from '@codemirror/commands';
import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import {
  Annotation,
  type ChangeSpec,
  EditorState,
  type Extension,
  type Transaction,
  type TransactionSpec,
} from '@codemirror/state';
import { type Command, EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { afterBlock, takeOut } from './text-formats.ts';
import {
  type Block,
  choosing,
  chosenBlock,
  hiddenMarks,
  type NextMarks,
  nextMarks,
  type Span,
  setNextMarks,
  textMarks,
  wordsStart,
} from './text-marks.ts';
import { openBlock } from './text-signs.ts';

type Side = -1 | 1;

/** Where a cursor is after the hidden marks beside it. */
function passed(state: EditorState, at: number, side: Side): number {
  const marks = hiddenMarks(state.field(textMarks));
  let now = at;
  for (const { from, to } of side < 0 ? marks.toReversed() : marks) {
    if (side < 0 ? to === now : from === now) now = side < 0 ? from : to;
  }
  return now;
}

/** Where a cursor is after the spans that end or, to the left, start at it. */
function outside(state: EditorState, at: number, side: Side): number {
  let now = at;
  for (const { from, start, end, to } of state.field(textMarks).spans.toReversed()) {
    if ((side < 0 ? start : end) === now) now = side < 0 ? from : to;
  }
  return now;
}

/** Repeats a motion that only crossed what is hidden, and leaves a line to the left of its mark. */
function seen(command: Command): Command {
  return (view) => {
    const { main } = view.state.selection;
    const before = main.head;
    const { from: lineStart } = view.state.doc.lineAt(before);
    const isLeft = command === cursorCharLeft || command === selectCharLeft;
    if (isLeft && lineStart < before && before === wordsStart(view.state, before)) {
      const head = Math.max(0, lineStart - 1);
      const anchor = command === selectCharLeft ? main.anchor : head;
      if (lineStart > 0) view.dispatch({ selection: { anchor, head }, scrollIntoView: true });
      return true;
    }
    if (!command(view)) return false;
    const { state } = view;
    const { head } = state.selection.main;
    const [from, to] = [Math.min(before, head), Math.max(before, head)];
    if (from < to && isHidden(state, from, to)) command(view);
    return true;
  };
}

function isHidden(state: EditorState, from: number, to: number): boolean {
  if (passed(state, from, 1) === to) return true;
  const { doc } = state;
  return doc.lineAt(from).from === from && wordsStart(state, from) === to;
}

/** Selects a block that a motion enters or crosses, and leaves one that is selected. */
function moves(side: Side, command: Command): Command {
  return (view) => {
    const { state } = view;
    const chosen = chosenBlock(state);
    if (chosen) {
      const to = side < 0 ? chosen.from - 1 : chosen.to + 1;
      if (to >= 0 && to <= state.doc.length) go(view, to);
      return true;
    }
    const { head, empty } = state.selection.main;
    if (!empty) return command(view);
    seen(command)(view);
    const now = view.state.selection.main.head;
    const [from, to] = [Math.min(head, now), Math.max(head, now)];
    const crossed = state.field(textMarks).blocks.filter((one) => from <= one.from && one.to <= to);
    const first = crossed.at(side < 0 ? -1 : 0);
    if (first) choose(view, first);
    return true;
  };
}

const go = (view: EditorView, anchor: number) =>
  view.dispatch({ selection: { anchor }, scrollIntoView: true, userEvent: 'select' });

function choose(view: EditorView, block: Block): boolean {
  view.dispatch({ selection: choosing(block), scrollIntoView: true, userEvent: 'select' });
  return true;
}

/** Deletes what is seen: the marks beside the cursor stay, and blocks are selected first. */
function deletes(side: Side, command: Command): Command {
  return (view) => {
    const { state } = view;
    const { head, empty } = state.selection.main;
    if (chosenBlock(state)) {
      view.dispatch(takeOut(state));
      return true;
    }
    if (!empty) return command(view);
    const beside = blockBeside(state, head, side);
    if (beside) return choose(view, beside);
    const { from } = state.doc.lineAt(head);
    const prefix = state.field(textMarks).prefixes.findLast((one) => one.to === head);
    if (side < 0 && prefix) {
      view.dispatch({ changes: { from: prefix.from, to: head }, userEvent: 'delete.backward' });
      return true;
    }
    const inside = passed(state, head, side);
    if (inside !== head && inside >= from) view.dispatch({ selection: { anchor: inside } });
    return command(view);
  };
}

/** The block that deleting would join to other words. */
function blockBeside(state: EditorState, at: number, side: Side): Block | undefined {
  const { doc } = state;
  const { blocks } = state.field(textMarks);
  const block = blocks.find(({ from, to, kind }) => {
    const isFirst = at === wordsStart(state, at) && doc.lineAt(at).from === to + 1;
    if (kind === 'label') return side < 0 ? isFirst : from - 1 === at;
    const [start, end] = side < 0 ? [to, at] : [at, from];
    return start < end && doc.sliceString(start, end).trim() === '';
  });
  if (!block || block.kind === 'label') return block;
  const before = /\n*$/.exec(doc.sliceString(0, side < 0 ? at : block.from))?.[0].length ?? 0;
  const rest = doc.sliceString(side < 0 ? at : block.from);
  const after = side < 0 ? (/^\n*/.exec(rest)?.[0].length ?? 0) : 0;
  return before + after <= 2 && rest.trim() !== '' ? block : undefined;
}

const continues = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/** Enter begins a paragraph, goes on with a list or a quotation, or opens what is selected. */
function enter(view: EditorView): boolean {
  if (openBlock(view)) return true;
  if (!view.state.selection.main.empty) {
    view.dispatch(view.state.replaceSelection(''), { userEvent: 'delete.selection' });
  }
  const left = afterBlock(view.state);
  if (left) {
    view.dispatch({ ...left, scrollIntoView: true, userEvent: 'input' });
    return true;
  }
  splitSpans(view);
  if (continues(view)) return true;
  const { state } = view;
  const { from, to } = state.selection.main;
  const line = state.doc.lineAt(from);
  const isBlank = line.text.trim() === '';
  if (isBlank || isCode(state, from) || line.text.startsWith('|')) return false;
  const isStart = from === wordsStart(state, from);
  const at = isStart ? line.from : from;
  const blanks = /^ */.exec(state.sliceDoc(to, line.to))?.[0].length ?? 0;
  view.dispatch({
    changes: { from: at, to: isStart ? at : to + blanks, insert: '\n\n' },
    selection: { anchor: isStart ? from + 2 : at + 2 },
    scrollIntoView: true,
    userEvent: 'input',
  });
  return true;
}

/** A line break within a paragraph: two spaces. */
function breakLine(view: EditorView): boolean {
  const { state } = view;
  const { from, empty } = state.selection.main;
  const { text } = state.doc.lineAt(from);
  if (!empty || text.trim() === '' || /^[>#|]/.test(text) || isCode(state, from))
    return enter(view);
  view.dispatch(state.replaceSelection('  \n'), { scrollIntoView: true, userEvent: 'input' });
  return true;
}

const isCode = (state: EditorState, at: number) =>
  syntaxTree(state)
    .resolveInner(at, -1)
    .name.match(/^(Fenced)?Code/) !== null;

const signOf = (state: EditorState, { from, start, end, to }: Span) =>
  [state.sliceDoc(from, start), state.sliceDoc(end, to)] as const;

/** Ends bold words, italics and links before a line ends, and begins those that go on after it. */
function splitSpans(view: EditorView): void {
  const { state } = view;
  const { head } = state.selection.main;
  const spans = state
    .field(textMarks)
    .spans.filter(({ start, end }) => start <= head && head <= end);
  if (spans.length === 0) return;
  for (const side of [1, -1] as const) {
    const anchor = outside(state, head, side);
    if (
      anchor !== head &&
      spans.every(({ from, to }) => (side < 0 ? anchor <= from : to <= anchor))
    ) {
      view.dispatch({ selection: { anchor } });
      return;
    }
  }
  const inner = spans.filter(({ start, end }) => start < head && head < end);
  const close = inner.toReversed().map((one) => signOf(state, one)[1]);
  const open = inner.map((one) => signOf(state, one)[0]);
  const from = head - (/ *$/.exec(state.sliceDoc(0, head))?.[0].length ?? 0);
  const to = head + (/^ */.exec(state.sliceDoc(head))?.[0].length ?? 0);
  view.dispatch({
    changes: { from, to, insert: [...close, ...open].join('') },
    selection: { anchor: from + close.join('').length },
    userEvent: 'input',
  });
}

/** Marks a change that breaks no marks. */
const isWhole = Annotation.define<boolean>();

/** Typing beside what is hidden. */
function types(view: EditorView, from: number, to: number, text: string): boolean {
  const { state } = view;
  if (view.composing && text.length > 1) return false;
  const put = (changes: ChangeSpec, anchor: number, next?: NextMarks) => {
    view.dispatch({
      changes,
      selection: { anchor },
      effects: setNextMarks.of(next),
      annotations: isWhole.of(true),
      scrollIntoView: true,
      userEvent: 'input.type',
    });
    return true;
  };
  const chosen = chosenBlock(state);
  if (chosen && chosen.kind !== 'label') {
    const insert = `\n\n${text}`;
    return put({ from: chosen.to, insert }, chosen.to + insert.length);
  }
  if (chosen) return true;
  if (from !== to) {
    if (text.trim()) return false;
    view.dispatch({ changes: { from, to }, userEvent: 'delete.selection' });
    const { head } = view.state.selection.main;
    return types(view, head, head, text) || put({ from: head, insert: text }, head + text.length);
  }
  const { head } = state.selection.main;
  // A browser types on either side of what is hidden.
  if (from !== head && [passed(state, head, 1), passed(state, head, -1)].includes(from)) {
    return put({ from: head, insert: text }, head + text.length);
  }
  const line = state.doc.lineAt(from);
  const next = state.field(nextMarks);
  const marks = next?.isNew && text.trim() ? next.marks : '';
  if (line.length === 0 && apartFromOthers(state, marks + text + marks, marks.length, put))
    return true;
  if (next) {
    if (!text.trim()) return put({ from, insert: text }, from + text.length, next);
    const { marks, isNew } = next;
    const blanks = isNew ? '' : (/ *$/.exec(state.sliceDoc(line.from, from))?.[0] ?? '');
    const start = isNew ? from : from - blanks.length - marks.length;
    const words = (isNew ? marks : blanks) + text;
    return put({ from: start, to: from, insert: words + marks }, start + words.length);
  }
  const [end, start] = [outside(state, from, 1), outside(state, from, -1)];
  if (text === ' ' && start < from) return put({ from: start, insert: ' ' }, from + 1);
  if (text !== ' ' || end === from) return false;
  // A blank before a closing mark would end the bold words for Markdown.
  return put({ from: end, insert: ' ' }, end + 1, goingOn(state.sliceDoc(from, end)));
}

/** Bold words and italics go on after a blank; a link ends. */
const goingOn = (marks: string): NextMarks | undefined =>
  /^[*~_]+$/.test(marks) ? { marks, isNew: false } : undefined;

/** Words on an empty line are a paragraph of their own, whatever stands above and below. */
function apartFromOthers(
  state: EditorState,
  text: string,
  after: number,
  put: (changes: ChangeSpec, anchor: number) => boolean,
): boolean {
  const { from, number } = state.doc.lineAt(state.selection.main.head);
  const textOf = (line: number) =>
    line > 0 && line <= state.doc.lines ? state.doc.line(line).text : '';
  const [above, below] = [textOf(number - 1), textOf(number + 1)];
  const isOfTable = text === '|' && above.startsWith('|');
  if (text.includes('\n') || isOfTable || isCode(state, from) || above.endsWith('  ')) return false;
  if (!above.trim() && !below.trim()) return false;
  const before = above.trim() ? '\n' : '';
  const insert = before + text + (below.trim() ? '\n' : '');
  return put({ from, insert }, from + before.length + text.length - after);
}

/** Keeps an empty selection out of what is hidden, and says what is selected as a whole. */
function settle({ view, state, startState, docChanged, selectionSet }: ViewUpdate): void {
  if (!docChanged && !selectionSet) return;
  const { head, empty } = state.selection.main;
  const selection = empty ? settled(state, head) : undefined;
  if (selection) {
    view.dispatch({ selection });
    return;
  }
  const chosen = chosenBlock(state);
  if (!chosen || chosenBlock(startState)?.from === chosen.from) return;
  const { kind } = chosen;
  const name = kind === 'label' ? chosen.name : kind === 'table' ? 'Table' : chosen.picture.alt;
  const words = `${name}. Enter opens it, Delete takes it out.`;
  view.dispatch({ effects: EditorView.announce.of(words) });
}

function settled(state: EditorState, head: number) {
  const marks = state.field(textMarks);
  const block = marks.blocks.find(({ from, to }) => from <= head && head <= to);
  if (block) return choosing(block);
  const inside = [...marks.atoms, ...hiddenMarks(marks)].find(
    ({ from, to }) => from < head && head < to,
  );
  const anchor = inside ? inside.to : Math.max(head, wordsStart(state, head));
  return anchor === head ? undefined : { anchor };
}

/** Deleting a part of bold words or a link leaves the marks of the rest. */
function whole(transaction: Transaction): TransactionSpec | readonly TransactionSpec[] {
  const { startState: state, changes } = transaction;
  const isDeletion = transaction.isUserEvent('delete');
  const isTyped = transaction.isUserEvent('input') && !transaction.annotation(isWhole);
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
    userEvent: isDeletion ? 'delete' : 'input',
  };
}

/** Marks within a range whose other mark is outside of it. */
function cutMarks(state: EditorState, from: number, to: number) {
  const within = (one: { from: number; to: number }) => from <= one.from && one.to <= to;
  return hiddenMarks(state.field(textMarks)).filter(
    (mark) => within(mark) && mark.with && !within(mark.with),
  );
}

function without(
  state: EditorState,
  from: number,
  to: number,
  marks: readonly { from: number; to: number }[],
): string {
  let words = '';
  let at = from;
  for (const mark of marks) {
    words += state.sliceDoc(at, mark.from);
    at = mark.to;
  }
  return words + state.sliceDoc(at, to);
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
  if (cut.length === 0) {
    const left = spans.find((one) => one.to === start);
    const right = spans.find((one) => one.from === end && one.style === left?.style);
    if (left && right && left.style !== 'link' && !insert) {
      return { changes: { from: left.end, to: right.start, insert }, anchor: left.end };
    }
    const [before, after] = gaps(state, start, end, insert);
    const blank = !insert && !after && withoutInnerBlank(state, start, end);
    if (blank) return blank;
    if (start === from && end === to && !before && !after) return undefined;
    const anchor = start + before.length + insert.length;
    return { changes: { from: start, to: end, insert: before + insert + after }, anchor };
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
    insert: words + after + open,
  };
  const anchor = changes.from + (insert ? before.length + insert.length : words.length);
  return { changes, anchor: insert || before ? anchor : changes.from };
}

/** Keys, so that what is hidden never stops the cursor and is never broken. */
export const textKeys: Extension = [
  keymap.of([
    { key: 'Enter', run: enter },
    { key: 'Shift-Enter', run: breakLine },
    {
      key: 'Backspace',
      run: deletes(-1, deleteCharBackward),
      shift: deletes(-1, deleteCharBackward),
    },
    { key: 'Delete', run: deletes(1, deleteCharForward) },
    { key: 'Mod-Backspace', mac: 'Alt-Backspace', run: deletes(-1, deleteGroupBackward) },
    { key: 'Mod-Delete', mac: 'Alt-Delete', run: deletes(1, deleteGroupForward) },
    { key: 'ArrowLeft', run: moves(-1, cursorCharLeft), shift: seen(selectCharLeft) },
    { key: 'ArrowRight', run: moves(1, cursorCharRight), shift: seen(selectCharRight) },
    { key: 'ArrowUp', run: moves(-1, cursorLineUp) },
    { key: 'ArrowDown', run: moves(1, cursorLineDown) },
  ]),
  EditorView.inputHandler.of(types),
  EditorState.transactionFilter.of(whole),
  EditorView.updateListener.of(settle),
  EditorView.clipboardOutputFilter.of((text, state) => {
    const { from, to } = state.selection.main;
    const cut = cutMarks(state, from, to);
    return cut.length === 0 ? text : without(state, from, to, cut);
  }),
];
