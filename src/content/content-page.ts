import type { Body } from './markdown.ts';
import type { Source } from './source-file.ts';

/** A page of its own: its fields, its text, its address and where it came from. */
export type Page<Data> = Data & {
  readonly path: string;
  readonly body: Body;
  readonly source: Source;
};
