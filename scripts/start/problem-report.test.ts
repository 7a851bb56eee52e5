import { expect, test } from 'vitest';
import { problemReport } from './problem-report.ts';

const problem = {
  file: 'content/insights/x.md',
  line: 4,
  code: 'unknown-field' as const,
  message: '"catgory" is not a field.',
  words: 'catgory',
  text: 'catgory: Content',
};

test('the terminal lists what is wrong once, with the line itself, and says when it is gone', () => {
  const report = problemReport();
  expect(report([])).toBeUndefined();
  expect(report([problem])).toBe(
    '\nOne problem is in the way of publishing:\ncontent/insights/x.md:4 "catgory" is not a field.\n    catgory: Content\n',
  );
  expect(report([problem])).toBeUndefined();
  expect(report([])).toBe('\nNo problem is left.\n');
  expect(report([{ ...problem, isWarning: true }])).toContain('Worth a look:\nWarning: content/');
});

test('nothing that a file holds or is called moves the cursor or turns a line round', () => {
  const hostile = {
    file: 'content/insights/\u001b[2J\u009b1A.md',
    line: 4,
    code: 'unknown-field' as const,
    message: '"\u202ecatgory\u0007" is not a field.',
    text: '"\u202ecatgory\u0007\u001b]0;x": Content',
  };
  const text = problemReport()([hostile]) ?? '';
  expect(text).toContain(
    'insights/<U+001B>[2J<U+009B>1A.md:4 "<U+202E>catgory<U+0007>" is not a field.\n' +
      '    "<U+202E>catgory<U+0007><U+001B>]0;x": Content',
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be printed.
  expect(text).not.toMatch(/[\0-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
});

test('a hundred problems are cut to a readable list, even in long paragraphs', () => {
  const paragraph = `${'word '.repeat(40)}catgory`;
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...problem,
    line: at + 1,
    text: paragraph,
  }));
  const text = problemReport()(many) ?? '';
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  expect(text).toContain('word catgory\n');
  expect(text.split('\n').length).toBeLessThan(50);
  expect(text).toContain('100 problems are in the way of publishing:');
  expect(text).toContain('And 80 more, which the page lists.');
});
