import { expect, test } from 'vitest';
import { withoutInvisible } from './without-invisible.ts';

const pasted: [what: string, text: string, clean: string, out: number][] = [
  ['a zero-width space', 'kiln\u200byard', 'kilnyard', 1],
  ['a soft hyphen and a byte order mark', '\ufeffhy\u00adphen', 'hyphen', 2],
  ['marks of direction', '\u202aleft\u202c \u200eright', 'left right', 3],
  ['a control character', 'a\u0007b', 'ab', 1],
  ['a slide’s line break, which stays one', 'one\vtwo', 'one\ntwo', 0],
  ['joiners and tags within emoji, which stay', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 0],
  ['nothing of the kind', 'A café’s “menu”\t£5\n', 'A café’s “menu”\t£5\n', 0],
];

test.each(pasted)('pasted words with %s are clean', (_, text, clean, out) => {
  expect(withoutInvisible(text)).toEqual({ text: clean, out });
});
