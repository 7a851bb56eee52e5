import type { ReactNode } from 'react';

type FoldedProps = {
  summary: string;
  children: ReactNode;
};

/** Open in print. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className="folded">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** The same as HTML, for a part of a rendered text; `onPhone`, it is open wherever the screen is wider. */
export function foldedHtml(summary: string, html: string, onPhone = false): string {
  const part = `<div class="prose__part">${html}</div>`;
  return `<details class="folded${onPhone ? ' folded--phone' : ''}"><summary>${summary}</summary>${part}</details>`;
}
