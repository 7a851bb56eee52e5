import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { element } from '../../live/page/element.ts';
import { textMarks } from './text-marks.ts';

export type TextProblem = {
  /** In the text, counted from 1. */
  readonly line: number;
  readonly message: string;
  readonly isMild: boolean;
};

export const setProblems = StateEffect.define<readonly TextProblem[]>();

/** Shows problems under their lines, and keeps them there while lines are typed above. */
export const textProblems: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, { changes, effects, state }) {
    const next = effects.find((effect) => effect.is(setProblems));
    return next ? decorations(next.value, state) : shown.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

function decorations(problems: readonly TextProblem[], state: EditorState): DecorationSet {
  const { doc } = state;
  const all = problems.flatMap(({ line, message, isMild }) => {
    const { from } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const to = endOfBlock(state, from);
    const name = isMild ? 'text-line text-line--mild' : 'text-line';
    return [
      Decoration.line({ class: name }).range(from),
      Decoration.widget({ widget: new Note(message, isMild), block: true, side: 1 }).range(to),
    ];
  });
  return Decoration.set(all, true);
}

/** Where a note on a place of the text stands: within a table, it would be hidden. */
export function endOfBlock(state: EditorState, at: number): number {
  const { from, to } = state.doc.lineAt(at);
  const { blocks } = state.field(textMarks);
  return blocks.find((one) => one.from <= from && to <= one.to)?.to ?? to;
}

class Note extends WidgetType {
  readonly message: string;
  readonly isMild: boolean;

  constructor(message: string, isMild: boolean) {
    super();
    this.message = message;
    this.isMild = isMild;
  }

  override eq({ message, isMild }: Note): boolean {
    return message === this.message && isMild === this.isMild;
  }

  override toDOM(): HTMLElement {
    return element('div', { class: `note${this.isMild ? ' note--mild' : ''}` }, this.message);
  }
}
