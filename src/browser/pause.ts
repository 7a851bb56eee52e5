/** Stops and starts what moves beside a pause button; its words follow. */
export function pauseButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest('[data-pause]') : null;
  if (!button) return;
  const isPaused = button.parentElement?.toggleAttribute('data-paused') ?? false;
  button.ariaPressed = String(isPaused);
}
