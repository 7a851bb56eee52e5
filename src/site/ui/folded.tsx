import type { ReactNode } from 'react';
import { Markup } from './markup.tsx';

/** Open in print. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="folded">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

export function FoldedText({ summary, html }: { summary: string; html: string }) {
  return (
    <Folded summary={summary}>
      <Markup className="prose__part" html={html} />
    </Folded>
  );
}
