/**
 * Renders an HTML string: a Markdown text, in which the engine has refused all HTML, or
 * one of our own drawings. The only component that takes raw HTML.
 */
export function Markup({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: neither source above contains untrusted HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
