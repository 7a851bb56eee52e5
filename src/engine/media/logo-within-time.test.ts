import { expect, test } from 'vitest';
import { logoWithinTime } from './logo-within-time.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const many = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('');

test('a usual logo is cleaned', async () => {
  const logo = '<style>.a{fill:#c0ffee}</style><path class="a" d="M0 0h9v9z"/>';
  expect(await logoWithinTime(svg(logo))).toMatchObject({
    svg: expect.stringContaining('fill="#c0ffee"'),
    viewBox: [0, 0, 9, 9],
  });
});

test('a logo with thousands of styles and shapes is refused while everybody else is served', async () => {
  const rules = many(4000, (at) => `.c${at}{fill:#c${at}}`);
  const logo = svg(`<style>${rules}</style>${many(3000, () => '<path d="M0 0h9v9z"/>')}`);
  let ticks = 0;
  const clock = setInterval(() => ticks++, 10);
  await expect(logoWithinTime(logo, 500)).rejects.toThrow(
    'has too many shapes and styles to be cleaned. Export it',
  );
  clearInterval(clock);
  expect(ticks).toBeGreaterThan(10);
});
