import { expect, test } from 'vitest';
import { leadsCommand, usage } from './leads-command.ts';

const wrong: [line: string, message: string][] = [
  ['answered', 'Write one ID after "answered".'],
  ['unanswered 1f3a 2b0c', 'Write one ID after "unanswered".'],
  ['answer 1f3a', '"answer" is unknown.'],
  ['1f3a9c2e', '"1f3a9c2e" is unknown.'],
  ['--al', "Unknown option '--al'."],
  ['--all=yes', "Option '--all' does not take an argument"],
  ['--csv --json', 'Choose --csv or --json.'],
];

test.for(wrong)('npm run leads -- %s shows the usage', ([line, message]) => {
  const command = () => leadsCommand(line.split(' '));
  expect(command).toThrow(message);
  expect(command).toThrow(`\n\n${usage}`);
});

test('without options, leads prints a table without suspects', () => {
  expect(leadsCommand([])).toEqual({ format: 'table', suspects: false, help: false });
});

test('every option and command is parsed', () => {
  expect(leadsCommand(['--all', '--csv'])).toMatchObject({ format: 'csv', suspects: true });
  expect(leadsCommand(['--json'])).toMatchObject({ format: 'json' });
  expect(leadsCommand(['--help'])).toMatchObject({ help: true });
  expect(leadsCommand(['answered', '1f3a'])).toMatchObject({
    mark: { id: '1f3a', answered: true },
  });
  expect(leadsCommand(['unanswered', '1f3a'])).toMatchObject({
    mark: { id: '1f3a', answered: false },
  });
});
