/**
 * How to write a value so that it is of the expected type, as the end of a sentence; empty where
 * that is not known.
 *
 * @param expected zod's name of the type.
 */
export function typeCure(expected: string, value: unknown, file: string): string {
  if (expected === 'array' && typeof value === 'string' && value.includes(',')) {
    const items = value.split(',').map((item) => item.trim());
    const isJson = file.endsWith('.json');
    return ` Write [${items.map((item) => (isJson ? `"${item}"` : item)).join(', ')}].`;
  }
  if (expected === 'number' && typeof value === 'string') return numberCure(value);
  if (expected !== 'string') return '';
  if (typeof value === 'number' || typeof value === 'boolean') {
    return ` Put it in "double quotes".`;
  }
  const isGroup = typeof value === 'object' && value !== null;
  return isGroup && file.endsWith('.md')
    ? ' If it begins with [ or {, put the whole value in "double quotes".'
    : '';
}

/** `"£1,000"` is written `1000`: without quotes, sign and comma. */
function numberCure(value: string): string {
  const figure = value.trim().replace(/^[£$€]\s*|[\s,](?=\d{3}\b)|\s*%$/g, '');
  return /^-?\d+(\.\d+)?$/.test(figure) ? ` Write ${figure}, without quotes.` : '';
}
