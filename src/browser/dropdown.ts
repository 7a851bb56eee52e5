/**
 * The Who We Help menu. CSS opens it on hover and focus; this adds what CSS can't: the expanded
 * state for screen readers, closing on Escape, and a button that toggles.
 */
export function dropdown(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  const isOpen = () => !root.dataset.closed && root.matches(':is(:hover, :focus-within)');
  const setClosed = (isClosed: boolean) => {
    if (isClosed) root.dataset.closed = 'true';
    else delete root.dataset.closed;
    button.ariaExpanded = String(isOpen());
  };
  setClosed(false);
  root.onmouseenter = () => setClosed(false);
  // A menu opened by mouse closes when the pointer leaves, even if the button still has focus.
  root.onmouseleave = () => setClosed(root.contains(document.activeElement));
  root.addEventListener('focusin', ({ target }) => {
    setClosed(Boolean(root.dataset.closed) && (target !== button || root.matches(':hover')));
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) requestAnimationFrame(() => setClosed(false));
  });
  button.onclick = ({ detail }) => {
    // Only keyboard clicks (detail 0) toggle: hovering has already opened it for a mouse.
    if (!detail) setClosed(isOpen());
  };
  root.onkeydown = ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    // Focus first: focusing the button opens the menu.
    button.focus();
    setClosed(true);
  };
}
