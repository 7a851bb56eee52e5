import { isMediaPath } from '../../engine/content/media.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { digest } from '../../engine/kernel/digest.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Checked, DeskCalls } from './desk-messages.ts';
import { editedText } from './edited-text.ts';
import { fileText } from './file-text.ts';
import { mendedLinks } from './mended-links.ts';
import { kindAt, readText } from './open-file.ts';
import { addressOf, pagesShowing } from './page-of-file.ts';
import { nameLists } from './pick-lists.ts';
import type { Previews } from './previews.ts';
import { placed } from './problem-places.ts';
import { savedTexts } from './saved-content.ts';
import type { Content, SiteVersion, SiteVersions } from './site-versions.ts';
import { withStandIns } from './stand-ins.ts';

type CheckPlace = {
  readonly folder: ContentFolder;
  readonly versions: SiteVersions;
  readonly previews: Previews;
  /** A file's bytes as it was last committed. */
  readonly committed: (path: string) => Promise<Uint8Array | undefined>;
};

/** Everything that follows from an unsaved text: what is wrong in the whole site, and its preview. */
export async function checked(
  { path, text: given, edits = [], draft }: DeskCalls['check']['ask'],
  { folder, versions, previews, committed }: CheckPlace,
): Promise<Checked> {
  const { schema } = kindAt(path);
  const text = editedText(path, given, edits, schema);
  const moved = addresses(path, text, folder);
  // With links to the former address changed, as a save offers to do.
  const changes = new Map([...mendedFor(path, moved, versions), [path, text] as const]);
  const version = await versions.load(changes);
  const preview = await previewOf(path, changes, version, { versions, committed });
  const isAsTyped = preview === version.loaded;
  if (preview) previews.show(draft, { loaded: preview, of: digest(text), isAsTyped });
  const shown = previews.shown(draft);
  return {
    type: 'checked',
    ...readText(path, text),
    problems: placed(path, text, version.problems)
      .map((one) => (version.drafts.has(one.file) ? { ...one, isWarning: true } : one))
      .sort((a, b) => Number(a.file !== path) - Number(b.file !== path)),
    ...moved,
    shownOn: shown ? pagesShowing(path, shown.loaded) : [],
    version: shown?.of ?? 'none',
    previewNote: previewNote(path, version, preview),
    isDraft: version.drafts.has(path),
  };
}

type Addresses = Pick<Checked, 'address' | 'formerAddress'>;

function addresses(path: string, text: string, folder: ContentFolder): Addresses {
  const address = addressOf(path, text);
  if (address === undefined) return {};
  const saved = folder.read(path);
  const before = saved && addressOf(path, fileText(saved)?.text ?? '');
  return { address, ...(before !== undefined && before !== address && { formerAddress: before }) };
}

function mendedFor(
  own: string,
  { address: to, formerAddress: from }: Addresses,
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

/**
 * The site to look at: as typed or, where that can't be loaded, with something in the place of what
 * is wrong in this file. Other files that have problems are as they were last committed or, where
 * that is no better, have stand-ins too.
 */
async function previewOf(
  path: string,
  changes: ReadonlyMap<string, string>,
  version: SiteVersion,
  { versions, committed }: Pick<CheckPlace, 'versions' | 'committed'>,
): Promise<PlannedSite | undefined> {
  if (isShown(path, version)) return version.loaded;
  const { schema } = kindAt(path);
  const texts = savedTexts(version.files);
  const day = businessDay(new Date());
  const lists = nameLists(texts);
  const names = (from: string) => (lists[from] ?? []).map(({ value }) => value);
  const contents = new Map<string, Content>(changes);
  const textAt = (file: string) => {
    const bytes = contents.get(file) ?? texts.find((one) => one.path === file)?.text;
    return bytes === undefined ? undefined : fileText(Buffer.from(bytes))?.text;
  };
  const tries = new Map<string, number>();
  const standIn = (file: string, problems: readonly Problem[]) => {
    const times = tries.get(file) ?? 0;
    tries.set(file, times + 1);
    const text = textAt(file);
    return text && withStandIns(file, text, problems, { names, day, isAgain: times > 0 });
  };
  let tried = version;
  // One mistake may hide another.
  for (let loads = 0; loads < 5 && !isShown(path, tried); loads++) {
    const { problems, drafts } = tried;
    const files = new Set(problems.map(({ file }) => file));
    if (files.has(path)) {
      const next = standIn(path, problems);
      if (next === undefined) return undefined;
      contents.set(path, next);
    } else if (drafts.has(path)) {
      // Links of others are wrong only while it is a draft.
      const shown = editedText(path, textAt(path) ?? '', [{ at: ['draft'], remove: true }], schema);
      contents.set(path, shown);
    } else {
      for (const file of files.difference(drafts)) {
        const saved = contents.has(file) ? undefined : await committed(file);
        const next = saved ?? standIn(file, problems);
        // Every site needs its data.
        if (next !== undefined || !file.endsWith('.json')) contents.set(file, next);
      }
    }
    tried = await versions.load(contents);
  }
  return isShown(path, tried) ? tried.loaded : undefined;
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
