import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { syntaxHighlighting } from '@codemirror/language';
import { MergeView, unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, showPanel } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { signsInWords } from '../file-words.ts';
import { useDesk } from './desk-context.ts';
import { isNarrow } from './edit-context.ts';
import { nonce } from './text-editor.ts';

type Version = { readonly title: string; readonly text: string };

type Props = {
  readonly one: Version;
  readonly other: Version;
  /** Whether `other` comes after `one`: where there is no room for both, `one` is struck out. */
  readonly isInOrder?: boolean;
};

/** A side-by-side diff with unchanged parts folded; unified on a phone. */
export function TwoVersions({ isInOrder = false, ...versions }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { facts } = useDesk().lists;
  const texts = JSON.stringify(versions, (key, value) =>
    key === 'text' ? signsInWords(value, facts) : value,
  );
  useEffect(() => {
    const { one, other }: typeof versions = JSON.parse(texts);
    const parent = place.current as HTMLDivElement;
    const [shown, struck] = isInOrder ? [other, one] : [one, other];
    const view = isNarrow() ? unified(parent, shown, struck) : sideBySide(parent, one, other);
    return () => view.destroy();
  }, [texts, isInOrder]);
  return <div ref={place} className="versions" />;
}

const collapseUnchanged = { margin: 1 };

function sideBySide(parent: HTMLElement, one: Version, other: Version): MergeView {
  return new MergeView({ a: shown(one), b: shown(other), parent, collapseUnchanged });
}

function unified(parent: HTMLElement, one: Version, struck: Version): EditorView {
  const { doc, extensions } = shown(one, `. ${struck.title}, struck out`);
  const original = struck.text;
  const merged = unifiedMergeView({ original, mergeControls: false, collapseUnchanged });
  return new EditorView({ parent, doc, extensions: [...extensions, merged] });
}

function shown({ title, text }: Version, more = '') {
  const textContent = title + more;
  const heading = Object.assign(document.createElement('h3'), { textContent });
  return {
    doc: text,
    extensions: [
      markdown({ base: markdownLanguage, completeHTMLTags: false, addKeymap: false }),
      syntaxHighlighting({ style: classOf }),
      EditorView.cspNonce.of(nonce()),
      EditorState.readOnly.of(true),
      EditorView.lineWrapping,
      showPanel.of(() => ({ dom: heading, top: true })),
      // Keys scroll it.
      EditorView.contentAttributes.of({ 'aria-label': title, tabindex: '0' }),
    ],
  };
}

/** By what the signs around words mean, as in the editor. */
const classes: Readonly<Record<string, string>> = {
  strong: 'text-strong',
  emphasis: 'text-em',
  strikethrough: 'text-del',
  monospace: 'text-code',
  link: 'text-link',
  url: 'text-address',
  quote: 'text-em',
  processingInstruction: 'text-sign',
};

function classOf(tags: readonly unknown[]): string | null {
  const names = tags.map((tag) => {
    const [, level] = /^heading(\d)/.exec(String(tag)) ?? [];
    return level ? `text-strong text-heading--${level}` : classes[String(tag)];
  });
  return names.filter(Boolean).join(' ') || null;
}
