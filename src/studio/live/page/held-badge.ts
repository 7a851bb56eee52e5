import type { HeldNote } from '../messages.ts';
import { element } from './element.ts';
import { liveHost } from './live-host.ts';

const badge = element('a', { class: 'badge', href: '/_live/held' });

let notes: readonly HeldNote[] = [];

/** Says on a page that a build would leave it out, and leads to the list of all such pages. */
export function showHeld(held: readonly HeldNote[] = notes): void {
  notes = held;
  const note = held.find(({ path }) => path === location.pathname.replace(/(?<=.)\/$/, ''));
  badge.textContent = note?.words ?? '';
  if (note) liveHost().corner.prepend(badge);
  else badge.remove();
}
