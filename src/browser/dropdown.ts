/**
 * The Who We Help menu. Hover and focus open it by CSS alone; this adds what CSS cannot say: its
 * state for screen readers, Escape, and a button that also closes.
 */
export function dropdown(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  const isOpen = () => !root.dataset.closed && root.matches(':is(:hover, :focus-within)');
  const set = (isClosed: boolean) => {
    if (isClosed) root.dataset.closed = 'true';
    else delete root.dataset.closed;
    button.ariaExpanded = String(isOpen());
  };
  set(false);
  root.onmouseenter = () => set(false);
  // A menu that the mouse opened closes behind it, even where focus stayed on the button.
  root.onmouseleave = () => set(root.contains(document.activeElement));
  root.addEventListener('focusin', ({ target }) => {
    set(Boolean(root.dataset.closed) && (target !== button || root.matches(':hover')));
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) requestAnimationFrame(() => set(false));
  });
  button.onclick = ({ detail }) => {
    // A mouse has opened it by being there; a key press toggles it.
    if (!detail) set(isOpen());
  };
  root.onkeydown = ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    // First, since focus on the button opens.
    button.focus();
    set(true);
  };
}
