import { withCommas } from '../../engine/kernel/text.ts';

/** For headlines: £1k, £1.5k, £950. */
export function shortPrice(price: number): string {
  return price % 100 === 0 && price >= 1000 ? `£${price / 1000}k` : fullPrice(price);
}

/** £1,000, and £5.40 where there are pence. */
export function fullPrice(price: number): string {
  return `£${withCommas(Number.isInteger(price) ? price : price.toFixed(2))}`;
}
