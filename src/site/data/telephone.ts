/** In international format: `+44 191 498 0123`. */
export function internationalNumber(telephone: string): string {
  return telephone.replace(/^0/, '+44 ');
}

/** A `tel:` URL. Source: RFC 3966. */
export function telephoneUrl(telephone: string): string {
  return `tel:${internationalNumber(telephone).replace(/[^\d+]/g, '')}`;
}

/** Uses no-break spaces. */
export function onOneLine(telephone: string): string {
  return telephone.replaceAll(' ', '\u00a0');
}
