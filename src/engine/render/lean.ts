/**
 * React's markup without what is only for hydration or XHTML, as pages are never hydrated. Not for a
 * widget's markup, whose comments hydration needs. In texts and attributes React escapes <, > and ".
 */
export function lean(markup: string): string {
  return (
    markup
      // Between adjacent texts.
      .replaceAll('<!-- -->', '')
      // They would delay the font.
      .replace(/<link rel="preload" as="image"[^>]*>/g, '')
      .replace(/(<(?:img|br|source)\b[^>]*)\/>/g, '$1>')
      .replace(/(<path\b[^>]*)><\/path>/g, '$1/>')
      // Quoted so that JSON needs few escapes.
      .replace(/(?<= data-props=)"([^"]*)"/g, (_, props: string) => {
        return `'${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
      })
  );
}
