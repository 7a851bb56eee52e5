import type { Subject, Subjects } from '../subject.ts';
import { subjectsAt } from '../subject.ts';

/**
 * What the pictures beside a page of the list are made from. The next older article is among them,
 * so that a picture is the same whether its article is the last of a page or the first of the next.
 *
 * @param page from 1.
 */
export function listedSubjects(
  lists: readonly (readonly { readonly path: string }[])[],
  page: number,
  subjects: Subjects,
): Subject[] {
  const older = lists[page]?.slice(0, 1) ?? [];
  return subjectsAt(
    [...(lists[page - 1] ?? []), ...older].map(({ path }) => path),
    subjects,
  );
}
