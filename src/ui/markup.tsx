/**
 * HTML that is already markup: a text rendered from Markdown, whose allow-list is in
 * `content/markdown.ts`, or a drawing of our own. The one place where a string becomes markup.
 */
export function Markup({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: both sources above hold no foreign HTML.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
