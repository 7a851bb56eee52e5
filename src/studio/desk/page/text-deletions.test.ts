import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { mendedDeletion } from './text-deletions.ts';
import { textMarks } from './text-marks.ts';

const extensions = [markdown({ base: markdownLanguage }), textMarks];

/** Replaces what stands between `⟨` and `⟩`; `|` is the cursor. */
function replaced(marked: string, insert: string): string {
  const [from, to] = [marked.indexOf('⟨'), marked.indexOf('⟩') - 1];
  const state = EditorState.create({ doc: marked.replace(/[⟨⟩]/g, ''), extensions });
  const mended = mendedDeletion(state, from, to, insert);
  const changes = mended?.changes ?? { from, to, insert };
  const text = state.update({ changes }).state.doc.toString();
  const at = mended?.anchor ?? from + insert.length;
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

const table = '| A | B |\n|---|---|\n| 1 | 2 |';

const cases: [what: string, before: string, insert: string, after: string][] = [
  ['the end of bold words and more', 'a **bo⟨ld** c⟩d', '', 'a **bo|**d'],
  ['the start of bold words', '⟨a **bo⟩ld** c', '', '|**ld** c'],
  ['the end of a link', 'see [our ⟨work](/work) no⟩w', '', 'see [our](/work) |w'],
  ['words from one bold word to another', '**o⟨ne** and **tw⟩o**', '', '**o|o**'],
  ['all bold words', 'a **⟨bold⟩** c', '', 'a | c'],
  ['all bold words and a mark', 'a⟨ **bold⟩** c', '', 'a| c'],
  ['all bold words, by others', 'a **⟨bold⟩** c', 'x', 'a **x|** c'],
  ['the end of bold words, by others', 'a **bo⟨ld** c⟩d', 'x', 'a **box|**d'],
  [
    'the end of bold words before a table, by others',
    `a **b⟨c** d\n\n⟩${table}`,
    'x',
    `a **bx|**\n\n${table}`,
  ],
  ['a letter after a blank', 'a **bold ⟨x⟩** c', '', 'a **bold** | c'],
  ['a letter before a blank', 'a **⟨x⟩ bold** c', '', 'a | **bold** c'],
  ['an escaped sign', 'a \\⟨[⟩b', '', 'a |b'],
  ['a line’s end before a heading', 'One⟨\n⟩## Two', '', 'One|Two'],
  ['a line and its end before a heading', '⟨One\n⟩## Two', '', '|## Two'],
  ['the empty line after a table', `${table}\n⟨\n⟩Two`, '', `${table}\n|\nTwo`],
  ['the empty lines before a table', `One⟨\n\n⟩${table}`, '', `One|\n\n${table}`],
  ['an empty line after a table, by words', `${table}\n⟨\n⟩Two`, 'x', `${table}\n\nx|Two`],
];

test.each(cases)('deleting %s leaves no stray sign', (_, before, insert, after) => {
  expect(replaced(before, insert)).toBe(after);
});
