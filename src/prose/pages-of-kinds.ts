import type { FamilyName } from '../kinds/kinds.ts';
import type { Page } from '../kinds/site.ts';

/** The part of a site that rules over pages read: a list of pages for each kind. */
export type PagesOfKinds = { readonly [Name in FamilyName]: readonly Page<object>[] };
