import type { ReactNode } from 'react';

/**
 * A heading's sentences, and what stands before and after a colon, each kept together: a line
 * breaks between them first. The style sheet does it, for every `<span>` of a heading.
 */
export function bySense(title: string): ReactNode {
  const parts = title.split(/(?<=[.:?!]) /);
  if (parts.length === 1) return title;
  return parts.map((part, at) => (
    // The parts of a title never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <span key={at}>{at < parts.length - 1 ? `${part} ` : part}</span>
  ));
}
