import { isMediaPath } from '../../engine/content/media.ts';
import type { SourceFile } from '../../engine/content/source-file.ts';
import { type ContentKind, kindOf } from './content-kind.ts';
import type { FieldValue } from './desk-forms.ts';
import { fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { dataShown } from './kind-titles.ts';

export type SavedText = {
  readonly path: string;
  readonly kind: ContentKind;
  readonly text: string;
  /** Undefined if they cannot be read. */
  readonly fields: FieldValue | undefined;
  readonly title: string;
};

/** Every text of the content that can be edited; what is not UTF-8 has an empty one. */
export function savedTexts(files: readonly SourceFile[]): SavedText[] {
  return files.flatMap((file) => {
    const kind = isMediaPath(file.path) ? undefined : kindOf(file.path);
    return kind && !file.unreadable ? [savedText(file, kind)] : [];
  });
}

/** The last text of each file, since most are asked for again and again as they were. */
const known = new Map<string, SavedText>();

function savedText({ path, bytes }: SourceFile, kind: ContentKind): SavedText {
  const text = fileText(bytes)?.text ?? '';
  const before = known.get(path);
  if (before?.text === text) return before;
  const fields = fieldsIn(path, text);
  const written = field(fields, 'title');
  const title = dataShown[kind.name]?.title ?? (typeof written === 'string' ? written : undefined);
  const saved = { path, kind, text, fields, title: title ?? path.replace(/^.*\//, '') };
  known.set(path, saved);
  return saved;
}

export function field(fields: unknown, name: string): unknown {
  return typeof fields === 'object' && fields !== null ? Reflect.get(fields, name) : undefined;
}
