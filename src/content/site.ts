import type { z } from 'zod';
import type {
  CorePageName,
  corePages,
  DataFileName,
  dataFiles,
  FamilyName,
  families,
} from './kinds.ts';
import type { Body } from './markdown.ts';
import type { Source } from './source-file.ts';

/** A page: its fields, body, path and source file. */
export type Page<Data> = Data & {
  readonly path: string;
  readonly body: Body;
  readonly source: Source;
};

type Data = { readonly [Name in DataFileName]: z.infer<(typeof dataFiles)[Name]['schema']> };
type Families = {
  readonly [Name in FamilyName]: readonly Page<z.infer<(typeof families)[Name]['schema']>>[];
};
type CorePages = {
  readonly [Name in CorePageName]: Page<z.infer<(typeof corePages)[Name]['schema']>>;
};

/** All of `content/`, validated and frozen. */
export type Site = Data & Families & { readonly pages: CorePages };

export type Article = Families['articles'][number];
export type Project = Families['projects'][number];
export type ServicePage = Families['servicePages'][number];
export type Location = Families['locations'][number];
export type Sector = Families['sectors'][number];
export type Audience = Families['audiences'][number];
