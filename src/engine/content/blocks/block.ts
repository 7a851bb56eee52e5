import type { MarkedExtension, Token } from 'marked';
import type { Fault } from '../../kernel/problem.ts';

export type Found = {
  readonly token: Token;
  readonly line: number;
  readonly depth: number;
  readonly parent?: Token | undefined;
};

/** By default on its token's line. */
export type Mistake = Fault & { readonly line?: number; readonly column?: number };

/** What may stand for each thing that is counted. */
export const pictogramMarks = [
  'bubbles',
  'days',
  'fish',
  'houses',
  'people',
  'phones',
  'tables',
  'windows',
] as const;

export type PictogramMark = (typeof pictogramMarks)[number];

/** Draws for Markdown, which has no access to the site's drawings. */
export type Drawings = {
  /**
   * An image without text, which the chart's table has.
   *
   * @param values none negative; at least one is above zero.
   * @param lit the index of the bar drawn as the lighthouse; by default the highest.
   */
  readonly chart: (values: readonly number[], lit?: number) => string;
  /**
   * Marks without text, which the list beside them has.
   *
   * @param counts for each kind of mark.
   */
  readonly pictogram: (mark: PictogramMark, counts: readonly number[]) => string;
};

/** A kind of block in texts. To add one, write a file beside this one and a row in `blocks.ts`. */
export type Block = {
  /**
   * Renders its HTML. Its class is the name of its stylesheet in `src/site/ui`.
   *
   * @param text the Markdown around it, without quotations.
   */
  readonly renderer: (drawings: Drawings, text: string) => NonNullable<MarkedExtension['renderer']>;
  /** Rearranges the rendered HTML around blocks of this kind. */
  readonly arranged?: (html: string) => string;
  readonly mistakes?: (found: Found) => readonly Mistake[];
};
