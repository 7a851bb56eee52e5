import { type PageDrawing, pageChange } from '../../../engine/browser/page-change.ts';
import { turnBeams } from './beam.ts';

let running: ViewTransition | undefined;

/** Animates navigation as a beam that sweeps over the page, with view transitions. */
export function wipePages(): void {
  if (!('startViewTransition' in document)) return;
  document.addEventListener(pageChange.draw, (event) => {
    const { detail } = event as CustomEvent<PageDrawing>;
    // Not for Back, which is instant; and WebKit can't scroll during a transition.
    if (detail.isBack) detail.drawn = ended()?.then(detail.change);
    else if (!document.hidden) detail.drawn = wipe(detail);
  });
  addEventListener('click', passOn, true);
}

/** The clicked link's picture morphs into the one at the top of the next page. */
function wipe({ change }: PageDrawing): Promise<void> {
  const link = document.activeElement?.closest('a');
  const pressed = (link?.closest('.case-row') ?? link)?.querySelector('img');
  const from = named(pressed?.closest('.layered') ?? pressed);
  let to: HTMLElement | undefined;
  const transition = document.startViewTransition(() => {
    change();
    if (from)
      to = named(document.querySelector('main :is(.cover, .animatic__screen, picture > img)'));
  });
  running = transition;
  // Rejected if another navigation skips it.
  transition.ready.catch(() => {});
  const end = () => {
    to?.removeAttribute('style');
    turnBeams();
    if (running === transition) running = undefined;
  };
  transition.finished.then(end, end);
  return transition.updateCallbackDone;
}

/** During a transition, Chromium's hit testing finds only the root: forward the click. */
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

/** Skips the running transition. @returns when it has ended; undefined if there is none. */
function ended(): Promise<void> | undefined {
  running?.skipTransition();
  return running?.finished.catch(() => {});
}

function named(picture: Element | null | undefined): HTMLElement | undefined {
  if (!(picture instanceof HTMLElement)) return undefined;
  picture.style.setProperty('view-transition-name', 'picture');
  return picture;
}
