/** In ms: who knows a button presses it before its name comes up. */
const delay = 600;

/** In ms: so long the pointer may take from a button to its name, which stays under it. */
const grace = 300;

/**
 * Shows the names of icon buttons, on hover and keyboard focus. Escape and a press
 * dismiss them. Hidden from screen readers: a button has its name as its label.
 */
export function showTooltips(signal: AbortSignal): void {
  const tip = document.createElement('div');
  tip.className = 'tooltip';
  tip.ariaHidden = 'true';
  let of: Element | undefined;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    tip.remove();
  };
  // What appears above scrolls the page too, and leaves the button under the mouse.
  const follow = () => of && tip.isConnected && !tip.matches(':hover') && showAt(tip, of);
  const come = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const next = target.closest('[data-says]') ?? undefined;
    if (target === tip || next === of) {
      if (tip.isConnected) clearTimeout(timer);
      return;
    }
    // What scrolls under the mouse takes no name from what has the focus.
    if (!next && of?.matches(':focus-visible')) return;
    of = next;
    clearTimeout(timer);
    if (next) tip.remove();
    timer = window.setTimeout(next ? () => showAt(tip, next) : hide, next ? delay : grace);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !tip.isConnected) return;
    // A dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    hide();
  };
  let mouse = '';
  const placeOf = ({ clientX, clientY }: PointerEvent) => `${clientX},${clientY}`;
  // A dialog that opens under a mouse at rest still grows, and its buttons move.
  const hover = (event: PointerEvent) => {
    const isMoved = placeOf(event) !== mouse || !(event.target as Element).closest('dialog');
    // A finger hovers over nothing.
    if (event.pointerType === 'mouse' && isMoved) come(event);
  };
  addEventListener('pointerover', hover, { signal });
  addEventListener('pointermove', (event) => (mouse = placeOf(event)), { signal });
  addEventListener(
    'focusin',
    (one) => (one.target as Element).matches(':focus-visible') && come(one),
    { signal },
  );
  addEventListener('click', hide, { signal, capture: true });
  addEventListener('scroll', follow, { signal, capture: true });
  addEventListener('keydown', press, { signal, capture: true });
  signal.addEventListener('abort', hide);
}

function showAt(tip: HTMLElement, of: Element): void {
  const says = of.getAttribute('data-says') ?? '';
  tip.remove();
  if (!of.matches(':is(:hover, :focus-visible)') || (of as HTMLElement).innerText.includes(says))
    return;
  tip.textContent = says;
  tip.style.removeProperty('left');
  tip.style.removeProperty('top');
  // What is outside an open dialog lies under it.
  (of.closest('dialog') ?? document.body).append(tip);
  const { width, height } = tip.getBoundingClientRect();
  tip.hidden = true;
  const whole = of.closest('[role="toolbar"], .item') ?? of;
  const places = [of, whole].flatMap((one) => placesAround(one, of, width, height));
  const costs = new Map(places.map((place) => [place, costOf(place, of)]));
  const [best] = places.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
  tip.hidden = false;
  tip.style.setProperty('left', `${best?.x ?? 0}px`);
  tip.style.setProperty('top', `${best?.y ?? 0}px`);
}

const gap = 6;

/** Above, below and beside a box, as near to the button as the window allows. */
function placesAround(box: Element, of: Element, width: number, height: number): DOMRect[] {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  const own = of.getBoundingClientRect();
  const within = (at: number, size: number, all: number) =>
    Math.max(gap, Math.min(at, all - size - gap));
  const x = within(own.x + (own.width - width) / 2, width, document.documentElement.clientWidth);
  const y = within(own.y + (own.height - height) / 2, height, innerHeight);
  const places = [
    new DOMRect(x, top - gap - height, width, height),
    new DOMRect(x, bottom + gap, width, height),
    new DOMRect(left - gap - width, y, width, height),
    new DOMRect(right + gap, y, width, height),
  ];
  return places.filter(
    (one) => one.x >= 0 && one.y >= 0 && one.right <= innerWidth && one.bottom <= innerHeight,
  );
}

const controls = 'button, a, input, select, textarea, label';

/** What it would cover: controls cost more than words, and these more than the way to it. */
function costOf({ x, y, width, height }: DOMRect, of: Element): number {
  const own = of.getBoundingClientRect();
  const way = Math.hypot(x + width / 2 - own.x, y + height / 2 - own.y) / 1000;
  const under = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
    [0, 0.5, 1].map((down) => document.elementFromPoint(x + width * across, y + height * down)),
  );
  const costs = under.map((one) => {
    if (one?.closest(controls)) return 20;
    const hasWords = [...(one?.childNodes ?? [])].some(
      (part) => part instanceof Text && part.data.trim() !== '',
    );
    return hasWords || one?.matches('iframe, img') ? 1 : 0;
  });
  return costs.reduce<number>((sum, cost) => sum + cost, way);
}
