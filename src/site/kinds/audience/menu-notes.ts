import type { PageOf } from '../../../engine/content/content-page.ts';
import type { audience } from './schema.ts';

type Noted = Pick<PageOf<typeof audience>, 'path' | 'note'>;

/** The line that each audience's page has under its name in the menu, by path. */
export function menuNotes(audiences: readonly Noted[]): ReadonlyMap<string, string> {
  return new Map(audiences.map(({ path, note }) => [path, note]));
}
