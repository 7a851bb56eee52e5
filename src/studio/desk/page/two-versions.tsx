import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, showPanel } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { nonce } from './text-editor.tsx';

type Version = { readonly title: string; readonly text: string };

/** Two versions of a file side by side, with what differs marked and what is the same folded. */
export function TwoVersions({ one, other }: { readonly one: Version; readonly other: Version }) {
  const place = useRef<HTMLDivElement>(null);
  const texts = JSON.stringify([one, other]);
  useEffect(() => {
    const [a, b] = (JSON.parse(texts) as Version[]).map(shown);
    const options = { parent: place.current as HTMLElement, collapseUnchanged: { margin: 1 } };
    const view = a && b && new MergeView({ a, b, ...options });
    return () => view?.destroy();
  }, [texts]);
  return <div ref={place} className="versions" />;
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
