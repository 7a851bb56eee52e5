/*
 * What React emits only for hydration or XHTML is left out, as page markup is never hydrated. Not
 * in a widget's markup: hydration needs its comments.
 */

/** Stands between adjacent texts. */
export const betweenTexts = '<!-- -->';

/** Begins the tag that preloads an image, which would delay the font. */
export const imagePreload = '<link rel="preload" as="image"';

/** Whether an element's tag may end with a slash that HTML does without. */
export function hasOptionalSlash(name: string): boolean {
  return name === 'img' || name === 'br' || name === 'source';
}

/** A widget's props quoted to need few escapes. @param attribute as React writes it. */
export function leanProps(attribute: string): string {
  return attribute.replace(/^( data-props=)"([^"]*)"$/, (_, name: string, props: string) => {
    return `${name}'${props.replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`;
  });
}
