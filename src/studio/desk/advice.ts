import { setImmediate } from 'node:timers/promises';
import { fieldShape } from '../../engine/content/field-shape.ts';
import type { Problem } from '../../engine/kernel/problem.ts';
import { withCommas } from '../../engine/kernel/text.ts';
import { controlOf } from './desk-forms.ts';
import type { DeskCalls } from './desk-messages.ts';
import { bodyStart } from './edited-text.ts';
import { fieldAt } from './item-name.ts';
import { kindAt } from './open-file.ts';
import { placed, stepsOf } from './problem-places.ts';
import { wordsIn } from './word-count.ts';

/** The rest is only counted. */
const mostShown = 10;

/** Advice on a text by `npm run prose`. It never delays a check or a save for long. */
export async function advice(path: string, text: string): Promise<DeskCalls['advice']['answer']> {
  // Loaded on demand: the dictionaries take longer than the rest of the desk.
  const { findings, pieces, withSuggestion } = await import('../prose/findings.ts');
  const form = fieldShape(kindAt(path).schema);
  // Names and choices are picked, not written.
  const written = pieces({ path, bytes: new TextEncoder().encode(text) }).filter(
    ({ field }) => !field || controlOf(fieldAt(stepsOf(field), form) ?? {}) === 'text',
  );
  const found = [...tooLong(path, text), ...eachOnce(written.flatMap(findings))];
  const shown: Problem[] = [];
  for (const one of found.slice(0, mostShown)) {
    // Other calls are answered between two suggestions.
    await setImmediate();
    shown.push(withSuggestion(one));
  }
  return { type: 'advice', advice: placed(path, text, shown), more: found.length - shown.length };
}

/** Each rule and word once, at its first place, and how often it is there. */
function eachOnce(found: readonly Problem[]): Problem[] {
  const same = Map.groupBy(found, ({ words, message }) => words ?? message.toLowerCase());
  return [...same.values()].flatMap(([first, ...others]) => {
    if (!first || first.words || others.length === 0) return first ?? [];
    const times = others.length === 1 ? 'twice' : `${others.length + 1} times`;
    return { ...first, message: `${first.message} (${times})` };
  });
}

function tooLong(path: string, text: string): Problem[] {
  const { maxWords = Infinity } = kindAt(path).family ?? {};
  const words = wordsIn(text.slice(bodyStart(path, text)));
  if (words <= maxWords) return [];
  const message = `The text has ${withCommas(words)} words, and this kind has at most ${withCommas(maxWords)}. Shorten it, or make it two.`;
  return [{ file: path, code: 'too-long', message }];
}
