import { curlyQuotes } from '../../engine/content/mistakes/yaml-mistakes.ts';
import { formerPath } from '../../engine/content/parts.ts';
import { businessDay } from '../../engine/kernel/business-day.ts';
import { digest } from '../../engine/kernel/digest.ts';
import { inAList } from '../../engine/kernel/text.ts';
import type { PlannedSite } from '../../engine/stages/planned-site.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Checked, DeskCalls, ReadText } from './desk-messages.ts';
import type { DeskProblem } from './desk-problem.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { valueAt } from './field-values.ts';
import { textIn } from './file-text.ts';
import { mendedLinks } from './links-here.ts';
import { heldUntil } from './listed-files.ts';
import { kindAt, readText } from './open-file.ts';
import { nameLists } from './pick-lists.ts';
import type { Previews } from './previews.ts';
import { blankNames, placed } from './problem-places.ts';
import { addressOf, field, pagesShowing, savedTexts } from './saved-content.ts';
import type { Content, SiteVersion, SiteVersions } from './site-versions.ts';
import { withStandIns } from './stand-ins.ts';

type CheckPlace = {
  readonly folder: ContentFolder;
  readonly versions: SiteVersions;
  readonly previews: Previews;
  readonly committed: (path: string) => Promise<Uint8Array | undefined>;
};

/** Checks the whole site with an unsaved text in it, and makes its preview. */
export async function checked(
  { path, text: given, edits = [], draft }: DeskCalls['check']['ask'],
  { folder, versions, previews, committed }: CheckPlace,
): Promise<Checked> {
  const text = editedText(path, given, edits, kindAt(path).schema);
  const to = addressOf(path, text);
  const from = addressOf(path, folder.text(path) ?? text);
  const isAddress = formerPath.safeParse(to).success;
  const isMoved = from !== undefined && to !== undefined && from !== to && isAddress;
  // Links follow the new address, as a save offers.
  const links = isMoved ? mendedLinks(folder.texts(), { from, to, own: path }) : [];
  const changes = new Map([...links, [path, text] as const]);
  const version = await versions.load(changes);
  const made = await previewOf(path, changes, version, { folder, versions, committed });
  // A tab without a preview yet shows the saved site.
  const preview =
    made ?? (previews.shown(draft) ? undefined : (await versions.load(new Map())).loaded);
  const isAsTyped = preview === version.loaded;
  if (preview) previews.show(draft, { loaded: preview, of: digest(text), isAsTyped });
  const shown = previews.shown(draft);
  const shownOn = shown ? pagesShowing(path, shown.loaded) : [];
  const read = readText(path, text);
  return {
    type: 'checked',
    ...read,
    problems: [...placed(path, text, version.problems), ...quotedTitle(path, read)]
      // While its address is wrong, the links of all other pages to it would be said to be.
      .filter(({ file }) => file === path || to === from || isAddress)
      .map((one) => (version.drafts.has(one.file) ? { ...one, isWarning: true } : one))
      .sort((a, b) => Number(a.file !== path) - Number(b.file !== path)),
    ...(to !== undefined && { address: to }),
    ...(isMoved && (await wasPublic(path, folder, committed)) && { formerAddress: from }),
    shownOn,
    version: shown?.of ?? 'none',
    previewNote:
      isShown(path, version) || shownOn.length === 0
        ? undefined
        : made
          ? madeUp(placed(path, text, version.problems), path, read)
          : isEarlier,
    isDraft: version.drafts.has(path),
    until: heldUntil({ fields: read.values, kind: kindAt(path) }, businessDay(new Date())),
  };
}

/** Whether visitors may know a page's address. */
async function wasPublic(path: string, folder: ContentFolder, committed: CheckPlace['committed']) {
  const published = await committed(path);
  const texts = [folder.text(path), textIn(published)];
  return texts.some((text) => text !== undefined && field(fieldsIn(path, text), 'draft') !== true);
}

/** The desk writes these in straight quotes, where the build’s check misses the curly ones. */
function quotedTitle(file: string, { text, values }: ReadText): DeskProblem[] {
  const title = valueAt(values, ['title']);
  const fault = typeof title === 'string' ? curlyQuotes(title) : undefined;
  // The build itself reports a title that is not in quotes.
  if (!fault || text.includes(`title: ${title}`)) return [];
  return [{ ...fault, file, field: ['title'], isWarning: true }];
}

const withOther =
  'This preview has placeholders for whatever is missing or wrong, or what was last saved there.';

const ofOthers =
  'Something is to put right on other pages. This preview shows it as last published, or with placeholders.';

/** Says what the preview shows that is not written yet. */
function madeUp(problems: readonly DeskProblem[], path: string, { values }: ReadText): string {
  if (!problems.some(({ file }) => file === path)) return ofOthers;
  const names = blankNames(path, problems, values);
  return kindAt(path).hasBody && names.length > 0
    ? `Made up in this preview until you fill it in: ${inAList(names)}.`
    : withOther;
}

const isEarlier =
  'This is an earlier version. The preview updates again once the problems are put right.';

/** A draft that has problems has no page. */
function isShown(path: string, { loaded, drafts, problems }: SiteVersion): boolean {
  return loaded !== undefined && !(drafts.has(path) && problems.some(({ file }) => file === path));
}

/**
 * The site as typed. Where that doesn't load, this file's mistakes are replaced by stand-ins; other
 * files with problems are as last committed, then with stand-ins, then left out.
 */
async function previewOf(
  path: string,
  changes: ReadonlyMap<string, string>,
  version: SiteVersion,
  { folder, versions, committed }: Pick<CheckPlace, 'folder' | 'versions' | 'committed'>,
): Promise<PlannedSite | undefined> {
  const day = businessDay(new Date());
  const contents = new Map<string, Content>(changes);
  const stoodIn = new Map<string, number>();
  let tried = version;
  // Fixing one mistake may uncover another.
  for (let loads = 0; loads < 8 && !isShown(path, tried); loads++) {
    const { problems, drafts } = tried;
    const texts = new Map(savedTexts(tried.files).map((one) => [one.path, one]));
    const lists = nameLists([...texts.values()]);
    const standIn = (file: string) => {
      const text = texts.get(file);
      const times = stoodIn.get(file) ?? 0;
      stoodIn.set(file, times + 1);
      // What cannot be repaired is left out, but a site needs its data files.
      if (file !== path && times > 0 && !file.endsWith('.json')) return undefined;
      const typed = fieldsIn(file, changes.get(file) ?? '');
      const given = { lists, day, tries: times, typed };
      // Another file’s mistakes are the saved ones.
      const saved = file === path ? fieldsIn(file, folder.text(file) ?? '') : undefined;
      return text && withStandIns(text, problems, given, saved);
    };
    const wrong = new Set(problems.map(({ file }) => file));
    if (wrong.has(path)) {
      const next = standIn(path);
      if (next === undefined) return undefined;
      contents.set(path, next);
    } else if (drafts.has(path)) {
      // Other pages' links to it are problems only while it is a draft.
      const edit = { at: ['draft'], remove: true } as const;
      const text = texts.get(path)?.text ?? '';
      contents.set(path, editedText(path, text, [edit], kindAt(path).schema));
    } else {
      for (const file of wrong.difference(drafts)) {
        const saved = contents.has(file) ? undefined : await committed(file);
        const next = saved ?? standIn(file);
        if (next !== undefined || !file.endsWith('.json')) contents.set(file, next);
      }
    }
    tried = await versions.load(contents);
  }
  return isShown(path, tried) ? tried.loaded : undefined;
}
