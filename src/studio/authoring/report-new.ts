import type { NewContent } from './new-file.ts';
import { startable } from './startable.ts';

/** What the command says when it is asked for nothing. */
export function usage(): string {
  const names = [...startable().keys()].join(', ');
  return `npm run new article "The tide table" starts an article of that title.

It can start: ${names}.

npm run new -- --fields article says what each field of an article is for, and of any other name or
file in the same way; without a name, it lists the fields of every file.`;
}

/** What has been made, and what is to be filled in. */
export function reportNew({ path, isAddition, places, address }: NewContent): string {
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
