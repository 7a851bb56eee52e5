import type { ReactNode } from 'react';

type FoldedProps = { summary: string; children: ReactNode };

/** What opens at a tap on narrow screens; on wide ones it is open, and nothing says that it isn't. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className="folded">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
