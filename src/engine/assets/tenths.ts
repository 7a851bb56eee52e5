/**
 * Formats tenths of a unit for SVG: 15 is `1.5`, -5 is `-.5`. Drawings contain thousands of
 * numbers, and formatting integers is many times faster than formatting fractions.
 */
export function fromTenths(tenths: number): string {
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const rest = size % 10;
  const digits = rest === 0 ? `${whole}` : `${whole || ''}.${rest}`;
  return tenths < 0 ? `-${digits}` : digits;
}
