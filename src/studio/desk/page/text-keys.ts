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
import { EditorState, type Extension } from '@codemirror/state';
import { type Command, EditorView, keymap, type ViewUpdate } from '@codemirror/view';
import { whole, withoutCutMarks } from './text-deletions.ts';
import { takeOut, withoutPrefix } from './text-formats.ts';
import {
  afterLink,
  type Block,
  choosing,
  chosenBlock,
  hiddenMarks,
  isBeforeAll,
  passed,
  type Side,
  setNextMarks,
  textMarks,
  wordsStart,
} from './text-marks.ts';
import { beginsWord, breakLine, enter, types } from './text-typing.ts';

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
      if (side < 0 && chosen.from === 0) {
        select(view, { anchor: chosen.to, head: 0 });
        return true;
      }
      if (isBeforeAll(state)) return choose(view, chosen);
      const to = side < 0 ? chosen.from - 1 : chosen.to + 1;
      if (to >= 0 && to <= state.doc.length) select(view, { anchor: to });
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

const select = (view: EditorView, selection: { anchor: number; head?: number }) =>
  view.dispatch({ selection, scrollIntoView: true, userEvent: 'select' });

function choose(view: EditorView, block: Block): boolean {
  select(view, choosing(block));
  return true;
}

/** Deletes what is seen: the marks beside the cursor stay, and blocks are selected first. */
function deletes(side: Side, command: Command): Command {
  return (view) => {
    const { state } = view;
    const { head, empty } = state.selection.main;
    if (chosenBlock(state)) {
      if (side > 0 || !isBeforeAll(state)) view.dispatch(takeOut(state));
      return true;
    }
    if (!empty) return command(view);
    const beside = blockBeside(state, head, side);
    if (beside) return choose(view, beside);
    const { from } = state.doc.lineAt(head);
    const plain = side < 0 && withoutPrefix(state);
    if (plain) {
      view.dispatch(plain);
      return true;
    }
    const inside = passed(state, head, side);
    if (inside !== head && inside >= from) view.dispatch({ selection: { anchor: inside } });
    if (!command(view)) return false;
    // Letters in place of a link's last ones are of the link.
    const now = view.state.selection.main.head;
    if (side < 0 && afterLink(view.state, now) > now)
      view.dispatch({ effects: setNextMarks.of({ marks: '', isNew: false }) });
    return true;
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
  const isBefore = isBeforeAll(state);
  if (!chosen || (!isBefore && chosenBlock(startState)?.from === chosen.from)) return;
  const { kind } = chosen;
  const name = kind === 'label' ? chosen.name : kind === 'table' ? 'Table' : chosen.picture.alt;
  const words = isBefore
    ? `Before: ${name}. Enter begins a paragraph.`
    : `${name}. Enter opens it, Delete takes it out.`;
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
  EditorView.domEventHandlers({ compositionstart: beginsWord }),
  EditorState.transactionFilter.of(whole),
  EditorView.clipboardOutputFilter.of(withoutCutMarks),
  EditorView.updateListener.of(settle),
];
