import { expect, test } from 'vitest';
import { tinySite } from '../tiny-site/tiny-site.tsx';
import { fileNameProblems } from './file-names.ts';

const named = (...paths: string[]) =>
  fileNameProblems(
    paths.map((path) => ({ path, bytes: new Uint8Array() })),
    tinySite,
  );

test.each(['con', 'prn', 'aux', 'nul', 'com0', 'com1', 'com9', 'lpt1'])(
  'a page named %s.md, which Windows cannot check out, is refused with another name',
  (name) => {
    expect(named(`content/notes/${name}.md`)).toEqual([
      {
        file: `content/notes/${name}.md`,
        code: 'file-name',
        message: `has a name that does not work everywhere: Windows keeps it for a device. Rename it to ${name}-1.md.`,
      },
    ]);
  },
);

test.each(['console', 'com', 'com10', 'aux-1', 'null'])('a page may be named %s.md', (name) => {
  expect(named(`content/notes/${name}.md`)).toEqual([]);
});
