import type { Family } from '../../engine/content/tables.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import type { Site } from './site.ts';
import type { SubjectOf, Subjects } from './subject.ts';

/** Makes the routes of a kind: each selects what its page shows. */
export type Routes = (site: Site, subjects: Subjects) => readonly PageRoute[];

/** A kind of page of which there are many. */
export type FamilyRow = Family & {
  /** What staff call one of its pages, and all of them. */
  readonly titles: readonly [one: string, many: string];
  /** How other pages show its pages. */
  readonly subject: SubjectOf;
  /** The most words that a page's text should have. */
  readonly maxWords?: number;
};

/** A family of pages, with the types of its own fields. */
export function defineFamily<const K extends FamilyRow>(kind: K): K {
  return kind;
}
