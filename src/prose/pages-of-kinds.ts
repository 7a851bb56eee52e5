import type { FamilyName } from '../content/kinds.ts';
import type { Page } from '../content/site.ts';

/** The part of a site that the page rules check: a list of pages for each kind. */
export type PagesOfKinds = { readonly [Name in FamilyName]: readonly Page<object>[] };
