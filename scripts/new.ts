import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '../src/engine/content/reader.ts';
import { formatProblem, ProblemsError } from '../src/engine/kernel/problem.ts';
import { fieldReference, fieldsOf } from '../src/studio/authoring/field-reference.ts';
import { newContent } from '../src/studio/authoring/new-content.ts';
import { startable } from '../src/studio/authoring/startable.ts';
import type { NewContent } from '../src/studio/authoring/template.ts';
import { ContentFolder } from '../src/studio/desk/content-folder.ts';

/**
 * `npm run new article "A title"`: writes a file with the fields that the kind needs, and says what
 * is to be filled in. Nothing is ever replaced: a new page needs a free name, and a list only grows.
 * With `--fields` it only says what fields are for.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    content: { type: 'string', default: join(import.meta.dirname, '..') },
    fields: { type: 'boolean', default: false },
  },
});
const [kind, ...words] = positionals;

try {
  if (values.fields) console.log(kind ? fieldsOf(kind).join('\n') : fieldReference());
  else if (kind === undefined) console.log(usage());
  else {
    const made = newContent(readContent(values.content), kind, words.join(' '));
    const bytes = new TextEncoder().encode(made.text);
    new ContentFolder(values.content).change(new Map([[made.path, bytes]]));
    console.log(reportNew(made));
  }
} catch (error) {
  if (!(error instanceof ProblemsError)) throw error;
  console.error(`Nothing was written.\n\n${error.problems.map(formatProblem).join('\n')}`);
  process.exitCode = 1;
}

/** What the command says when it is asked for nothing. */
function usage(): string {
  const names = [...startable().keys()].join(', ');
  return `npm run new article "The tide table" starts an article of that title.

It can start: ${names}.

npm run new -- --fields article says what each field of an article is for, and of any other name or
file in the same way; without a name, it lists the fields of every file.`;
}

/** What has been made, and what is to be filled in. */
function reportNew({ path, isAddition, places, address }: NewContent): string {
  const next = isAddition
    ? 'Fill them in before you build: the build stops until then.'
    : 'Fill them in, delete the line "draft: true", and run npm start.';
  return [
    `${isAddition ? 'Added to' : 'Made'} ${path}.`,
    ...(address ? [`Its address will be ${address}.`] : []),
    '',
    'To be filled in:',
    ...places.map(({ line, message }) => `  line ${line}: ${message}`),
    '',
    next,
  ].join('\n');
}
