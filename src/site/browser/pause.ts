import { closest } from '../../engine/browser/closest.ts';

/** Toggles the animation beside a pause button; CSS switches the button's label. */
export function pauseButton(event: Event): void {
  const button = closest(event, '[data-pause]');
  if (!button) return;
  const isPaused = button.parentElement?.toggleAttribute('data-paused') ?? false;
  button.ariaPressed = String(isPaused);
}
