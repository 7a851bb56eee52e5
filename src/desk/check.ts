import { readingMinutes } from '../kernel/text.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Check, Checked, DeskProblem, FieldValue } from './desk-messages.ts';
import { bodyStart, editedText, fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { kindAt, versionOf } from './open-file.ts';
import { addressOf, pagesShowing, wordsIn } from './page-of-file.ts';
import type { Previews } from './previews.ts';
import { placed } from './problem-places.ts';
import type { SiteVersion, SiteVersions } from './site-versions.ts';

/** What checks and previews need. */
export type CheckPlace = {
  readonly folder: ContentFolder;
  readonly versions: SiteVersions;
  readonly previews: Previews;
};

/**
 * Everything that follows from an unsaved text: what is wrong in the whole site, and its preview.
 *
 * @throws ProblemsError if no form fits the file, or its fields cannot be edited.
 */
export async function checked(
  { path, text: given, edits = [], draft }: Check,
  { folder, versions, previews }: CheckPlace,
): Promise<Checked> {
  const { schema } = kindAt(path);
  const text = editedText(path, given, edits, schema);
  const changes = new Map([[path, text]]);
  const version = await versions.load(changes);
  const blocking = await versions.blocking(changes, version);
  const isDraft = version.drafts.has(path);
  if (version.loaded) previews.show(draft, version.loaded, versionOf(text));
  const shown = previews.shown(draft);
  const values = fieldsIn(path, text);
  const words = wordsIn(path, text);
  const note = previewNote(path, version);
  return {
    text,
    bodyFrom: bodyStart(path, text),
    ...(values !== undefined && { values: values as FieldValue }),
    problems: ownFirst(path, placed(path, text, version.problems)),
    blocking: blocking.length,
    words,
    readingTime: readingMinutes(words),
    ...addresses(path, text, folder),
    shownOn: shown ? pagesShowing(path, shown.loaded) : [],
    version: shown?.of ?? 'none',
    ...(note && { previewNote: note }),
    isDraft,
  };
}

/** The file's own problems are what its editor can put right. */
export function ownFirst(path: string, problems: readonly DeskProblem[]): DeskProblem[] {
  const isOwn = ({ file }: DeskProblem) => file === path;
  return [...problems.filter(isOwn), ...problems.filter((one) => !isOwn(one))];
}

function addresses(
  path: string,
  text: string,
  folder: ContentFolder,
): Pick<Checked, 'address' | 'formerAddress'> {
  const address = addressOf(path, text);
  if (address === undefined) return {};
  const saved = folder.read(path);
  const before = saved && addressOf(path, fileText(saved)?.text ?? '');
  return { address, ...(before !== undefined && before !== address && { formerAddress: before }) };
}

function previewNote(path: string, { loaded, drafts, problems }: SiteVersion): string | undefined {
  if (!loaded) return 'The preview is of an earlier text: it follows when nothing stops the build.';
  const isLeftOut = drafts.has(path) && problems.some(({ file }) => file === path);
  return isLeftOut
    ? 'A draft with problems has no page yet: the preview follows when they are put right.'
    : undefined;
}
