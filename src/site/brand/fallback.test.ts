import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fixtureSite } from '../../e2e/fixtures/fixture-site.ts';
import { lineWidth, openFont } from '../../engine/assets/lettering.ts';
import { typeface as own, ownInstance } from './typeface.ts';

const typeface = readFileSync(own.path);
const rules = readFileSync('src/site/styles/base.css', 'utf8').match(/@font-face \{[^}]*\}/g) ?? [];
const words = fixtureSite.articles.flatMap(({ title, excerpt, summary }) => [
  title,
  excerpt,
  summary,
]);

/** Arimo has the widths of Arial and, unlike Arial, a licence that lets us install it. */
const arial = (weight: number) =>
  openFont(readFileSync(`node_modules/@fontsource/arimo/files/arimo-latin-${weight}-normal.woff`));

type Face = [weight: string, stretch: string, wght: number, wdth: number, arialWeight: number];

const faces: Face[] = [
  // Arial has one font for both weights, so compare the weight used for paragraphs.
  ['400 500', '100%', 400, 100, 400],
  ['600 700', '100%', 700, 100, 700],
  ['600 700', '75%', 700, 75, 700],
  ['600 700', '120% 125%', 700, 125, 700],
];

test.each(faces)(
  'at weight %s and width %s the fallback font has the metrics of our typeface',
  async (weight, stretch, wght, wdth, arialWeight) => {
    const ours = openFont(await ownInstance(typeface, { wght, wdth }));
    const total = (font: typeof ours) =>
      words.reduce((sum, text) => sum + lineWidth(text, font, 0), 0);
    const adjust = total(ours) / total(arial(arialWeight));
    const said = descriptors(weight, stretch);
    expect(said('size-adjust')).toBeCloseTo(adjust * 100, 0);
    // Overrides are percentages of the adjusted size.
    const share = 100 / ours.unitsPerEm / (said('size-adjust') / 100);
    expect(said('ascent-override')).toBeCloseTo(ours.ascent * share, 0);
    expect(said('descent-override')).toBeCloseTo(-ours.descent * share, 0);
  },
);

test('every fallback font in the stylesheet is tested here', () => {
  const fallbacks = rules.filter((rule) => rule.includes('local('));
  expect(fallbacks).toHaveLength(faces.length);
});

/** The overrides of the @font-face of that weight and width, in per cent. */
function descriptors(weight: string, stretch: string): (name: string) => number {
  const rule = rules.find(
    (rule) =>
      rule.includes('local(') &&
      rule.includes(`font-weight: ${weight};`) &&
      rule.includes(`font-stretch: ${stretch};`),
  );
  return (name) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule ?? '')?.[1]);
}
