import type { PhotographFormat } from '../kernel/photograph.ts';

/**
 * How photographs are encoded. AVIF's effort: with 3, a picture 2,560 px wide takes 2 seconds of one
 * core; with 4 it takes 12 and is no smaller, and with 2 it is a fifth larger.
 */
export const recipes = {
  full: { avif: { quality: 50, effort: 3 }, webp: { quality: 72, effort: 4 } },
  quick: { avif: { quality: 50, effort: 0 }, webp: { quality: 72, effort: 0 } },
} as const;

export type RecipeName = keyof typeof recipes;

/** What a recipe makes, best first. The quick one is for previews, which wait for it. */
export const recipeFormats: Readonly<Record<RecipeName, readonly PhotographFormat[]>> = {
  full: ['avif', 'webp', 'jpg'],
  quick: ['webp'],
};

/** What decides how a photograph's files come out, as paths from the project's root. */
export const encoderSources = [
  'node_modules/sharp/package.json',
  'src/engine/media/encode.ts',
  'src/engine/media/recipes.ts',
] as const;
