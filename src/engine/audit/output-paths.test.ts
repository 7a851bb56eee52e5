import { expect, test } from 'vitest';
import { formatProblem } from '../kernel/problem.ts';
import { outputPathProblems } from './output-paths.ts';

const said = (...paths: string[]) => outputPathProblems(paths).map(formatProblem);

test('correct output paths are accepted', () => {
  expect(said('index.html', 'work/index.html', 'work.html', '_headers', 'assets/a-1.svg')).toEqual(
    [],
  );
});

const cases: [what: string, paths: string[], says: string][] = [
  [
    'one path twice',
    ['insights/index.html', 'insights/index.html'],
    'insights/index.html would be written twice. Give one of the two another address.',
  ],
  [
    'two paths that differ in capitals',
    ['work/index.html', 'Work/index.html'],
    'Work/index.html is the same file as work/index.html on some disks. Give one of the two another address.',
  ],
  [
    'two spellings of one letter',
    ['caf\u00e9/index.html', 'cafe\u0301/index.html'],
    'cafe\u0301/index.html is the same file as caf\u00e9/index.html on some disks. Give one of the two another address.',
  ],
  [
    'a file where a folder must be',
    ['_headers', '_Headers/index.html'],
    '_headers would have to be a folder too, for _Headers/index.html. Give one of the two another address.',
  ],
  [
    'a path with an empty name in it',
    ['insights//index.html'],
    'insights//index.html is not the path of a file in the site. Give its page another address.',
  ],
  [
    'a path that leads out',
    ['../index.html'],
    '../index.html is not the path of a file in the site. Give its page another address.',
  ],
];

test.each(cases)('%s stops the build before anything is written', (_, paths, says) => {
  expect(said(...paths)).toEqual([says]);
});
