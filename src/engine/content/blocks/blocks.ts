import type { Block } from './block.ts';
import { callout } from './callout.ts';
import { chart } from './chart.ts';
import { codeBlock } from './code-block.ts';
import { figure } from './figure.ts';
import { pictogram } from './pictogram.ts';
import { plate } from './plate.ts';
import { pullQuote } from './pull-quote.ts';
import { table } from './table.ts';

/** All kinds of blocks. Where two match the same Markdown, the later row wins. */
export const blocks: readonly Block[] = [
  pullQuote,
  callout,
  plate,
  table,
  codeBlock,
  chart,
  pictogram,
  figure,
];
