import { expect, test } from 'vitest';
import { formatProblem } from '../kernel/problem.ts';
import { outputPathProblems } from './output-paths.ts';

const said = (...paths: string[]) => outputPathProblems(paths).map(formatProblem);

test('correct output paths are accepted', () => {
  expect(said('index.html', 'work/index.html', 'work.html', '_headers', 'assets/a-1.svg')).toEqual(
    [],
  );
});

const cases: Record<string, string[]> = {
  'insights/index.html would be written twice.': ['insights/index.html', 'insights/index.html'],
  'Work/index.html is the same file as work/index.html on some disks.': [
    'work/index.html',
    'Work/index.html',
  ],
  'cafe\u0301/index.html is the same file as caf\u00e9/index.html on some disks.': [
    'caf\u00e9/index.html',
    'cafe\u0301/index.html',
  ],
  '_headers would have to be a folder too, for _Headers/index.html.': [
    '_headers',
    '_Headers/index.html',
  ],
  'insights//index.html is not the path of a file in the site.': ['insights//index.html'],
  '../index.html is not the path of a file in the site.': ['../index.html'],
};

test.each(Object.entries(cases))('nothing is written: %s', (says, paths) => {
  expect(said(...paths)).toEqual([expect.stringContaining(`${says} Give `)]);
});
