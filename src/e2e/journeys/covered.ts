/** The widths at which everything is pressed, in px, and the tag of those that take long. */
export const pressedAt: [widths: number[], tag: string[]][] = [
  [[390, 1024, 1440], []],
  [[320, 390, 768, 900, 1024, 1440, 1920], ['@soak']],
];

/**
 * Runs in a page: the links, buttons, fields and summaries that nobody can press, as something lies
 * over them. Each is brought to the middle of the window, clear of fixed bars. An open menu, dialog
 * or list of problems covers the rest on purpose, so then only what is in it is looked at.
 *
 * @returns a sentence for each fault.
 */
export function covered(): string[] {
  const controls = 'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
  // Outside of the window until the keyboard reaches them, or for robots alone.
  const unseen = ':is(.skip-link, .skip):not(:focus), .field__trap *, [inert] *';
  const onTop = ':modal, :popover-open, #who-we-help, .sheet, :is(.skip-link, .skip):focus';
  const [open] = all(onTop).filter(isShown);
  const walked = new Set<Element>();
  const faults = faultsOf(all(controls));
  const closed = all('details:not([open])');
  for (const details of closed) details.toggleAttribute('open', true);
  faults.push(...faultsOf(all(controls)));
  for (const details of closed) details.toggleAttribute('open', false);
  return faults;

  function faultsOf(found: readonly Element[]): string[] {
    return found.flatMap((control) => {
      if (walked.has(control) || !isShown(control) || control.matches(unseen)) return [];
      if (open && !open.contains(control)) return [];
      walked.add(control);
      const hit = pressed(control);
      if (leadsTo(hit, control)) return [];
      return `${named(control)} is ${hit ? `under ${named(hit)}` : 'out of the window'}`;
    });
  }

  /** In the document and in the shadow trees in it. */
  function all(selector: string, tree: Document | ShadowRoot = document): Element[] {
    const hosts = [...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [...tree.querySelectorAll(selector), ...hosts.flatMap((host) => all(selector, host))];
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true });
  }

  /** What answers a press in the middle of the window, or where something sticky begins. */
  function pressed(control: Element): Element | null {
    bringIn(control);
    const hit = hitAt(middleOf(control));
    const start = startOf(control);
    if (start === undefined || leadsTo(hit, control)) return hit;
    scrollBy({ top: start, behavior: 'instant' });
    return hitAt(middleOf(control));
  }

  /** Scrolls what a person can scroll; scrollIntoView() would move what is only cut off as well. */
  function bringIn(control: Element): void {
    for (const box of ancestors(control)) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (!/auto|scroll/.test(overflowX + overflowY)) continue;
      const [x, y] = middleOf(control);
      const { left, top } = box.getBoundingClientRect();
      const by = { left: x - left - box.clientWidth / 2, top: y - top - box.clientHeight / 2 };
      box.scrollBy({ ...by, behavior: 'instant' });
    }
    scrollBy({ top: middleOf(control)[1] - innerHeight / 2, behavior: 'instant' });
  }

  /** How far to scroll until the sticky element that holds a control stands where it begins. */
  function startOf(control: Element): number | undefined {
    for (const box of ancestors(control)) {
      const { position, top } = getComputedStyle(box);
      const around = box.parentElement;
      if (position === 'sticky' && around)
        return around.getBoundingClientRect().top - Number.parseFloat(top);
    }
    return undefined;
  }

  function hitAt([x, y]: [x: number, y: number]): Element | null {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) hit = hit.shadowRoot.elementFromPoint(x, y);
    return hit;
  }

  function ancestors(element: Element): Element[] {
    const root = element.getRootNode();
    const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return parent ? [parent, ...ancestors(parent)] : [];
  }

  /** Of its largest box: a link may be broken into several lines. */
  function middleOf(control: Element): [x: number, y: number] {
    const area = ({ width, height }: DOMRect) => width * height;
    const boxes = [...control.getClientRects()].sort((one, other) => area(other) - area(one));
    const { left, top, width, height } = boxes[0] ?? control.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  function leadsTo(hit: Element | null, control: Element): boolean {
    if (control.contains(hit) || hit?.closest('label')?.control === control) return true;
    const link = hit?.closest<HTMLAnchorElement>('a[href]');
    return control instanceof HTMLAnchorElement && link?.href === control.href;
  }

  function named(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim();
    const name = [element.localName, ...element.classList].join('.');
    const within = element.parentElement?.closest('[class]')?.classList[0];
    return `${name}${within ? ` in .${within}` : ''} “${words.slice(0, 40)}”`;
  }
}
