import { onEveryPage } from './page-change.ts';

/** How near to the screen a widget wakes up, so that it is ready when it is reached. */
const rootMargin = '200px';

/** A mouse that lies still while the page moves under it means nothing; in ms. */
const scrollRest = 200;

/** What a link may ask a widget for; it is not to wait until the widget comes near. */
const asked = /[?&](category|search)=/;

type Runtime = typeof import('./hydrate.tsx');

const sleeping = '[data-widget]:not([data-awake])';
const waking = new Set<Element>();
const queues = new WeakMap<Element, (() => void)[]>();

/**
 * Wakes widgets when they come near the screen or when somebody reaches for one. What is clicked
 * or pressed before a widget can answer is kept and done once it can.
 */
export function wakeWidgets(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target);
    },
    { rootMargin },
  );
  onEveryPage(() => {
    observer.disconnect();
    for (const widget of document.querySelectorAll<HTMLElement>(sleeping)) {
      if (widget.dataset.first || asked.test(location.search)) wake(widget);
      else observer.observe(widget);
    }
  });

  let scrolledAt = -scrollRest;
  const on = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { capture: true, passive: false });
  on('scroll', ({ timeStamp }) => {
    scrolledAt = timeStamp;
  });
  on('pointerover', (event) => {
    if (event.timeStamp - scrolledAt > scrollRest && !closest(event, 'a')) reach(event);
  });
  on('touchstart', reach);
  on('focusin', reach);
  on('click', keepClick);
  on('keydown', keepKey);
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function reach(event: Event): Element | null {
  const widget = closest(event, sleeping);
  if (widget) wake(widget);
  return widget;
}

/** Links to a new window, and clicks that ask for a new tab, are the browser's own business. */
function keepClick(event: Event): void {
  if (!closest(event, '[target]')) keep(event, 'a, button', (same) => same.click());
}

/**
 * Keys that move among tabs, and Enter in a field, which means nothing to a browser while the
 * form's button is off. On buttons Enter and Space arrive as clicks; typing stays where it is.
 */
function keepKey(event: Event): void {
  const { key } = event as KeyboardEvent;
  if (key === 'Enter') {
    // Where the widget did not wake up after all, nothing is sent by the browser itself.
    keep(event, 'input', (same) =>
      same.closest<HTMLFormElement>('[data-awake] form')?.requestSubmit(),
    );
  }
  if (!/^(Arrow[LR]|Home|End)/.test(key)) return;
  keep(event, '[role=tab]', (same) =>
    same.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
}

function keep(event: Event, selector: string, replay: (same: HTMLElement) => void): void {
  const { altKey, ctrlKey, metaKey, shiftKey } = event as MouseEvent | KeyboardEvent;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const widget = reach(event);
  const target = closest(event, selector);
  // A link leads somewhere by itself, where its widget will not wake up.
  if (!widget || !target || target.matches('[data-failed] a')) return;
  event.preventDefault();
  event.stopPropagation();
  const all = widget.getElementsByTagName('*');
  const place = [...all].indexOf(target);
  const queue = queues.get(widget) ?? [];
  queues.set(widget, queue);
  // At the same place, where React has had to make the widget's markup anew.
  queue.push(() => {
    const same = target.isConnected ? target : (all[place] as HTMLElement | undefined);
    // Neither on a page that was left, nor in a widget that broke and is empty.
    if (same?.isConnected) replay(same);
  });
}

/** Loads and hydrates a widget once; after a failure the next try starts afresh. */
async function wake(widget: Element): Promise<void> {
  if (waking.has(widget) || !widget.matches(sleeping)) return;
  waking.add(widget);
  const { dataset } = widget as HTMLElement;
  // The build writes them: first what hydrates, then the widget's own, then what both need.
  const chunks = dataset.chunks?.split(' ') ?? [];
  for (const href of chunks) preload(href);
  try {
    const [runtime, own] = await Promise.all(chunks.slice(0, 2).map((href) => import(href)));
    // First, since a widget may break as soon as it is awake.
    delete dataset.failed;
    await (runtime as Runtime).hydrate(widget as HTMLElement, own);
    // Before the queue, else its clicks would be kept again.
    dataset.awake = '';
    for (const replay of queues.get(widget) ?? []) {
      // Two clicks in one task would be one change to React, which also has to catch up first.
      await new Promise((next) => setTimeout(next));
      replay();
    }
  } catch (error) {
    console.error(`The widget "${dataset.widget}" could not wake up.`, error);
    dataset.failed = '';
    // Links among what was kept are followed now; the rest is kept again, and forgotten below.
    for (const replay of [...(queues.get(widget) ?? [])]) replay();
  }
  queues.delete(widget);
  waking.delete(widget);
}

function preload(href: string): void {
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
