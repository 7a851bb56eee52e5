import { isMediaPath } from '../../engine/content/media.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Check, Checked } from './desk-messages.ts';
import type { DeskProblem } from './desk-problem.ts';
import { bodyStart, editedText, fieldsIn } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { mendedLinks } from './mended-links.ts';
import { kindAt, versionOf } from './open-file.ts';
import { addressOf, pagesShowing } from './page-of-file.ts';
import { nameLists } from './pick-lists.ts';
import type { Previews } from './previews.ts';
import { placed } from './problem-places.ts';
import { savedTexts } from './saved-content.ts';
import type { SiteVersion, SiteVersions } from './site-versions.ts';
import { withStandIns } from './stand-ins.ts';
import { titled, together, unsavedTexts, withoutOthersCures } from './together.ts';

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
  { path, text: given, edits = [], draft, others = [] }: Check,
  { folder, versions, previews }: CheckPlace,
): Promise<Checked> {
  const { schema } = kindAt(path);
  const text = editedText(path, given, edits, schema);
  const moved = addresses(path, text, folder);
  // As if links to the former address were mended already, which a save offers.
  const alone = new Map([...mendedFor(path, moved, versions), [path, text] as const]);
  const waiting = unsavedTexts(others, folder);
  const { changes, version, blocking, files } = await together(path, alone, waiting, versions);
  const isDraft = version.drafts.has(path);
  const preview = await previewOf(path, changes, version, versions);
  const isAsTyped = preview === version.loaded;
  if (preview) previews.show(draft, { loaded: preview, of: versionOf(text), isAsTyped });
  const shown = previews.shown(draft);
  const values = fieldsIn(path, text);
  const note = previewNote(path, version, preview);
  const problems = isDraft
    ? await withoutOthersCures(path, version.problems, { changes, waiting, versions })
    : version.problems;
  return {
    type: 'checked',
    text,
    bodyFrom: bodyStart(path, text),
    ...(values !== undefined && { values }),
    problems: ownFirst(path, placed(path, text, problems)),
    blocking: blocking.length,
    together: titled(files),
    ...moved,
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

function mendedFor(
  own: string,
  { address: to, formerAddress: from }: Pick<Checked, 'address' | 'formerAddress'>,
  versions: SiteVersions,
): ReadonlyMap<string, string> {
  if (from === undefined || to === undefined) return new Map();
  const files = versions.files().filter(({ path, bytes }) => {
    if (isMediaPath(path) || path === own) return false;
    return path.endsWith('.json') || Buffer.from(bytes).includes(from);
  });
  return mendedLinks(savedTexts(files), { from, to, own });
}

/** Whether a version shows the page of a file: a draft with problems has none. */
function isShown(path: string, { loaded, drafts, problems }: SiteVersion): boolean {
  return loaded !== undefined && !(drafts.has(path) && problems.some(({ file }) => file === path));
}

/** The site to look at: as typed or, where that cannot be, with something in place of the rest. */
async function previewOf(
  path: string,
  changes: ReadonlyMap<string, string>,
  version: SiteVersion,
  versions: SiteVersions,
): Promise<PlannedSite | undefined> {
  if (isShown(path, version)) return version.loaded;
  const { schema } = kindAt(path);
  const day = businessDay(new Date());
  const lists = nameLists(savedTexts(version.files));
  const names = (from: string) => (lists[from] ?? []).map(({ value }) => value);
  let { problems } = version;
  let next: string | undefined = changes.get(path) ?? '';
  // What takes the place of one mistake may lay open another.
  for (let tries = 0; tries < 3; tries++) {
    next = withStandIns(path, next, schema, problems, names, day);
    if (next === undefined) return undefined;
    const tried = await versions.load(new Map([...changes, [path, next]]));
    if (isShown(path, tried)) return tried.loaded;
    problems = tried.problems;
  }
  return undefined;
}

function previewNote(
  path: string,
  version: SiteVersion,
  preview: PlannedSite | undefined,
): string | undefined {
  if (isShown(path, version)) return undefined;
  return preview
    ? 'In this preview, something else stands in the place of what is missing or wrong.'
    : 'This is an earlier version: the page follows again when the problems are put right.';
}
