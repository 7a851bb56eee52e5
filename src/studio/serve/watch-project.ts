import { join, relative } from 'node:path';
import { type Event, subscribe } from '@parcel/watcher';

export type Changed = 'content' | 'styles' | 'code' | 'migrations' | 'server';

/** Folders that hold nothing that the site is made from. */
const ignored = ['node_modules', '.git', '.cache', '.history', 'dist'];

/** Tests, the leads list and READMEs affect no page. */
const noPage = /\.(test|e2e|long)\.tsx?$|^src\/(e2e|studio\/leads)\/|\.md$/;

/** By path from the project's folder; the first match counts. */
const kinds: readonly (readonly [Changed, RegExp])[] = [
  ['content', /^content(\/|$)/],
  ['migrations', /^supabase\/migrations\//],
  // The desk and the sheet bundle their styles with their code; a site's page loads its own.
  ['styles', /^src\/(?!studio\/).*\.css$|^templates\//],
  ['server', /^(src\/studio\/serve\/|scripts\/(start|production)\b|package\.json$)/],
  ['code', /^(src\/|build\.ts$|package-lock\.json$|tsconfig\.json$)/],
];

/** @param path from the project's folder, with forward slashes. */
export function changedBy(path: string): Changed | undefined {
  const kind = kinds.find(([, pattern]) => pattern.test(path))?.[0];
  return kind !== 'content' && noPage.test(path) ? undefined : kind;
}

/**
 * Watches everything that the site is made from. Changes at the same moment are reported together;
 * the first after a while is reported at once.
 *
 * @returns stops watching.
 */
export async function watchProject(
  root: string,
  contentRoot: string,
  report: (changed: ReadonlySet<Changed>) => void,
): Promise<() => Promise<void>> {
  const watch = (folder: string, isWanted: (kind: Changed) => boolean) =>
    subscribe(
      folder,
      (_, events) => {
        const found = kindsOf(folder, events).filter(isWanted);
        if (found.length > 0) report(new Set(found));
      },
      { ignore: ignored.map((name) => join(folder, name)) },
    );
  const isOwn = root === contentRoot;
  const watches = await Promise.all([
    watch(root, (kind) => isOwn || kind !== 'content'),
    ...(isOwn ? [] : [watch(contentRoot, (kind) => kind === 'content')]),
  ]);
  return async () => {
    await Promise.all(watches.map((one) => one.unsubscribe()));
  };
}

function kindsOf(folder: string, events: readonly Event[]): Changed[] {
  return events.flatMap(
    ({ path }) => changedBy(relative(folder, path).replaceAll('\\', '/')) ?? [],
  );
}
