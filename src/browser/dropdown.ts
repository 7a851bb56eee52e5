/**
 * The Who We Help menu. Hover and focus open it by CSS alone; this adds what CSS cannot say: its
 * state for screen readers, Escape, and a button that also closes.
 */
export function dropdown(root: HTMLElement): void {
  const button = root.querySelector('button');
  if (!button) return;
  const isOpen = () =>
    !('closed' in root.dataset) && (root.matches(':hover') || root.matches(':focus-within'));
  const tell = () => button.setAttribute('aria-expanded', String(isOpen()));
  const close = () => {
    root.dataset.closed = '';
    tell();
  };
  const reopen = () => {
    delete root.dataset.closed;
    tell();
  };
  tell();
  root.addEventListener('mouseenter', reopen);
  root.addEventListener('mouseleave', () => {
    // A menu that the mouse opened closes behind it, even where focus stayed on the button.
    if (root.contains(document.activeElement)) close();
    else reopen();
  });
  root.addEventListener('focusin', (event) => {
    if (event.target !== button) tell();
    else if (!root.matches(':hover')) reopen();
  });
  root.addEventListener('focusout', ({ relatedTarget }) => {
    if (!root.contains(relatedTarget as Node | null)) requestAnimationFrame(reopen);
  });
  button.addEventListener('click', ({ detail }) => {
    // A mouse has opened it by being there; a key press toggles it.
    if (detail === 0) isOpen() ? close() : reopen();
  });
  root.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    // First, since focus on the button opens.
    button.focus();
    close();
  });
}
