import { counted } from '../../../engine/kernel/text.ts';
import { withoutInvisible } from '../../../engine/kernel/without-invisible.ts';

type Tell = (words: string) => void;

/** Removes invisible characters, and tells the writer if there were any. */
export function cleaned(pasted: string, tell: Tell): string {
  const { text, out } = withoutInvisible(pasted);
  if (out > 0) {
    const were = out === 1 ? 'was' : 'were';
    tell(`${counted(out, 'invisible character')} ${were} taken out of what you pasted.`);
  }
  return text;
}

/** For every field but the text editor, which has its own. */
export function cleanPastedWords(tell: Tell, signal: AbortSignal): void {
  const listener = (event: InputEvent) => {
    const { target: field, data } = event;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || !data || !event.cancelable) return;
    // Once the event below is over: what is typed takes a toast away.
    const clean = cleaned(data, (told) => setTimeout(tell, 0, told));
    // A single-line input would join words across a line break.
    const words = field instanceof HTMLInputElement ? clean.replaceAll(/\s*\n\s*/g, ' ') : clean;
    if (words === data) return;
    event.preventDefault();
    field.setRangeText(words, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, data: words }));
  };
  document.addEventListener('beforeinput', listener, { capture: true, signal });
}
