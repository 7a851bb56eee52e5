/** A British number as it is dialled from anywhere: `+44 191 498 0123`. */
export function internationalNumber(telephone: string): string {
  return telephone.replace(/^0/, '+44 ');
}

/** The address of a link that calls a number, of nothing but digits and a plus. Source: RFC 3966. */
export function telephoneUrl(telephone: string): string {
  return `tel:${internationalNumber(telephone).replace(/[^\d+]/g, '')}`;
}

/** A number whose groups a line doesn't break between: its spaces are no-break spaces. */
export function onOneLine(telephone: string): string {
  return telephone.replaceAll(' ', '\u00a0');
}
