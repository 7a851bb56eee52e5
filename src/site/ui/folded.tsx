import type { ReactNode } from 'react';

type FoldedProps = { summary: string; children: ReactNode };

/** What opens at a press, without a script too; in print it is open. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className="folded">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
