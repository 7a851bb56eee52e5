import { expect, test } from 'vitest';
import { databaseError, startErrorText } from './start-error.ts';

const failure = (code: string) =>
  Object.assign(new Error(`${code}: mkdir`), { code, path: '.cache/backend' });

test.each([
  ['ENOSPC', 'the disk is full. Make room, and start again.'],
  ['EROFS', 'the disk is read-only. Copy the project to another one.'],
  ['EACCES', 'you don’t have permission to write there. Change the permissions.'],
])('%s is a sentence with the path and the cure', (code, sentence) => {
  expect(startErrorText(failure(code), '.')).toBe(`.cache/backend cannot be written: ${sentence}`);
});

test('any other error keeps its own message', () => {
  expect(startErrorText(new Error('Port 80 is taken.'), '.', 0)).toBe('Port 80 is taken.');
});

test('a database that fails because the disk is full says so', () => {
  const error = databaseError(': Migration failed');
  expect(startErrorText(error, 'data', 1000)).toBe(
    'data cannot be written: the disk is full. Make room, and start again.',
  );
  expect(startErrorText(error, 'data', 1e9)).toBe(error.message);
});

test('a failed write without a path is reported for the data folder', () => {
  const error = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC' });
  expect(startErrorText(error, 'data')).toContain('data cannot be written: the disk is full.');
});
