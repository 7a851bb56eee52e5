import { draftParameter } from '../../desk/desk-messages.ts';

const draft = new URLSearchParams(location.search).get(draftParameter);

/** Whether this page is the desk's preview of an unsaved text. */
export const isPreview = draft !== null;

/** Calls `show` when the desk's text changes, and keeps links within the preview. */
export function followDesk(show: () => void): void {
  addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === location.origin && isShow(data)) show();
  });
  // In the capture phase: the page's own navigation would load the saved page.
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
