/** Toggles the animation beside a pause button; CSS switches the button's label. */
export function pauseButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-pause]') : null;
  if (!button) return;
  const isPaused = button.parentElement?.toggleAttribute('data-paused') ?? false;
  button.ariaPressed = String(isPaused);
}
