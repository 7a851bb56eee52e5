import type { ReactNode } from 'react';

/** What opens at a press, without a script too; in print it is open. */
export function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="folded">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
