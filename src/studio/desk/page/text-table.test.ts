// @vitest-environment happy-dom
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { putTable } from './text-formats.ts';
import { textMarks } from './text-marks.ts';
import { newTable, pastedCells, tableAt, withCells } from './text-table.ts';

const stateAt = (doc: string, words: string) =>
  EditorState.create({
    doc,
    selection: { anchor: doc.indexOf(words) },
    extensions: [markdown({ base: markdownLanguage }), textMarks],
  });

const text = 'Before.\n\n| Month | Sold |\n|:---|---:|\n| May | 3 \\| 4 |\n| June |\n\nAfter.\n';

test('the table that the cursor is in is read cell by cell, and written back as it was set', () => {
  const state = stateAt(text, 'May');
  const table = tableAt(state.doc, 5);
  expect(table).toMatchObject({
    rows: [
      ['Month', 'Sold'],
      ['May', '3 | 4'],
      ['June', ''],
    ],
    rule: [':---', '---:'],
  });
  const next = {
    rows: [...(table?.rows ?? []), ['July', '9'], ['', ' ']],
    rule: table?.rule ?? [],
  };
  expect(state.update(putTable(next)(state)).state.doc.toString()).toBe(
    'Before.\n\n| Month | Sold |\n|:---|---:|\n| May | 3 \\| 4 |\n| June |  |\n| July | 9 |\n\nAfter.\n',
  );
});

test('words that are typed after a table’s dialog break no table', () => {
  for (const words of ['After', 'May']) {
    const state = stateAt(text, words);
    const put = state.update(putTable(newTable)(state)).state;
    const typed = put.update(put.replaceSelection('Words')).state.doc;
    const first = typed.toString().split('\n').indexOf('|---|---|');
    expect(tableAt(typed, first)?.rows).toHaveLength(2);
  }
});

test('outside of a table, a new one stands after the paragraph, without words of its own', () => {
  const state = stateAt(text, 'After');
  expect(tableAt(state.doc, 8)).toBeUndefined();
  expect(state.update(putTable(newTable)(state)).state.doc.toString()).toBe(
    `${text.trimEnd()}\n\n|  |  |\n|---|---|\n|  |  |\n\n\n`,
  );
});

test('cells from a spreadsheet spread over a table, which grows as far as they need', () => {
  const html =
    '<table><tr><td>May</td><td><b>£6</b></td></tr><tr><td>June</td><td></td></tr></table>';
  const rows = [
    ['May', '**£6**'],
    ['June', ''],
  ];
  expect(pastedCells(`<p>By month</p>${html}`, 'By month\nMay\t£6')).toHaveLength(2);
  expect(pastedCells(html, 'May £6 June')).toEqual([['May', '£6'], rows[1]]);
  expect(pastedCells('', 'May\t**£6**\r\nJune\t\r\n')).toEqual(rows);
  expect(pastedCells('<table><tr><td>May</td></tr></table>', 'May\nJune')).toEqual([
    ['May'],
    ['June'],
  ]);
  expect(pastedCells('<p>Some words</p>', 'Some\nwords')).toBeUndefined();
  expect(withCells(newTable, 1, 1, rows)).toEqual({
    rows: [
      ['', '', ''],
      ['', 'May', '**£6**'],
      ['', 'June', ''],
    ],
    rule: ['---', '---', '---'],
  });
});
