/**
 * The Who We Help menu: a mouse opens it by hovering; Enter, Space, Down or a tap open it until it
 * is closed. Without JavaScript, CSS opens it on hover and focus.
 */
export function dropdown(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  let isPinned = false;
  const isOpen = () => button.ariaExpanded === 'true';
  const setOpen = (open: boolean, pinned = open) => {
    button.ariaExpanded = String(open);
    isPinned = pinned;
  };
  setOpen(false);
  root.onpointerenter = ({ pointerType }) => {
    if (pointerType !== 'touch' && !isOpen()) setOpen(true, false);
  };
  root.onpointerleave = () => {
    // Hiding the focused link would drop focus to the body.
    if (!isPinned && !root.querySelector('a:focus')) setOpen(false);
  };
  button.onclick = ({ detail }) => {
    // A mouse click (detail 1) doesn't close what hovering opened.
    if (!detail || isPinned || !isOpen()) setOpen(!isOpen());
  };
  // On the window: when opened by mouse, the focus may be anywhere.
  addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' && event.target === button) {
      event.preventDefault();
      setOpen(true);
    }
    if (event.key === 'Escape') {
      if (root.querySelector('a:focus')) button.focus();
      setOpen(false);
    }
  });
  for (const type of ['focusin', 'pointerdown']) {
    addEventListener(type, ({ target }) => {
      if (!root.contains(target as Node)) setOpen(false);
    });
  }
}
