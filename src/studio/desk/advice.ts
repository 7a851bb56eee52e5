import { setImmediate } from 'node:timers/promises';
import type { Problem } from '../../engine/kernel/problem.ts';
import type { DeskCalls } from './desk-messages.ts';
import { placed } from './problem-places.ts';

/** The rest is only counted. */
const mostShown = 10;

/** Advice on a text by `npm run prose`. It never delays a check or a save for long. */
export async function advice(path: string, text: string): Promise<DeskCalls['advice']['answer']> {
  // Loaded on demand: the dictionaries take longer than the rest of the desk.
  const { findings, pieces, withSuggestion } = await import('../prose/findings.ts');
  const all = pieces({ path, bytes: new TextEncoder().encode(text) });
  const seen = new Set<string>();
  const found = all
    .flatMap(findings)
    .filter(({ words }) => words === undefined || (!seen.has(words) && seen.add(words)));
  const shown: Problem[] = [];
  for (const one of found.slice(0, mostShown)) {
    // Other calls are answered between two suggestions.
    await setImmediate();
    shown.push(withSuggestion(one));
  }
  return { type: 'advice', advice: placed(path, text, shown), more: found.length - shown.length };
}
