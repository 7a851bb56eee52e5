import { insertNewlineContinueMarkupCommand } from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { afterBlock } from './text-formats.ts';
import {
  afterLink,
  chosenBlock,
  goingOn,
  isBeforeAll,
  type NextMarks,
  nextMarks,
  outside,
  passed,
  type Span,
  setNextMarks,
  textMarks,
  wordsStart,
} from './text-marks.ts';
import { openBlock } from './text-signs.ts';

const continues = insertNewlineContinueMarkupCommand({ nonTightLists: false });

/** Enter begins a paragraph, goes on with a list or a quotation, or opens what is selected. */
export function enter(view: EditorView): boolean {
  if (beginsBefore(view) || openBlock(view)) return true;
  if (!view.state.selection.main.empty) {
    view.dispatch(view.state.replaceSelection(''), { userEvent: 'delete.selection' });
  }
  const left = afterBlock(view.state);
  if (left) {
    view.dispatch({ ...left, scrollIntoView: true, userEvent: 'input' });
    return true;
  }
  splitSpans(view);
  if (continues(view)) return keepsBlank(view);
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

/** An empty item that is left above keeps its blank: without that, Markdown sees no item. */
function keepsBlank(view: EditorView): true {
  const { doc, selection } = view.state;
  const { number } = doc.lineAt(selection.main.head);
  const above = doc.line(Math.max(1, number - 1));
  if (/^\s*([-*+]|\d+[.)])$/.test(above.text))
    view.dispatch({ changes: { from: above.to, insert: ' ' }, userEvent: 'input' });
  return true;
}

/** Makes room for words before a block that begins a text. */
export function beginsBefore(view: EditorView): boolean {
  if (!isBeforeAll(view.state)) return false;
  const changes = { from: 0, insert: '\n\n' };
  view.dispatch({ changes, selection: { anchor: 0 }, scrollIntoView: true, userEvent: 'input' });
  return true;
}

/** A line break within a paragraph: two spaces. */
export function breakLine(view: EditorView): boolean {
  const { state } = view;
  const { from, empty } = state.selection.main;
  const { text } = state.doc.lineAt(from);
  if (!empty || text.trim() === '' || /^[>#|]/.test(text) || isCode(state, from))
    return enter(view);
  splitSpans(view);
  view.dispatch(view.state.replaceSelection('  \n'), { scrollIntoView: true, userEvent: 'input' });
  return true;
}

/** Whether what is typed there is code. */
export const isCode = (state: EditorState, at: number) =>
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

/** Typing beside what is hidden. */
export const types: InputHandler = (view, from, to, text) =>
  !view.composing && typed(view, from, to, text);

type InputHandler = (view: EditorView, from: number, to: number, text: string) => boolean;

/** Does before a phone’s keyboard composes a word what its first letter, typed, would do. */
export function beginsWord(_event: Event, view: EditorView): void {
  const { from, to, empty } = view.state.selection.main;
  if (empty || chosenBlock(view.state)) typed(view, from, to, '');
}

/** @param text is empty for a letter that follows. */
function typed(view: EditorView, from: number, to: number, text: string): boolean {
  const { state } = view;
  const isBlank = text !== '' && text.trim() === '';
  const put = (changes: ChangeSpec, anchor: number, next?: NextMarks) => {
    view.dispatch({
      changes,
      selection: { anchor },
      effects: setNextMarks.of(next),
      scrollIntoView: true,
      userEvent: 'input.mended',
    });
    return true;
  };
  if (beginsBefore(view)) return put({ from: 0, insert: text }, text.length);
  const chosen = chosenBlock(state);
  if (chosen && chosen.kind !== 'label') {
    const insert = `\n\n${text}`;
    return put({ from: chosen.to, insert }, chosen.to + insert.length);
  }
  if (chosen) return true;
  const { main } = state.selection;
  // A browser leaves the blocks that are selected, for it cannot edit them.
  const isOver = state
    .field(textMarks)
    .blocks.some((one) => main.from <= one.from && one.to <= main.to);
  if (isOver || (from !== to && isBlank)) {
    const changes = isOver ? { from: main.from, to: main.to } : { from, to };
    view.dispatch({ changes, userEvent: 'delete.selection' });
    const { head } = view.state.selection.main;
    return typed(view, head, head, text) || put({ from: head, insert: text }, head + text.length);
  }
  if (from !== to) return false;
  const { head } = state.selection.main;
  const after = afterLink(state, head);
  // A browser types on either side of what is hidden.
  if (from !== head && [passed(state, head, 1), passed(state, head, -1)].includes(from)) {
    return put({ from: after, insert: text }, after + text.length);
  }
  const line = state.doc.lineAt(from);
  const next = state.field(nextMarks);
  const marks = next?.isNew && !isBlank ? next.marks : '';
  if (line.length === 0 && apartFromOthers(state, marks + text + marks, marks.length, put))
    return true;
  if (next && (next.marks || !isBlank)) {
    if (isBlank) return put({ from, insert: text }, from + text.length, next);
    const { marks, isNew } = next;
    const blanks = isNew ? '' : (/ *$/.exec(state.sliceDoc(line.from, from))?.[0] ?? '');
    const start = isNew ? after : from - blanks.length - marks.length;
    const words = (isNew ? marks : blanks) + text;
    const to = isNew ? after : from;
    const goesOn = marks ? undefined : next;
    return put({ from: start, to, insert: words + marks }, start + words.length, goesOn);
  }
  const [end, start] = [outside(state, from, 1), outside(state, from, -1)];
  if (text === ' ' && start < from) return put({ from: start, insert: ' ' }, from + 1);
  if (text !== ' ' || end === from) {
    return after > from && put({ from: after, insert: text }, after + text.length);
  }
  // A blank before a closing mark would end the bold words for Markdown.
  return put({ from: end, insert: ' ' }, end + 1, goingOn(state.sliceDoc(from, end)));
}

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
