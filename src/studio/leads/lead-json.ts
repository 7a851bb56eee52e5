import { hoursLeft, type Lead } from './lead.ts';

/** For programs: an array of leads with all their columns and `hours_left`. */
export async function* leadJson(leads: AsyncIterable<Lead>, now: Date): AsyncGenerator<string> {
  let before = '[';
  for await (const lead of leads) {
    const full = { ...lead, hours_left: hoursLeft(lead, now) };
    yield `${before}\n${escaped(JSON.stringify(full, null, 2)).replace(/^/gm, '  ')}`;
    before = ',';
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/**
 * Escapes characters that JSON allows but terminals act on: JSON.stringify leaves DEL, C1 controls
 * and bidirectional formatting marks as they are.
 */
const escaped = (json: string) =>
  json.replace(
    /[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
