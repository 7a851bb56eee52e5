import { deskPaths, pageParameter } from '../../desk/desk-messages.ts';
import { livePaths } from '../live-markup.ts';
import { element } from './element.ts';
import { liveHost } from './live-host.ts';

const link = element('a', { class: 'edit' }, 'Edit this page');
// The address changes a moment before the page is shown.
link.addEventListener('click', aimEditLink);

/**
 * Leads from a page to its file at the desk. It stands in the corner, and the page gets an end that
 * is clear of it: whatever it covers can be scrolled out from under it.
 */
export function showEditLink(): void {
  // The list of what is held back is no page of the site.
  if (link.isConnected || location.pathname === livePaths.held) return;
  const { shadow, corner } = liveHost();
  aimEditLink();
  corner.append(link);
  shadow.append(element('div', { class: 'clear' }));
}

/** One page may have taken another's place. */
export function aimEditLink(): void {
  const page = location.pathname.replace(/(?<=.)\/$/, '');
  link.href = `${deskPaths.page}?${pageParameter}=${encodeURIComponent(page)}`;
}
