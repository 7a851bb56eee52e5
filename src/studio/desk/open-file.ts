import { ProblemsError } from '../../engine/kernel/problem.ts';
import { type ContentKind, kindOf } from './content-kind.ts';
import type { FieldValue, Form } from './desk-forms.ts';
import type { OpenFile, ReadText } from './desk-messages.ts';
import { bodyStart, fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { formField } from './form-field.ts';
import { isAddressFromTitle } from './page-of-file.ts';

/** The form of a kind of file. */
export function formOf(kind: ContentKind): Form {
  const words = kind.family?.words;
  return {
    field: formField(kind.schema),
    hasBody: kind.hasBody,
    ...(words && { words }),
    isPageOfMany: kind.family !== undefined,
    isAddressFromTitle: isAddressFromTitle(kind),
  };
}

/** @throws ProblemsError if no form fits the file. */
export function kindAt(path: string): ContentKind {
  const kind = kindOf(path);
  if (kind) return kind;
  const message = 'is no page and no list of the site, so it cannot be edited here.';
  throw new ProblemsError([{ file: path, message }]);
}

/**
 * A text as it is opened. Its fields are left out where they cannot be read.
 *
 * @param saved the digest of what is on the disk; `null` if nothing is.
 */
export function opened(
  path: string,
  text: string,
  saved: string | null,
  isCommitted: boolean,
): OpenFile {
  const form = formOf(kindAt(path));
  return { type: 'file', path, ...readText(path, text), digest: saved, form, isCommitted };
}

/** A text, where its body begins, and its fields as far as they can be read. */
export function readText(path: string, text: string): ReadText {
  const values = fieldsIn(path, text);
  const bodyFrom = bodyStart(path, text);
  // What was parsed from JSON or YAML holds nothing else.
  return { text, bodyFrom, ...(values !== undefined && { values: values as FieldValue }) };
}

/** A file's text and its digest. @throws ProblemsError if it is not UTF-8. */
export function textOf(path: string, bytes: Uint8Array): { text: string; digest: string } {
  const found = fileText(bytes);
  if (found) return found;
  const message =
    'is not UTF-8 text, so it cannot be edited here. Save it again with the encoding "UTF-8".';
  throw new ProblemsError([{ file: path, message }]);
}
