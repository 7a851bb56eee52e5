import type { z } from 'zod';
import type { Body } from './markdown.ts';
import type { Source } from './source-file.ts';

/** A page: its fields, body, path and source file. */
export type Page<Data> = Data & {
  readonly path: string;
  readonly body: Body;
  readonly source: Source;
};

/** A page as a schema outputs it. */
export type PageOf<Schema extends z.ZodType> = Page<z.infer<Schema>>;
