/**
 * Strips what React emits only for hydration or XHTML, as page markup is never hydrated: comments
 * between text nodes, optional slashes and closing tags. Also strips image preloads, which would
 * delay the font, and escaped quotes in props. Not for a widget's markup: hydration needs its
 * comments.
 */
export function lean(markup: string): string {
  return markup
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll('<!-- -->', '')
    .replace(/(<(?:img|br|source)\b[^>]*)\/>/g, '$1>')
    .replaceAll('></path>', '/>')
    .replace(/ data-props="([^"]*)"/g, (_, props: string) => {
      return ` data-props='${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
    });
}
