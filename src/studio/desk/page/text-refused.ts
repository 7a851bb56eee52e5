import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import { element } from '../../live/page/element.ts';
import type { BroughtFiles, RefusedFile } from './bring-in.ts';
import { endOfBlock } from './text-problems.ts';

type Placed = RefusedFile & { readonly at: number };

const put = StateEffect.define<readonly Placed[]>();
const dismiss = StateEffect.define<File>();

const refusals = StateField.define<readonly Placed[]>({
  create: () => [],
  update(shown, { changes, effects }) {
    let next = shown.map((one) => ({ ...one, at: changes.mapPos(one.at, 1) }));
    for (const effect of effects) {
      if (effect.is(put)) next = [...next, ...effect.value];
      if (effect.is(dismiss)) next = next.filter(({ file }) => file !== effect.value);
    }
    return next;
  },
});

/** Notes on files that were not taken, where they were dropped or pasted, until they are dismissed. */
export const textRefused = (onFiles: (brought: BroughtFiles) => void): Extension => [
  refusals,
  EditorView.decorations.compute([refusals, 'doc'], (state) =>
    Decoration.set(
      state.field(refusals).map(({ at, ...refused }) => {
        const widget = new Refused(refused, onFiles);
        return Decoration.widget({ widget, block: true, side: 1 }).range(endOfBlock(state, at));
      }),
      true,
    ),
  ),
];

/** Puts the notes at the cursor. */
export function showRefused(view: EditorView, refused: readonly RefusedFile[]): void {
  const at = view.state.selection.main.from;
  view.dispatch({ effects: put.of(refused.map((one) => ({ ...one, at }))) });
}

class Refused extends WidgetType {
  readonly refused: RefusedFile;
  readonly onFiles: (brought: BroughtFiles) => void;

  constructor(refused: RefusedFile, onFiles: (brought: BroughtFiles) => void) {
    super();
    this.refused = refused;
    this.onFiles = onFiles;
  }

  override eq({ refused: { file, words } }: Refused): boolean {
    return file === this.refused.file && words === this.refused.words;
  }

  override toDOM(view: EditorView): HTMLElement {
    const { file, words } = this.refused;
    const button = (label: string, run: () => void) => {
      const name = { 'aria-label': `${label}: ${file.name}` };
      const made = element('button', { type: 'button', class: 'push', ...name }, label);
      made.addEventListener('click', () => {
        const { at } = view.state.field(refusals).find((one) => one.file === file) ?? { at: 0 };
        view.dispatch({ effects: dismiss.of(file), selection: { anchor: at } });
        view.focus();
        run();
      });
      return made;
    };
    const again = button('Try again', () => this.onFiles({ files: [file], alt: '' }));
    const pushes = element(
      'div',
      { class: 'pushes' },
      again,
      button('Dismiss', () => {}),
    );
    return element('div', { class: 'note' }, words, pushes);
  }

  override ignoreEvent(): boolean {
    return true;
  }
}
