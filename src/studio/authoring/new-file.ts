import { type Problem, ProblemsError } from '../../engine/kernel/problem.ts';

/** A file to be written, and the places in it that are to be filled in. */
export type NewContent = {
  readonly path: string;
  readonly text: string;
  /** Whether the file is there already and its list has grown. */
  readonly isAddition: boolean;
  /** What the build says of it until it is filled in. */
  readonly places: readonly Problem[];
  /** The page's address, if it is a page. */
  readonly address?: string;
};

/** @throws ProblemsError if no name of a file can be made from a title. */
export function refuseUnnamed(name: string, title: string): void {
  if (name !== '') return;
  const message =
    'needs a letter a-z or a figure, since names of files and addresses are made of those.';
  throw new ProblemsError([{ file: `"${title}"`, code: 'file-name', message }]);
}
