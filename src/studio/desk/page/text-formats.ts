import {
  type ChangeSpec,
  EditorSelection,
  type EditorState,
  type TransactionSpec,
} from '@codemirror/state';

/** A change that a button of the toolbar makes, from what the editor holds. */
export type TextFormat = (state: EditorState) => TransactionSpec;

/** Puts a sign before and after what is selected, or takes it away where it stands already. */
export function around(sign: string): TextFormat {
  return (state) =>
    state.changeByRange(({ from, to }) => {
      const size = sign.length;
      const before = state.sliceDoc(Math.max(0, from - size), from);
      const isMarked = before === sign && state.sliceDoc(to, to + size) === sign;
      if (isMarked) {
        return {
          changes: [
            { from: from - size, to: from },
            { from: to, to: to + size },
          ],
          range: EditorSelection.range(from - size, to - size),
        };
      }
      return {
        changes: [
          { from, insert: sign },
          { from: to, insert: sign },
        ],
        range: EditorSelection.range(from + size, to + size),
      };
    });
}

/** Begins every selected line with a sign, or takes it away where all of them have it. */
export function atLineStart(sign: string, others: RegExp): TextFormat {
  return (state) => {
    const lines = selectedLines(state);
    const isMarked = lines.every(({ text }) => text.startsWith(sign));
    return changed(
      state,
      lines.map(({ from, text }) => {
        if (isMarked) return { from, to: from + sign.length };
        return { from, to: from + (others.exec(text)?.[0].length ?? 0), insert: sign };
      }),
    );
  };
}

/** Enter on an empty line of a quotation leaves it, and what is typed next is a paragraph. */
export function afterQuote(state: EditorState): TransactionSpec | undefined {
  const { main } = state.selection;
  const { from, to, text } = state.doc.lineAt(main.head);
  if (!main.empty || !/^(> ?)+$/.test(text)) return undefined;
  return { changes: { from, to, insert: '\n' }, selection: { anchor: from + 1 } };
}

/** Numbers the selected lines, or takes their numbers away. */
export const numbered: TextFormat = (state) => {
  const lines = selectedLines(state);
  const isMarked = lines.every(({ text }) => /^\d+\. /.test(text));
  return changed(
    state,
    lines.map(({ from, text }, at) => {
      const old = /^(\d+\. |[-*] )?/.exec(text)?.[0].length ?? 0;
      return { from, to: from + old, insert: isMarked ? '' : `${at + 1}. ` };
    }),
  );
};

/** A cursor at the beginning of a line stands after the sign then, where the words are typed. */
function changed(state: EditorState, specs: ChangeSpec[]): TransactionSpec {
  const changes = state.changes(specs);
  return { changes, selection: state.selection.map(changes, 1) };
}

function selectedLines(state: EditorState) {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
}

/** Puts a block after the paragraph of the cursor, and selects some of it to be written over. */
export function block(text: string, selected = ''): TextFormat {
  return (state) => {
    let line = state.doc.lineAt(state.selection.main.to);
    const isBlank = line.text.trim() === '';
    // A paragraph, list or table is never broken: the block stands after all of it.
    while (!isBlank && line.number < state.doc.lines) {
      const next = state.doc.line(line.number + 1);
      if (next.text.trim() === '') break;
      line = next;
    }
    const before = state.sliceDoc(0, isBlank ? line.from : line.to).replace(/[ \n]+$/, '');
    const after = state.sliceDoc(line.to).replace(/^[ \n]+/, '');
    const start = before.length + (before ? 2 : 0);
    const insert = `${before ? '\n\n' : ''}${text}\n${after ? '\n' : ''}`;
    const at = start + Math.max(0, text.indexOf(selected));
    return {
      changes: { from: before.length, to: state.doc.length - after.length, insert },
      selection: EditorSelection.range(at, at + selected.length),
      scrollIntoView: true,
    };
  };
}

/** Writes a passage in place of what is selected; one of whole blocks gets blank lines around it. */
export function passage(text: string): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const isWords = !/\n|^(#+|>|-|\d+\.) |^\|/.test(text);
    if (isWords) return state.replaceSelection(text);
    const before = state.sliceDoc(0, from).trimEnd();
    const after = state.sliceDoc(to).trimStart();
    const insert = `${before && '\n\n'}${text}${after && '\n\n'}`;
    const anchor = before.length + insert.length - (after ? 2 : 0);
    return {
      changes: { from: before.length, to: state.doc.length - after.length, insert },
      selection: { anchor },
      scrollIntoView: true,
    };
  };
}

/** Makes a link of what is selected; without a selection, the words that are given become it. */
export function link(address: string, words: string): TextFormat {
  return (state) => {
    const { from, to } = state.selection.main;
    const text = state.sliceDoc(from, to) || words;
    const insert = `[${text.replaceAll(/[[\]]/g, '\\$&')}](${address})`;
    return { changes: { from, to, insert }, selection: { anchor: from + insert.length } };
  };
}
