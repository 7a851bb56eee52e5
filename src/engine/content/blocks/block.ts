import type { MarkedExtension, Token } from 'marked';
import type { Fault } from '../../kernel/problem.ts';

export type Found = {
  readonly token: Token;
  readonly line: number;
  readonly depth: number;
  readonly parent?: Token | undefined;
};

/** On the line of its token, if it says no other. */
export type Mistake = Fault & { readonly line?: number; readonly column?: number };

/** The drawings that a text may ask for, as HTML. They are given to Markdown, which draws nothing. */
export type Drawings = {
  /**
   * An image without words: those are the chart's own.
   *
   * @param values none negative; at least one is above zero.
   * @param lit the place of the bar that is the lighthouse; the highest one's if it is left out.
   */
  readonly chart: (values: readonly number[], lit?: number) => string;
};

/** A kind of block that a text may hold. A new one is a file beside this one and a row in `blocks.ts`. */
export type Block = {
  /**
   * How it is read and written. Its classes name the stylesheet in `src/site/ui` that styles it.
   *
   * @param text the Markdown of the text that it stands in, without the quotations.
   */
  readonly renderer: (drawings: Drawings, text: string) => NonNullable<MarkedExtension['renderer']>;
  /** The finished text, with blocks of this kind and what follows them arranged. */
  readonly arranged?: (html: string) => string;
  readonly mistakes?: (found: Found) => readonly Mistake[];
};
