import { valuesNamed } from '../../engine/content/marked-fields.ts';
import { parse } from '../../engine/content/parse.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { ProblemsError } from '../../engine/kernel/problem.ts';
import { suggestion } from '../../engine/kernel/suggestion.ts';
import { dataFiles } from '../../site/data/data-files.ts';
import type { NewContent } from './new-file.ts';
import { newItem } from './new-item.ts';
import { newPage } from './new-page.ts';
import { startable } from './startable.ts';
import type { Known } from './template.ts';

/**
 * Starts a page or an item of a list, without writing or replacing a file.
 *
 * @throws ProblemsError if there is no such kind, or what is to be started exists.
 */
export function newContent(files: readonly SourceFile[], name: string, words: string): NewContent {
  const all = startable();
  const kind = all.get(name);
  if (!kind) {
    const names = [...all.keys()];
    const message = `is not a kind of content.${suggestion(name, names)} The kinds are ${names.join(', ')}.`;
    throw new ProblemsError([{ file: `"${name}"`, code: 'unknown-value', message }]);
  }
  if (words.trim() === '') {
    const message = 'needs a title or a name, such as "The tide table".';
    throw new ProblemsError([{ file: name, code: 'blank-field', message }]);
  }
  const known = knownNames(files);
  return 'page' in kind
    ? newPage({ ...kind.page, kind: name }, words.trim(), files, known)
    : newItem(kind.list, words.trim(), files, known);
}

/** The names in the data files; none of a file that can't be read. */
function knownNames(files: readonly SourceFile[]): Known {
  const data = new Map(
    Object.entries(dataFiles).map(([name, { file }]) => {
      const source = files.find(({ path }) => path === file);
      return [name, source && { value: readable(source) }];
    }),
  );
  return (from) => valuesNamed(from, data) ?? [];
}

function readable(file: SourceFile): unknown {
  try {
    return parse(file).data;
  } catch (error) {
    if (error instanceof ProblemsError) return [];
    throw error;
  }
}
