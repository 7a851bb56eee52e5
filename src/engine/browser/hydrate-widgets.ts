import { closest } from './closest.ts';
import { logUnlessLeaving } from './departure.ts';
import type { Runtime } from './hydrate-with.tsx';
import { onEveryPage } from './page-change.ts';

/** Widgets are hydrated this far outside the viewport, so that they are ready when scrolled to. */
const rootMargin = '200px';

/** Ignores pointerover caused by scrolling under a still mouse, in ms. */
const scrollSettle = 200;

const unhydrated = '[data-widget]:not([data-awake])';
const hydrating = new Set<Element>();
const queues = new WeakMap<Element, (() => void)[]>();

/**
 * Hydrates widgets when they come near the viewport or a visitor interacts with one. Clicks and
 * keys that arrive before hydration are queued and replayed after it.
 *
 * @param query matches a page's query if a widget applies it: all are then hydrated at once.
 */
export function hydrateWidgets(query: RegExp): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) hydrate(target);
    },
    { rootMargin },
  );
  onEveryPage(() => {
    observer.disconnect();
    for (const widget of document.querySelectorAll<HTMLElement>(unhydrated)) {
      if (widget.dataset.first || query.test(location.search)) hydrate(widget);
      else observer.observe(widget);
    }
  });

  let scrolledAt = -scrollSettle;
  const on = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, true);
  on('scroll', ({ timeStamp }) => {
    scrolledAt = timeStamp;
  });
  on('pointerover', (event) => {
    if (event.timeStamp - scrolledAt > scrollSettle && !closest(event, 'a')) hydrateTarget(event);
  });
  on('touchstart', hydrateTarget);
  on('focusin', hydrateTarget);
  on('click', queueClick);
  on('keydown', queueKey);
}

function hydrateTarget(event: Event): Element | null {
  const widget = closest(event, unhydrated);
  if (widget) hydrate(widget);
  return widget;
}

/** Links with a target are left to the browser. */
function queueClick(event: Event): void {
  if (!closest(event, '[target]')) enqueue(event, 'a, button', (same) => same.click());
}

/**
 * Queues the keys that switch tabs, and Enter in a field, which browsers ignore while the submit
 * button is disabled. Enter and Space on buttons arrive as clicks; typed text stays in its field.
 */
function queueKey(event: Event): void {
  const { key } = event as KeyboardEvent;
  if (key === 'Enter') {
    // Only once hydrated: otherwise the browser itself would submit the form.
    enqueue(event, 'input', (same) =>
      same.closest<HTMLFormElement>('[data-awake] form')?.requestSubmit(),
    );
  }
  if (!/^(Arrow|Home|End)/.test(key)) return;
  enqueue(event, '[role=tab]', (same) =>
    same.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
}

function enqueue(event: Event, selector: string, replay: (same: HTMLElement) => void): void {
  const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent | KeyboardEvent;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const widget = hydrateTarget(event);
  const target = closest(event, selector);
  // If its widget failed to hydrate, a link works as an ordinary link.
  if (!widget || !target || target.matches('[data-failed] a')) return;
  event.preventDefault();
  event.stopPropagation();
  const all = widget.getElementsByTagName('*');
  const index = [...all].indexOf(target);
  const queue = queues.get(widget) ?? [];
  queues.set(widget, queue);
  // Found by index if React replaced the widget's markup after a hydration mismatch.
  queue.push(() => {
    const same = target.isConnected ? target : (all[index] as HTMLElement | undefined);
    // The page may have changed, or the widget broken and been emptied.
    if (same?.isConnected) replay(same);
  });
}

/** Loads and hydrates a widget once; after a failure, the next call tries again. */
async function hydrate(widget: Element): Promise<void> {
  if (hydrating.has(widget) || !widget.matches(unhydrated)) return;
  hydrating.add(widget);
  const { dataset } = widget as HTMLElement;
  // Written by the build: the runtime, the widget's chunk, then chunks that both share.
  const chunks = dataset.chunks?.split(' ') ?? [];
  try {
    await Promise.all(chunks.map(download));
    const [runtime, own] = await Promise.all(chunks.slice(0, 2).map((href) => import(href)));
    // Cleared before hydrating, which sets it again if the widget breaks straight away.
    delete dataset.failed;
    await (runtime as Runtime).hydrate(widget as HTMLElement, own);
    // Before the replay, or the replayed clicks would be queued again.
    dataset.awake = '';
    for (const replay of queues.get(widget) ?? []) {
      // One task each: React needs to render between clicks, and would batch two in one task.
      await new Promise((next) => setTimeout(next));
      replay();
    }
  } catch (error) {
    logUnlessLeaving(`The widget "${dataset.widget}" could not wake up.`, error);
    dataset.failed = '';
    // Replays links, which now work as ordinary links; the rest is queued again and dropped below.
    for (const replay of [...(queues.get(widget) ?? [])]) replay();
  }
  queues.delete(widget);
  hydrating.delete(widget);
}

/**
 * Fetches a chunk before it is imported: a fetch that failed can be repeated, but Firefox and Safari
 * never load a module again that once failed, nor one that imports it.
 *
 * @throws Error unless the whole chunk has arrived, and so is cached.
 */
async function download(href: string): Promise<void> {
  const response = await fetch(href);
  await response.text();
  if (!response.ok) throw Error(href);
}
