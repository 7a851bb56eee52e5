import type { ReactNode } from 'react';

type FoldedProps = {
  summary: string;
  children: ReactNode;
  /** Open wherever the screen is wider. */
  onPhone?: boolean;
};

/** Open in print. */
export function Folded({ summary, children, onPhone = false }: FoldedProps) {
  return (
    <details className={onPhone ? 'folded folded--phone' : 'folded'}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** The same as HTML, for a part of a rendered text. */
export function foldedHtml(summary: string, html: string): string {
  const part = `<div class="prose__part">${html}</div>`;
  return `<details class="folded"><summary>${summary}</summary>${part}</details>`;
}
