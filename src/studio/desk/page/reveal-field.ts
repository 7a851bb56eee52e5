import type { FieldPath } from '../desk-problem.ts';
import { fieldId } from '../field-values.ts';

/** Moves the focus to a field, or to what it is in; items that hide it open, one in another. */
export async function reveal(path: FieldPath): Promise<void> {
  let found: HTMLElement | undefined;
  // On a phone the form is hidden until then.
  await drawn();
  for (let length = 0; length <= path.length; length++) {
    const next = document.getElementById(fieldId(path.slice(0, length)));
    if (!next) continue;
    found = next;
    if (length === path.length || next.ariaExpanded !== 'false') continue;
    next.click();
    await drawn();
  }
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

const drawn = () => new Promise((resolve) => setTimeout(resolve, 40));
