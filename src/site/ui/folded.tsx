import type { ReactNode } from 'react';

/** Open in print. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="folded">
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
