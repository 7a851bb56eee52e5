import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

/** How Markdown looks in the editor: like the page, in a quiet key, with its signs in grey. */
export const textMarks: Extension = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading1, fontWeight: '700', fontSize: '1.5em' },
    { tag: tags.heading2, fontWeight: '700', fontSize: '1.4em', letterSpacing: '-0.02em' },
    { tag: tags.heading3, fontWeight: '700', fontSize: '1.2em', letterSpacing: '-0.015em' },
    { tag: tags.strong, fontWeight: '700' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: tags.strikethrough, textDecoration: 'line-through' },
    { tag: tags.link, color: 'var(--sea)', textDecoration: 'underline' },
    { tag: tags.url, color: 'var(--sea)', textDecoration: 'none' },
    { tag: tags.monospace, fontFamily: 'ui-monospace, Menlo, monospace', fontSize: '0.875em' },
    {
      tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName],
      color: 'var(--muted)',
    },
    { tag: tags.quote, color: 'var(--deep)' },
  ]),
);
