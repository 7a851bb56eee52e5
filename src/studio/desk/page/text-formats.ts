import {
  EditorSelection,
  type EditorState,
  type Line,
  type TransactionSpec,
} from '@codemirror/state';
import {
  chosenBlock,
  hiddenMarks,
  linkAt,
  nextMarks,
  type Picture,
  passed,
  type Span,
  setNextMarks,
  textMarks,
  wordsStart,
} from './text-marks.ts';
import { type TextTable, tableAt, tableMarkdown } from './text-table.ts';

/** An edit by a toolbar button. */
export type TextFormat = (state: EditorState) => TransactionSpec;

/** Toggles marks such as `**` around the selection's words, line by line. */
export function around(sign: string): TextFormat {
  return (state) => {
    if (chosenBlock(state)) return {};
    const { main } = state.selection;
    if (main.empty) return atCursor(state, main.head, sign);
    const parts = partsOf(state, main.from, main.to);
    const isMarked = isAllMarked(state, parts, sign);
    const edits = parts.map((part) => (isMarked ? unmarked : marked)(state, part, sign));
    const changes = state.changes(edits);
    const [first, last] = [edits[0], edits.at(-1)];
    if (!first || !last) return {};
    const anchor = changes.mapPos(first.from, -1) + first.before;
    const head = changes.mapPos(last.from, -1) + last.before + last.length;
    return { changes, selection: { anchor, head } };
  };
}

const isAllMarked = (state: EditorState, parts: readonly Part[], sign: string) =>
  parts.every(({ from, to }) =>
    spansOf(state, sign).some((one) => one.from <= from && to <= one.to),
  );

type Part = { readonly from: number; readonly to: number };

/** What is selected of each line: Markdown has no blank inside of its marks. */
function partsOf(state: EditorState, from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at <= to; at = state.doc.lineAt(at).to + 1) {
    const line = state.doc.lineAt(at);
    const start = Math.max(at, wordsStart(state, at));
    const text = state.sliceDoc(start, Math.min(to, line.to));
    if (!text.trim() || isInBlock(state, at)) continue;
    const first = start + text.length - text.trimStart().length;
    const inner = passed(state, first, 1);
    const last = passed(state, start + text.trimEnd().length, -1);
    if (inner < last) parts.push(withWholeSpans(state, inner, last));
  }
  return parts;
}

const isInBlock = (state: EditorState, at: number) =>
  state.field(textMarks).blocks.some(({ from, to }) => from <= at && at <= to);

/** Marks must not cross, nor stand in code: takes in all of a span that is selected in part. */
function withWholeSpans(state: EditorState, first: number, last: number): Part {
  let [from, to] = [first, last];
  for (const one of state.field(textMarks).spans) {
    const isApart = one.to <= from || to <= one.from;
    const isWithin = one.style !== 'code' && one.start <= from && to <= one.end;
    if (!isApart && !isWithin) [from, to] = [Math.min(from, one.from), Math.max(to, one.to)];
  }
  return { from, to };
}

const spansOf = (state: EditorState, sign: string) =>
  state.field(textMarks).spans.filter(({ from, start }) => state.sliceDoc(from, start) === sign);

/** A change, and where the words are in what it inserts. */
type PartEdit = Part & {
  readonly insert: string;
  readonly before: number;
  readonly length: number;
};

/** Joins words that have the mark already. */
function marked(state: EditorState, { from, to }: Part, sign: string): PartEdit {
  const old = spansOf(state, sign).filter((one) => one.from <= to && from <= one.to);
  const start = Math.min(from, ...old.map((one) => one.from));
  const end = Math.max(to, ...old.map((one) => one.to));
  let inner = '';
  let at = start;
  for (const one of old) {
    inner += state.sliceDoc(at, one.from) + state.sliceDoc(one.start, one.end);
    at = one.to;
  }
  inner += state.sliceDoc(at, end);
  const insert = `${sign}${inner}${sign}`;
  return { from: start, to: end, insert, before: sign.length, length: inner.length };
}

/** Leaves the marks around the words before and after these. */
function unmarked(state: EditorState, { from, to }: Part, sign: string): PartEdit {
  const old = spansOf(state, sign).find((one) => one.from <= from && to <= one.to);
  if (!old) return { from, to: from, insert: '', before: 0, length: 0 };
  const [start, end] = [Math.max(from, old.start), Math.min(to, old.end)];
  const rest = (first: number, last: number) =>
    state.sliceDoc(first, last).replace(/^(\s*)(\S.*\S|\S)(\s*)$/s, `$1${sign}$2${sign}$3`);
  const [before, words] = [rest(old.start, start), state.sliceDoc(start, end)];
  const insert = before + words + rest(end, old.end);
  return { from: old.from, to: old.to, insert, before: before.length, length: words.length };
}

function atCursor(state: EditorState, head: number, sign: string): TransactionSpec {
  const old = spansOf(state, sign).find(({ start, end }) => start <= head && head <= end);
  if (old?.end === head) return { selection: { anchor: old.to } };
  const beside = spansOf(state, sign).find(({ from, to }) => from === head || to === head);
  if (beside) return { selection: { anchor: beside.to === head ? beside.end : beside.start } };
  const size = sign.length;
  if (old) {
    const changes = unmarked(state, { from: old.start, to: old.end }, sign);
    return { changes, selection: { anchor: head - size } };
  }
  const [before = ''] = /\p{L}*$/u.exec(state.sliceDoc(Math.max(0, head - 60), head)) ?? [];
  const [after = ''] = /^\p{L}*/u.exec(state.sliceDoc(head, head + 60)) ?? [];
  if (before && after) {
    const edit = marked(state, { from: head - before.length, to: head + after.length }, sign);
    return { changes: edit, selection: { anchor: edit.from + edit.before + head - edit.from } };
  }
  const next = state.field(nextMarks)?.marks ?? '';
  const marks = hasMark(next, sign) ? next.slice(size) : next + sign;
  return { effects: setNextMarks.of(marks ? { marks, isNew: true } : undefined) };
}

/** `***` is both bold and italic. */
const hasMark = (marks: string, sign: string) =>
  sign === '**' ? marks.length > 1 : marks.length % 2 > 0;

/** The marks at the cursor or of the whole selection, as their buttons toggle them. */
export function marksAt(state: EditorState): string[] {
  if (chosenBlock(state)) return [];
  const { from, to, empty } = state.selection.main;
  const parts = empty ? [] : partsOf(state, from, to);
  const next = state.field(nextMarks)?.marks ?? '';
  const isOn = (sign: string) =>
    empty
      ? hasMark(next, sign) ||
        spansOf(state, sign).some(({ start, end }) => start <= from && from <= end)
      : parts.length > 0 && isAllMarked(state, parts, sign);
  return [...['**', '*'].filter(isOn), lineSign(state.doc.lineAt(from).text)];
}

/** A line's block mark. */
const signs = /^(\s*(#{1,6}|[-*+]|\d+[.)]|>) )?/;

/** A line's block mark as its button writes it. */
function lineSign(text: string): string {
  const [sign] = signs.exec(text) ?? [''];
  return sign
    .trimStart()
    .replace(/^\d+[.)]/, '1.')
    .replace(/^[*+]/, '-');
}

/** Toggles a mark on all selected lines; `1. ` counts up. */
export function atLineStart(sign: string): TextFormat {
  return (state) => {
    if (chosenBlock(state)) return {};
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const count = state.doc.lineAt(to).number - first + 1;
    const lines = Array.from({ length: count }, (_, at) => state.doc.line(first + at)).filter(
      (line) => count === 1 || (line.text.trim() && !isInBlock(state, line.from)),
    );
    if (lines.every(({ text }) => lineSign(text) === sign)) return plainLines(state, lines);
    const changes = state.changes(
      lines.map(({ from, text }, at) => ({
        from,
        to: from + (signs.exec(text)?.[0].length ?? 0),
        insert: sign.replace('1', String(at + 1)),
      })),
    );
    // Keeps a cursor at the line's start after the new mark.
    return { changes, selection: state.selection.map(changes, 1) };
  };
}

/** Takes block marks off; a line right under a list or a quotation would still be a part of it. */
function plainLines(state: EditorState, lines: readonly Line[]): TransactionSpec {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return {};
  const gap = (line: number) => (isWritten(state, line) ? '\n' : '');
  const changes = state.changes(
    lines.map((line) => ({
      from: line.from,
      to: line.from + (signs.exec(line.text)?.[0].length ?? 0),
      insert: line === first ? gap(line.number - 1) : '',
    })),
  );
  const below = { from: last.to, insert: gap(last.number + 1) };
  return {
    changes: changes.compose(state.changes(below).map(changes)),
    selection: state.selection.map(changes, 1),
    scrollIntoView: true,
  };
}

/** Enter on an empty line of a quotation or list ends it. */
export function afterBlock(state: EditorState): TransactionSpec | undefined {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  if (!main.empty || !/^(> |>$|[-*+] |\d+[.)] )$/.test(line.text)) return undefined;
  return plainLines(state, [line]);
}

/** Backspace before the words of an item, a quotation or a heading; a nested item moves out. */
export function withoutPrefix(state: EditorState): TransactionSpec | undefined {
  const { head } = state.selection.main;
  const { prefixes } = state.field(textMarks);
  const line = state.doc.lineAt(head);
  const own = prefixes.findLast(({ to }) => to === head);
  if (!own) return undefined;
  if (own.from > line.from) return { changes: { from: own.from, to: head } };
  const outer = prefixes.findLast(({ to, depth }) => to <= own.from && depth === own.depth - 1);
  if (!outer || own.depth < 2) return plainLines(state, [line]);
  const indent = (at: number) => /^\s*/.exec(state.doc.lineAt(at).text)?.[0] ?? '';
  const to = line.from + indent(line.from).length;
  return { changes: { from: line.from, to, insert: indent(outer.from) } };
}

/**
 * Inserts a block after the current paragraph, and selects part of it for overwriting. Without that,
 * the cursor stands in an empty paragraph after it: words typed into a table or picture break it.
 */
export function block(text: string, selected?: string): TextFormat {
  return (state) => {
    let line = state.doc.lineAt(state.selection.main.to);
    const isBlank = line.text.trim() === '';
    // Skip to the end of the paragraph, list or table.
    while (!isBlank && line.number < state.doc.lines) {
      const next = state.doc.line(line.number + 1);
      if (next.text.trim() === '') break;
      line = next;
    }
    const from = isBlank ? line.from : line.to;
    if (selected === undefined) return apart(state, from, line.to, `${text}\n\n`, text.length + 2);
    return apart(state, from, line.to, text, text.indexOf(selected), selected.length);
  };
}

/** Whether a text must stand on lines of its own: by what it is, or on an empty line beside others. */
export function needsRoom(state: EditorState, at: number, text: string): boolean {
  if (/^\s*(#+ |> ?|[-*+] |\d+[.)] |\||!\[|```)/.test(text)) return true;
  const { number, length } = state.doc.lineAt(at);
  return length === 0 && [-1, 1].some((side) => isWritten(state, number + side));
}

const isWritten = ({ doc }: EditorState, line: number) =>
  line > 0 && line <= doc.lines && doc.line(line).text.trim() !== '';

/** A block that is selected as a whole and stays there: words go after it. */
export function blockBefore(state: EditorState) {
  const chosen = chosenBlock(state);
  return chosen?.kind === 'label' ? undefined : chosen;
}

/** Replaces words that are selected, and goes after a block; whole blocks get blank lines around. */
export function passage(text: string): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const chosen = blockBefore(state);
    if (chosen) return apart(state, chosen.to, chosen.to, text, text.length);
    return text.includes('\n') || needsRoom(state, from, text)
      ? apart(state, from, to, text, text.length)
      : { ...state.replaceSelection(text), userEvent: 'input.paste' };
  };
}

/** Inserts a text between blank lines, and selects part of it. */
function apart(
  state: EditorState,
  from: number,
  to: number,
  text: string,
  at: number,
  length = 0,
): TransactionSpec {
  const before = state.sliceDoc(0, from).trimEnd();
  const after = state.sliceDoc(to).trimStart();
  const start = before.length + (before ? 2 : 0) + at;
  return {
    changes: {
      from: before.length,
      to: state.doc.length - after.length,
      insert: `${before && '\n\n'}${text}${after ? '\n\n' : '\n'}`,
    },
    selection: EditorSelection.range(start, start + length),
    scrollIntoView: true,
  };
}

/** A link as its dialog shows it: with its words, without their marks. */
export type TextLink = { readonly address: string; readonly words: string };

export function linkIn(state: EditorState): TextLink | undefined {
  const { from, to } = state.selection.main;
  const span = linkAt(state, from, to);
  return span && { address: span.address, words: wordsIn(state, span) };
}

function wordsIn(state: EditorState, { start, end }: Span): string {
  let words = '';
  let at = start;
  for (const mark of hiddenMarks(state.field(textMarks))) {
    if (mark.from < at || mark.to > end) continue;
    words += state.sliceDoc(at, mark.from);
    at = mark.to;
  }
  return (words + state.sliceDoc(at, end)).replaceAll(/\\(?=[[\]])/g, '');
}

/** Links the selection or, if it is empty, the given words; a link there is changed. */
export function link({ address, words }: TextLink): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const old = linkAt(state, from, to);
    // Keeps the marks in words that stay.
    if (old && wordsIn(state, old) === words) {
      return { changes: { from: old.end, to: old.to, insert: `](${address})` } };
    }
    if (chosenBlock(state)) return {};
    const text = (!old && state.sliceDoc(from, to)) || words;
    const insert = `[${text.replaceAll(/[[\]]/g, '\\$&')}](${address})`;
    const place = old ?? { from, to };
    const selection = { anchor: place.from + insert.length };
    return { changes: { from: place.from, to: place.to, insert }, selection, scrollIntoView: true };
  };
}

/** Leaves the words of the link at the cursor. */
export const unlink: TextFormat = (state) => {
  const { main } = state.selection;
  const old = linkAt(state, main.from, main.to);
  if (!old) return {};
  const { from, start, end, to } = old;
  const changes = [
    { from, to: start },
    { from: end, to },
  ];
  return { changes, userEvent: 'input.unlink' };
};

/** Replaces the table at the cursor, or inserts one after its paragraph. */
export function putTable(table: TextTable): TextFormat {
  return (state) => {
    const old = tableAt(state.doc, state.doc.lineAt(state.selection.main.from).number);
    const insert = tableMarkdown(table);
    if (!old) return block(insert)(state);
    const { from, to } = old;
    // In the first cell: before the row's first `|`, typing would end the table.
    return { changes: { from, to, insert }, selection: { anchor: from + 2 }, scrollIntoView: true };
  };
}

/** Inserts a picture after the paragraph, or replaces the one that is selected. */
export function putPicture({ alt, name, caption }: Picture, isNew = false): TextFormat {
  return (state) => {
    const title = caption && ` "${caption.replaceAll('"', '”')}"`;
    const insert = `![${alt.replaceAll(/[[\]]/g, '')}](${name}${title})`;
    const old = chosenBlock(state);
    if (isNew || old?.kind !== 'picture') return block(insert)(state);
    const { from, to } = old;
    return { changes: { from, to, insert }, selection: { anchor: from } };
  };
}

/** Takes out what is selected as a whole. */
export const takeOut: TextFormat = (state) => {
  const old = chosenBlock(state);
  if (!old) return {};
  if (old.kind === 'label' && old.other) {
    // Half of a pair of fences would make all below it code.
    const { from, to } = old;
    return { changes: [{ from, to }, old.other], selection: { anchor: from } };
  }
  const blanks = /^\n*/.exec(state.sliceDoc(old.to, old.to + 2))?.[0].length ?? 0;
  const to = old.to + (old.kind === 'label' ? Math.min(blanks, 1) : blanks);
  return {
    changes: { from: old.from, to },
    selection: { anchor: old.from + wordsStart(state, to) - state.doc.lineAt(to).from },
    scrollIntoView: true,
    userEvent: 'delete.selection',
  };
};
