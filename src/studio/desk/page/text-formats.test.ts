import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import {
  afterBlock,
  around,
  atLineStart,
  block,
  link,
  linkIn,
  marksAt,
  passage,
  putPicture,
  type TextFormat,
  unlink,
  withoutPrefix,
} from './text-formats.ts';
import { nextMarks, textMarks } from './text-marks.ts';

const extensions = [markdown({ base: markdownLanguage }), textMarks, nextMarks];

/** A text in which `<` and `>` stand around what is selected, or `|` where the cursor is. */
function stateOf(marked: string): EditorState {
  const from = marked.search(/[<|]/);
  const to = marked.includes('>') ? marked.indexOf('>') - 1 : from;
  const doc = marked.replace(/[<>|]/g, '');
  return EditorState.create({ doc, selection: { anchor: from, head: to }, extensions });
}

function formatted(marked: string, format: TextFormat): string {
  const state = stateOf(marked);
  const after = state.update(format(state)).state;
  const { main } = after.selection;
  const text = after.doc.toString();
  return main.empty
    ? `${text.slice(0, main.from)}|${text.slice(main.from)}`
    : `${text.slice(0, main.from)}<${text.slice(main.from, main.to)}>${text.slice(main.to)}`;
}

const left: [before: string, after: string][] = [
  ['> One\n> |', '> One\n\n|'],
  ['- One\n- |', '- One\n\n|'],
  ['1. One\n2. |\n3. Three', '1. One\n\n|\n\n3. Three'],
  ['Words\n\n- |', 'Words\n\n|'],
];

test.each(left)('Enter on an empty line of a quotation or list ends it: %j', (before, after) => {
  const [words = '', rest = ''] = before.split('|');
  const selection = { anchor: words.length };
  const state = EditorState.create({ doc: words + rest, selection });
  const { doc, selection: at } = state.update(afterBlock(state) ?? {}).state;
  expect(`${doc.sliceString(0, at.main.head)}|${doc.sliceString(at.main.head)}`).toBe(after);
});

test('Enter after words goes on with the quotation or list', () => {
  const at = (doc: string) => EditorState.create({ doc, selection: { anchor: doc.length } });
  for (const words of ['> One', '- One', '1. One']) expect(afterBlock(at(words))).toBeUndefined();
});

const heading = atLineStart('## ');
const numbered = atLineStart('1. ');

const before = (state: EditorState) => withoutPrefix(state) ?? {};

const cases: Record<string, [before: string, format: TextFormat, after: string]> = {
  'makes words bold': ['a <word> here', around('**'), 'a **<word>** here'],
  'leaves blanks outside of bold words': ['a< word >here', around('**'), 'a **<word>** here'],
  'makes bold words plain': ['a **<word>** here', around('**'), 'a <word> here'],
  'makes bold words in italics plain': ['a <***b***> c', around('**'), 'a *<b>* c'],
  'makes code bold outside of its marks': ['a `<b>` c', around('**'), 'a **<`b`>** c'],
  'writes nothing until bold words are typed': ['a |', around('**'), 'a |'],
  'makes a heading': ['Wo|rds', heading, '## Wo|rds'],
  'begins a heading on an empty line': ['one\n\n|', heading, 'one\n\n## |'],
  'begins a list on an empty line': ['|', atLineStart('- '), '- |'],
  'begins a numbered list on an empty line': ['|', numbered, '1. |'],
  'ends a list that is still empty': ['- |', atLineStart('- '), '|'],
  'makes a heading a paragraph': ['## Wo|rds', heading, 'Wo|rds'],
  'makes a list item a heading': ['- Wo|rds', heading, '## Wo|rds'],
  'numbers lines': ['<one\n- two>', numbered, '1. <one\n2. two>'],
  'takes numbers away': ['<1. one\n2. two>', numbered, '<one\ntwo>'],
  'makes a list of what is one in part': ['<- one\ntwo>', atLineStart('- '), '<- one\n- two>'],
  'takes the last item out of a list': ['- a\n- |b', atLineStart('- '), '- a\n\n|b'],
  'takes a nested item out of a list': ['- a\n  - |b', atLineStart('- '), '- a\n\n|b'],
  'links words': [
    'see <our work>.',
    link({ address: '/work', words: 'Work' }),
    'see [our work](/work)|.',
  ],
  'links a title': [
    'see |',
    link({ address: '/work', words: 'Work [all]' }),
    'see [Work \\[all\\]](/work)|',
  ],
  'changes where a link leads, and no mark in it': [
    'see [our *wo|rk*](/work).',
    link({ address: '/about', words: 'our work' }),
    'see [our *wo|rk*](/about).',
  ],
  'changes the words of a link': [
    'see [our *wo|rk*](/work).',
    link({ address: '/work', words: 'films [all]' }),
    'see [films \\[all\\]](/work)|.',
  ],
  'takes a link away and leaves its words': [
    'see [our *wo|rk*](/work).',
    unlink,
    'see our *wo|rk*.',
  ],
  'puts a block after a paragraph': [
    'on|e\ntwo\n\nthree',
    block('X', 'X'),
    'one\ntwo\n\n<X>\n\nthree',
  ],
  'puts a block on a blank line': ['one\n\n|\n\nthree', block('X', 'X'), 'one\n\n<X>\n\nthree'],
  'pastes words into a line': ['a <word> here', passage('few **words**'), 'a few **words**| here'],
  'pastes a heading apart from words': ['one| two', passage('# A'), 'one\n\n# A|\n\ntwo'],
  'pastes words apart from a line above': ['one\n|', passage('two'), 'one\n\ntwo|\n'],
  'pastes blocks between words': ['one| two', passage('- a\n- b'), 'one\n\n- a\n- b|\n\ntwo'],
  'begins a text with a block': ['|', block('X', 'X'), '<X>\n'],
  'puts the cursor into a paragraph after a block': [
    'on|e\n\ntwo',
    block('X'),
    'one\n\nX\n\n|\n\ntwo',
  ],
  'puts the cursor after a block that ends a text': ['on|e', block('X'), 'one\n\nX\n\n|\n'],
};

test('a link is known by its address and its words, without their marks', () => {
  const at = (marked: string) => linkIn(stateOf(marked));
  expect(at('see [our *wo|rk* \\[all\\]](/work).')).toEqual({
    address: '/work',
    words: 'our work [all]',
  });
  expect(at('se|e [our work](/work).')).toBeUndefined();
});

const backspaces: [before: string, after: string][] = [
  ['## |Words', '|Words'],
  ['- a\n- |b\n- c', '- a\n\n|b\n\n- c'],
  ['- a\n  - |b', '- a\n- |b'],
  ['+ a\n+ |b', '+ a\n\n|b'],
];

test.each(backspaces)(
  'Backspace before the words takes a line out of its block: %j',
  (marked, after) => {
    expect(formatted(marked, before)).toBe(after);
  },
);

const shown: [marked: string, marks: string[]][] = [
  ['## He|ad', ['## ']],
  ['* **bo|ld**', ['**', '- ']],
  ['a <***b***> c', ['**', '*', '']],
  ['a <**b** c>', ['']],
];

test.each(shown)('its buttons are pressed at %j', (marked, marks) => {
  expect(marksAt(stateOf(marked))).toEqual(marks);
});

test('bold and italics that are pressed one after the other are both on', () => {
  const press = (state: EditorState, sign: string) => state.update(around(sign)(state)).state;
  const both = press(press(stateOf('a |'), '**'), '*');
  expect(marksAt(both)).toEqual(['**', '*', '']);
  expect(marksAt(press(both, '**'))).toEqual(['*', '']);
});

test.each(Object.entries(cases))('a button %s', (_, [before, format, after]) => {
  expect(formatted(before, format)).toBe(after);
});

test('what is pasted while a photograph is selected goes after it', () => {
  const before = 'one\n\n<![A](a.jpg)>\n\ntwo';
  for (const text of ['few words', '- a\n- b'])
    expect(formatted(before, passage(text))).toBe(`one\n\n![A](a.jpg)\n\n${text}|\n\ntwo`);
});

test('a new photograph stands after the one that is selected, and another in its place', () => {
  const picture = { alt: 'B', name: 'b.jpg', caption: '' };
  const before = 'one\n\n<![A](a.jpg)>\n\ntwo';
  expect(formatted(before, putPicture(picture, true))).toContain('![A](a.jpg)\n\n![B](b.jpg)\n\n');
  expect(formatted(before, putPicture(picture))).toBe('one\n\n|![B](b.jpg)\n\ntwo');
});
