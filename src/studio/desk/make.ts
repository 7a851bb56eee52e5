import type { SourceFile } from '../../engine/content/source-file.ts';
import { newContent } from '../authoring/new-content.ts';
import { startable } from '../authoring/startable.ts';
import type { ContentFolder } from './content-folder.ts';
import type { DeskCalls, OpenFile } from './desk-messages.ts';
import type { FieldPath } from './desk-problem.ts';
import { fieldsIn } from './edited-text.ts';
import { valueAt } from './field-values.ts';
import { fileText } from './file-text.ts';
import { opened } from './open-file.ts';

type Made = OpenFile & { readonly added?: FieldPath };

/**
 * A new page or item as `npm run new` would write it, but unsaved.
 *
 * @throws ProblemsError if there is no such kind, or what is to be made exists.
 */
export function made(
  { what, title, text }: DeskCalls['make']['ask'],
  files: readonly SourceFile[],
  folder: ContentFolder,
): Made {
  const found = startable().get(what);
  const list = found && 'list' in found ? found.list : undefined;
  const started = newContent(list ? withUnsaved(files, list.file, text) : files, what, title);
  const bytes = new TextEncoder().encode(started.text);
  const next = fileText(bytes)?.text ?? started.text;
  const file = opened(started.path, next, folder.digest(started.path), false);
  if (!list) return file;
  const items = valueAt(fieldsIn(started.path, next), list.at);
  const last = Array.isArray(items) ? items.length - 1 : 0;
  return { ...file, added: [...list.at, last] };
}

function withUnsaved(files: readonly SourceFile[], path: string, text?: string): SourceFile[] {
  if (text === undefined) return [...files];
  const others = files.filter((file) => file.path !== path);
  return [...others, { path, bytes: new TextEncoder().encode(text) }];
}
