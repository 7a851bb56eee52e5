/**
 * Markup without what React leaves in it for a browser that takes it up again, which nothing does
 * with a page's own: comments between pieces of text, slashes and closing tags that HTML has no
 * need of, its preloading of pictures, which would put the font behind them, and escapes that the
 * other kind of quotation mark saves. Not for a widget's markup before it is filled in: React looks for its comments there.
 */
export function lean(markup: string): string {
  return markup
    .replace(/<link rel="preload" as="image"[^>]*>/g, '')
    .replaceAll('<!-- -->', '')
    .replace(/(<(?:img|br)\b[^>]*)\/>/g, '$1>')
    .replaceAll('></path>', '/>')
    .replace(/ data-props="([^"]*)"/g, (_, props: string) => {
      return ` data-props='${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
    });
}
