import { type PageDrawing, pageChange } from '../../../engine/browser/page-change.ts';

let running: ViewTransition | undefined;

/** Page changes are drawn as a beam that turns over the page, where the browser can. */
export function wipePages(): void {
  if (!('startViewTransition' in document)) return;
  document.addEventListener(pageChange.draw, (event) => {
    const { detail } = event as CustomEvent<PageDrawing>;
    // Back shows at once what was there; WebKit scrolls no page that is being drawn.
    if (detail.isBack) detail.drawn = ended()?.then(detail.change);
    else if (!document.hidden) detail.drawn = wipe(detail);
  });
  addEventListener('click', passOn, true);
}

/** The picture of the pressed link becomes the one at the head of the next page. */
function wipe({ change }: PageDrawing): Promise<void> {
  const link = document.activeElement?.closest('a');
  const pressed = (link?.closest('.case-row') ?? link)?.querySelector('img');
  const from = named(pressed?.closest('.layered') ?? pressed);
  let to: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    change();
    if (from) to = named(document.querySelector('main .cover'));
  });
  running = transition;
  // It isn't drawn if another page comes before.
  transition.ready.catch(() => {});
  const end = () => {
    to?.style.removeProperty('view-transition-name');
    if (running === transition) running = undefined;
  };
  transition.finished.then(end, end);
  return transition.updateCallbackDone;
}

/** Chromium finds nothing but the root under a pointer while the page is drawn from snapshots. */
function passOn(event: MouseEvent): void {
  if (!running || event.target !== document.documentElement) return;
  const { clientX, clientY } = event;
  const press = () => {
    const under = document.elementFromPoint(clientX, clientY);
    if (!(under instanceof HTMLElement)) return;
    under.focus();
    under.click();
  };
  ended()?.then(press);
}

/** Ends what is being drawn. @returns when it has ended; undefined if nothing is. */
function ended(): Promise<void> | undefined {
  running?.skipTransition();
  return running?.finished.catch(() => {});
}

function named(picture: Element | null | undefined): HTMLElement | undefined {
  if (!(picture instanceof HTMLElement)) return undefined;
  picture.style.setProperty('view-transition-name', 'picture');
  return picture;
}
