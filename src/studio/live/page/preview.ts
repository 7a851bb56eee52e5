import { draftParameter } from '../../desk/desk-messages.ts';

const draft = new URLSearchParams(location.search).get(draftParameter);

/** Whether this page is the desk's preview of an unsaved text, and not the saved page. */
export const isPreview = draft !== null;

/** Calls `show` whenever the desk says that its text is another one. Links stay in the preview. */
export function followDesk(show: () => void): void {
  addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === location.origin && isShow(data)) show();
  });
  // Before the page's own scripts, which would show the saved page in this one's place.
  addEventListener('click', followLink, true);
}

function isShow(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'desk' in data && data.desk === 'show';
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin) return;
  const isHere = link.pathname === location.pathname && link.hash !== '';
  if (isHere || /\.\w+$/.test(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const to = new URL(link.href);
  to.searchParams.set(draftParameter, draft ?? '');
  location.assign(to);
}
