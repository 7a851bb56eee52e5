import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, showPanel } from '@codemirror/view';
import { nonce } from './text-editor.tsx';

export type Version = { readonly title: string; readonly text: string };

/** Both would be a word wide on a phone: there, one stands in the other. */
const isNarrow = () => matchMedia('(max-width: 639px)').matches;

/** Shows two texts side by side in an element. @returns what ends that. */
export function comparedTexts(parent: HTMLElement, one: Version, other: Version): () => void {
  const view = isNarrow() ? unified(parent, one, other) : sideBySide(parent, one, other);
  return () => view.destroy();
}

const collapseUnchanged = { margin: 1 };

function sideBySide(parent: HTMLElement, one: Version, other: Version): MergeView {
  return new MergeView({ a: shown(one), b: shown(other), parent, collapseUnchanged });
}

function unified(parent: HTMLElement, one: Version, other: Version): EditorView {
  const { doc, extensions } = shown(one, `. ${other.title}, struck out`);
  const original = other.text;
  const merged = unifiedMergeView({ original, mergeControls: false, collapseUnchanged });
  return new EditorView({ parent, doc, extensions: [...extensions, merged] });
}

function shown({ title, text }: Version, more = '') {
  const textContent = title + more;
  const heading = Object.assign(document.createElement('h3'), { textContent });
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
