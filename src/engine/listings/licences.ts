import type { BrowserCode } from '../bundle/browser-code.ts';
import { type PackageNotice, readNotice } from '../content/reader.ts';
import { type Digest, digestOf } from '../kernel/digest.ts';
import type { Problem } from '../kernel/problem.ts';
import type { Memory } from '../kernel/remember.ts';

export const licencesPath = '/licences.txt';

const intro = `The scripts and the typeface of this site include work by others, used under the licences below.
Each licence follows the names of the packages that it applies to.`;

/** The folders of all packages that are at least partly shipped to visitors. */
export function shippedPackages({ sources }: BrowserCode, typeface = ''): string[] {
  const folders = [...sources, typeface].flatMap(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return [...new Set(folders)].sort();
}

/** `licences` of everything that is sent to visitors, read again only if the code or the list changes. */
export function shippedLicences(
  root: string,
  packages: readonly string[],
  code: Digest,
  memory: Memory,
) {
  return memory.rememberLater('licences', [code, digestOf(packages)], async () =>
    licences(await Promise.all(packages.map((folder) => readNotice(root, folder)))),
  );
}

/** `licences.txt`: notices that must accompany copies of the code. A shared text appears once. */
export function licences(packages: readonly PackageNotice[]) {
  const sharing = Map.groupBy(packages, ({ text }) => text);
  const parts = [...sharing].map(([text, these]) => {
    const names = new Set(
      these.map(({ name, version, licence }) => `${name} ${version}, ${licence}`),
    );
    return `${[...names].join('\n')}\n\n${text}`;
  });
  const problems = (sharing.get('') ?? []).map(
    ({ folder }): Problem => ({
      file: folder,
      code: 'missing-licence',
      message: 'is sent to visitors, but holds no licence that could be passed on. Do without it.',
    }),
  );
  const content = `${[intro, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
  return { file: { path: licencesPath.slice(1), content }, problems };
}
