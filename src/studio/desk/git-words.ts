import { countWords } from '../../engine/kernel/text.ts';
import { dataShown, kindOf, titleOfOne } from './content-kind.ts';
import type { GitChange } from './desk-messages.ts';
import { titleIn } from './saved-content.ts';

/** How a file differs from the last commit. */
export type Status = Pick<GitChange, 'file' | 'how' | 'former'>;

/** With both texts, as far as there are any. */
export type Difference = Status & {
  readonly before: string | undefined;
  readonly after: string | undefined;
};

export function inWords(difference: Difference): GitChange {
  const { file, how, former, before, after } = difference;
  const isText = before !== undefined && after !== undefined;
  const more = isText ? countWords(after) - countWords(before) : 0;
  const count = Math.abs(more) === 1 ? 'one word' : `${Math.abs(more)} words`;
  const change = more === 0 || how !== 'changed' ? '' : `, ${count} ${more > 0 ? 'more' : 'fewer'}`;
  const words = `${subject(difference)}: ${former ? renamed(difference) : how}${change}`;
  const title = subject(difference).replace(/^[^“]*(?=“)/, '');
  return { file, how, words, title, ...(former && { former }) };
}

function renamed({ file, former = '', before = '', after = '' }: Difference): string {
  const old = titleIn(former, before);
  return old === titleIn(file, after) ? 'renamed' : `renamed, before “${old}”`;
}

function subject(difference: Difference): string {
  const { file, before, after } = difference;
  const kind = kindOf(file);
  const data = kind && dataShown[kind.name]?.title;
  if (data) return data;
  const title = titleIn(file, after ?? before ?? '');
  if (!kind) return file.replace(/^content\/(media\/)?/, '');
  const one = kind.family ? titleOfOne(kind.name) : 'Page';
  return title ? `${one} “${title}”` : file;
}
