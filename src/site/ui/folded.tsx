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
    <details className={classOf(onPhone)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

const classOf = (onPhone: boolean) => (onPhone ? 'folded folded--phone' : 'folded');

/** The same as HTML, for a part of a rendered text. */
export function foldedHtml(summary: string, html: string, onPhone = false): string {
  const part = `<div class="prose__part">${html}</div>`;
  return `<details class="${classOf(onPhone)}"><summary>${summary}</summary>${part}</details>`;
}
