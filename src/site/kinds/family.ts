import type { Family } from '../../engine/content/tables.ts';
import type { PageRoute } from '../../engine/render/page-route.ts';
import type { Site } from './site.ts';
import type { SubjectOf, Subjects } from './subject.ts';

export type Routes = (site: Site, subjects: Subjects) => readonly PageRoute[];

export type FamilyRow = Family & {
  readonly titles: readonly [one: string, many: string];
  readonly subject: SubjectOf;
  /** The recommended maximum for its pages. */
  readonly maxWords?: number;
};

export function defineFamily<const K extends FamilyRow>(kind: K): K {
  return kind;
}
