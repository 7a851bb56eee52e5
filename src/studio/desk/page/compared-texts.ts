import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, showPanel } from '@codemirror/view';
import { nonce } from './text-editor.tsx';

export type Version = { readonly title: string; readonly text: string };

/** Shows two texts side by side in an element. @returns what ends that. */
export function comparedTexts(parent: HTMLElement, one: Version, other: Version): () => void {
  const [a, b] = [shown(one), shown(other)];
  const view = new MergeView({ a, b, parent, collapseUnchanged: { margin: 1 } });
  return () => view.destroy();
}

function shown({ title, text }: Version) {
  const heading = Object.assign(document.createElement('h3'), { textContent: title });
  return {
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce()),
      EditorState.readOnly.of(true),
      EditorView.lineWrapping,
      showPanel.of(() => ({ dom: heading, top: true })),
      EditorView.contentAttributes.of({ 'aria-label': title }),
    ],
  };
}
