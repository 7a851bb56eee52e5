import { nameObjection } from '../../engine/content/file-names.ts';
import { isMediaPath } from '../../engine/content/media.ts';
import { idFrom } from '../../engine/kernel/slug.ts';
import type { ContentFolder } from './content-folder.ts';
import type { Conflict, DeskCalls, Done } from './desk-messages.ts';
import { refusal } from './desk-problem.ts';
import { editedText, fieldsIn } from './edited-text.ts';
import { editedBytes, fileText, textIn } from './file-text.ts';
import { mendedLinks } from './links-here.ts';
import {
  type Renamed,
  refuseTakenMeanwhile,
  type TextChanges,
  withMove,
  withoutPage,
  withoutRedirects,
} from './moved-page.ts';
import { kindAt } from './open-file.ts';
import { addressOf } from './saved-content.ts';
import { changedSince, replacedWords } from './search.ts';

/*
 * All changes to texts in `content/`; refusals are thrown. Content that would stop a build can be
 * saved: publishing refuses it.
 */

type Ask<Call extends keyof DeskCalls> = DeskCalls[Call]['ask'];

export function save(
  { path, text, digest, moved, instead }: Ask<'save'>,
  folder: ContentFolder,
): Done | Conflict {
  kindAt(path);
  const before = folder.text(path);
  // A repeated request.
  if (before === text) return done([], path, folder);
  const conflict = conflictAt(path, digest, folder);
  if (conflict) return conflict;
  const fault = digest === null ? nameObjection(path, new Set()) : undefined;
  if (fault) throw refusal(path, fault.code, fault.message);
  const from = addressOf(path, text);
  if (instead !== undefined && from !== undefined) {
    const links = mendedLinks(folder.texts(), { from, to: instead, own: path, isElsewhere: true });
    return write(path, links.set(path, text), folder);
  }
  const move = { path, text, before, alias: false, mend: true, ...moved };
  return write(path, withMove(move, folder.texts()), folder);
}

/**
 * The texts after a replacement. A page whose title it changes keeps its address; `moved` are those
 * whose address itself was to be replaced.
 */
export function replaced(
  { places, digests }: Pick<Ask<'replace'>, 'places' | 'digests'>,
  folder: ContentFolder,
) {
  for (const path of new Set(places.map(({ file }) => file))) {
    if (folder.digest(path) !== digests[path]) throw changedSince(path);
  }
  const saved = folder.texts();
  const changes: Map<string, string> = replacedWords(saved, places);
  const stay: string[] = [];
  const moved = [...changes].flatMap(([path, text]) => {
    const before = saved.find((one) => one.path === path)?.text ?? '';
    const [from, to] = [addressOf(path, before), addressOf(path, text)];
    if (from === undefined || to === undefined || from === to) return [];
    if (!places.some(({ file, field }) => file === path && field?.[0] === 'address')) {
      const kept = { at: ['address'], value: from.replace(/^.*\//, '') };
      changes.set(path, editedText(path, text, [kept], kindAt(path).schema));
      stay.push(from);
      return [];
    }
    const texts = saved.map((one) => {
      const text = changes.get(one.path);
      return text === undefined ? one : { ...one, text, fields: fieldsIn(one.path, text) };
    });
    const more = withMove({ path, text, before, alias: true, mend: true }, texts);
    for (const [other, next] of more) changes.set(other, next);
    return [{ from, to }];
  });
  return { changes, moved, stay };
}

export function rename(
  { path, digest, name, ...moved }: Ask<'rename'>,
  folder: ContentFolder,
): Done | Conflict {
  const { family } = kindAt(path);
  const conflict = conflictAt(path, digest, folder);
  if (conflict) return conflict;
  const text = folder.text(path);
  if (!family || text === undefined)
    throw refusal(path, 'not-editable', 'has a name that cannot be changed.');
  const next = `${family.folder}/${idFrom(name)}.md`;
  if (idFrom(name) === '')
    throw refusal(path, 'file-name', 'needs a name with a letter a-z or a figure.');
  if (next === path) throw refusal(path, 'file-exists', 'has this address already.');
  const move = { path: next, text, former: path, before: text, ...moved };
  const changes: Map<string, string | undefined> = withMove(move, folder.texts());
  if (folder.read(next)) throw refusal(next, 'file-exists', 'exists already. Choose another name.');
  return write(next, changes.set(path, undefined), folder, { from: path, to: next });
}

export function remove(
  { path, digest, redirect, mend = false }: Ask<'delete'>,
  folder: ContentFolder,
): Done | Conflict {
  if (!kindAt(path).family)
    throw refusal(path, 'not-editable', 'is needed by the site, so it stays.');
  const conflict = conflictAt(path, digest, folder);
  if (conflict) return conflict;
  return write(path, withoutPage({ path, redirect, mend }, folder.texts()), folder);
}

export function restore({ path, links, at }: Ask<'restore'>, folder: ContentFolder): Done {
  if (!isMediaPath(path)) kindAt(path);
  const bytes = at ? folder.kept.bytesAt(path, at) : folder.kept.deletedBytes(path);
  if (!bytes) throw refusal(path, 'missing-file', 'was not deleted at this desk.');
  const text = textIn(bytes) ?? '';
  refuseTakenMeanwhile(path, text, folder.texts());
  if (!at && folder.read(path))
    throw refusal(path, 'file-exists', 'is there again: change its name first.');
  const earlier = (file: string) => (links ? folder.kept.replacedBy(path, file) : []);
  const files = inBytes(withoutRedirects(path, text, folder.texts(), earlier), folder);
  folder.change(files.set(path, bytes));
  return done([...files.keys()], path, folder);
}

function conflictAt(
  path: string,
  digest: string | null,
  folder: ContentFolder,
): Conflict | undefined {
  const saved = folder.read(path);
  const found = saved && fileText(saved);
  if ((found?.digest ?? null) === digest && (!saved || found)) return undefined;
  return { type: 'conflict', theirs: found ?? null };
}

export function write(
  path: string,
  changes: TextChanges,
  folder: ContentFolder,
  renamed?: Renamed,
): Done {
  folder.change(inBytes(changes, folder, renamed), renamed);
  return done([...changes.keys()], path, folder);
}

/** Each file keeps its line ends and byte order mark, also through a rename. */
function inBytes(changes: TextChanges, folder: ContentFolder, renamed?: Renamed) {
  return new Map(
    [...changes].map(([path, text]) => {
      const old = folder.read(path === renamed?.to ? renamed.from : path);
      return [path, text === undefined ? undefined : editedBytes(old, text)] as const;
    }),
  );
}

function done(files: readonly string[], path: string, folder: ContentFolder): Done {
  return { type: 'done', files, path, digest: folder.digest(path) };
}
