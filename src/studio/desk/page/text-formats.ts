import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state';

/** An edit by a toolbar button. */
export type TextFormat = (state: EditorState) => TransactionSpec;

/** Toggles marks such as `**` around the selection's words: Markdown has no blank inside of them. */
export function around(sign: string): TextFormat {
  return (state) =>
    state.changeByRange(({ from: start, to: end }) => {
      const words = state.sliceDoc(start, end);
      const from = start + (words.trim() ? words.length - words.trimStart().length : 0);
      const to = Math.max(from, start + words.trimEnd().length);
      const size = sign.length;
      const before = state.sliceDoc(Math.max(0, from - size), from);
      const isMarked = before === sign && state.sliceDoc(to, to + size) === sign;
      const [shift, insert] = isMarked ? [-size, ''] : [size, sign];
      return {
        changes: [
          { from: Math.min(from, from + shift), to: from, insert },
          { from: to, to: Math.max(to, to - shift), insert },
        ],
        range: EditorSelection.range(from + shift, to + shift),
      };
    });
}

/** A line's block mark. */
const signs = /^(#{1,6} |[-*] |\d+\. |> )?/;

/** Toggles a mark on all selected lines; `1. ` counts up. */
export function atLineStart(sign: string): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const first = state.doc.lineAt(from).number;
    const count = state.doc.lineAt(to).number - first + 1;
    const lines = Array.from({ length: count }, (_, at) => {
      const line = state.doc.line(first + at);
      const [old = ''] = signs.exec(line.text) ?? [];
      return { from: line.from, to: line.from + old.length, old };
    });
    const isMarked = lines.every(({ old }) => old.replace(/^\d+/, '1') === sign);
    const changes = state.changes(
      lines.map(({ from, to }, at) => ({
        ...{ from, to },
        insert: isMarked ? '' : sign.replace('1', String(at + 1)),
      })),
    );
    // Keeps a cursor at the line's start after the new mark.
    return { changes, selection: state.selection.map(changes, 1) };
  };
}

/** Enter on an empty line of a quotation or list ends it, by a blank line. */
export function afterBlock({ selection, doc }: EditorState): TransactionSpec | undefined {
  const { main } = selection;
  const { from, to, text, number } = doc.lineAt(main.head);
  if (!main.empty || !/^((> ?)+|[-*+] |\d+[.)] )$/.test(text)) return undefined;
  const apart = (line: number) =>
    line > 0 && line <= doc.lines && doc.line(line).text.trim() ? '\n' : '';
  const before = apart(number - 1);
  return {
    changes: { from, to, insert: before + apart(number + 1) },
    selection: { anchor: from + before.length },
  };
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

/** Replaces the selection; whole blocks get blank lines around them. */
export function passage(text: string): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const isWords = !/\n|^(#+|>|-|\d+\.) |^\|/.test(text);
    return isWords ? state.replaceSelection(text) : apart(state, from, to, text, text.length);
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

/** Links the selection or, if it is empty, inserts the given words. */
export function link(address: string, words: string): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const text = state.sliceDoc(from, to) || words;
    const insert = `[${text.replaceAll(/[[\]]/g, '\\$&')}](${address})`;
    const selection = { anchor: from + insert.length };
    return { changes: { from, to, insert }, selection, scrollIntoView: true };
  };
}
