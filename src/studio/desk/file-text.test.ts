import { expect, test } from 'vitest';
import { editedBytes, fileText } from './file-text.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const edited = (before: string, change: (text: string) => string) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    editedBytes(bytes(before), change(fileText(bytes(before))?.text ?? '')),
  );

const files: [what: string, before: string, after: string][] = [
  ['lines that end as on Windows', 'a\r\nold\r\nc\r\n', 'a\r\nnew\r\nc\r\n'],
  ['lines that end as on old Macs', 'a\rold\rc', 'a\rnew\rc'],
  ['a byte order mark', '\uFEFFa\nold\n', '\uFEFFa\nnew\n'],
  ['byte order marks, within the words too', '\uFEFFa\uFEFF\nold\n', '\uFEFFa\uFEFF\nnew\n'],
  ['no line end at the end', 'a\nold', 'a\nnew'],
  ['line ends of several kinds', 'a\r\nold\r\nc\nd\r\n', 'a\r\nnew\r\nc\nd\r\n'],
];

test.each(files)('%s stay when a word changes', (_, before, after) => {
  expect(edited(before, (text) => text)).toBe(before);
  expect(edited(before, (text) => text.replace('old', 'new'))).toBe(after);
});

test('a line that is added ends as most others do', () => {
  expect(edited('a\r\nb\r\nc\n', (text) => text.replace('b\n', 'b\nx\n'))).toBe(
    'a\r\nb\r\nx\r\nc\n',
  );
  expect(edited('a\r\nb', (text) => `${text}\nc`)).toBe('a\r\nb\r\nc');
});

test('a new file has line ends of Unix', () => {
  expect(editedBytes(undefined, 'a\nb\n')).toEqual(bytes('a\nb\n'));
});

test('what is not UTF-8 cannot be edited, since saving it would change more than was edited', () => {
  expect(fileText(new Uint8Array([0x61, 0xe9]))).toBeUndefined();
});
