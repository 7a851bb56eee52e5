import type { Body } from '../content/markdown.ts';

/** A Markdown text. Its HTML comes from an allow-list: see `content/markdown.ts`. */
export function Prose({ body, className = '' }: { body: Body; className?: string }) {
  return (
    <div className={`prose ${className}`.trim()} dangerouslySetInnerHTML={{ __html: body.html }} />
  );
}
