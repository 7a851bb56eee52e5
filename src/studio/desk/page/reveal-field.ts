import type { FieldPath } from '../desk-problem.ts';
import { fieldId, isWithin } from '../field-values.ts';

const bus = new EventTarget();

/** Tells a list when something in it is to be seen, and the rest of the path to it. */
export function onReveal(place: FieldPath, open: (rest: FieldPath) => void): () => void {
  const listener = (event: Event) => {
    // Sent by `reveal` alone.
    const path = (event as CustomEvent<FieldPath>).detail;
    if (path.length > place.length && isWithin(path, place)) open(path.slice(place.length));
  };
  bus.addEventListener('reveal', listener);
  return () => bus.removeEventListener('reveal', listener);
}

/** Moves the focus to a field, or to what it is in; items that hide it open, one in another. */
export async function reveal(path: FieldPath): Promise<void> {
  for (let depth = 0; depth <= path.length; depth++) {
    bus.dispatchEvent(new CustomEvent('reveal', { detail: path }));
    await new Promise((resolve) => setTimeout(resolve, 40));
    if (document.getElementById(fieldId(path))) break;
  }
  for (let length = path.length; length >= 0; length--) {
    const found = document.getElementById(fieldId(path.slice(0, length)));
    if (!found) continue;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    return;
  }
}
