import type { z } from 'zod';
import type { BaseSite } from './base-site.ts';
import type { PageOf } from './content-page.ts';
import type { DataFile, Family, Kinds, SinglePage, Tables } from './tables.ts';

export type SiteOf<T extends Tables> = DataOf<T['data']> &
  ListsOf<T['kinds']> &
  Pick<BaseSite, 'media' | 'held' | 'isCopy'> & {
    readonly pages: PagesOf<T['kinds']>;
  };

type Names<Table, Row> = {
  [Name in keyof Table]: Table[Name] extends Row ? Name : never;
}[keyof Table];

type DataOf<Files extends Readonly<Record<string, DataFile>>> = {
  readonly [Name in keyof Files]: z.infer<Files[Name]['schema']>;
};

type PagesOf<Table extends Kinds> = {
  readonly [Name in Names<Table, SinglePage>]: PageOfKind<Table[Name]>;
};

type ListsOf<Table extends Kinds> = {
  readonly [Name in Names<Table, Family> as ListOf<Table[Name]>]: readonly PageOfKind<
    Table[Name]
  >[];
};

type PageOfKind<Kind> = Kind extends { readonly schema: infer Schema extends z.ZodType }
  ? PageOf<Schema>
  : never;

type ListOf<Kind> = Kind extends { readonly list: infer List extends string } ? List : never;
