import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../e2e/units/temporary-folder.ts';
import { tinyFolder } from '../tiny-site/tiny-site.tsx';

const folder = temporaryFolder();
const cache = temporaryFolder();

/** Runs a script on a small temporary disk, which Linux lets any user mount in a namespace. */
function onDisk(script: string) {
  const mounted = `mount -t tmpfs -o size=4m tmpfs "$0" && ${script}`;
  const { NODE_ENV, ...env } = process.env;
  return spawnSync(
    'unshare',
    ['--user', '--map-root-user', '--mount', 'sh', '-c', mounted, folder],
    {
      cwd: join(tinyFolder, '../../..'),
      encoding: 'utf8',
      env: { ...env, NODE_ENV: 'production', SOURCE_DATE_EPOCH: '1795262400' },
    },
  );
}

/** Some containers and macOS don't allow that; `output.test.ts` tests the messages everywhere. */
const isAllowed = onDisk('true').status === 0;

const folders = `--content "${tinyFolder}" --hosts "$0/hosts" --out "$0/site" --cache "${cache}"`;
const run = `"${process.execPath}" --import tsx "${tinyFolder}/build-tiny.ts" ${folders}`;
const pages = 'find "$0/site" -name "*.html" -exec sha256sum {} +';

test.runIf(isAllowed)(
  'a full disk is reported with the path, and the site stays whole',
  () => {
    const { stdout, stderr } = onDisk(`${run} >&2
    ${pages} | sort > "$0/before"
    dd if=/dev/zero of="$0/spare" bs=16k count=1 2>/dev/null
    dd if=/dev/zero of="$0/filler" bs=16k 2>/dev/null
    rm "$0/spare"
    SITE_URL=https://other.example ${run}; echo "status $?"
    ${pages} | sort | diff "$0/before" - > /dev/null && echo "nothing changed"
    ls -A "$0/site" | grep building
    rm "$0/filler" && ${run} >&2 && ${pages} | sort | diff "$0/before" - && echo complete`);
    expect(stderr).toMatch(
      /pierlight-\w+\/site\/\S+ cannot be written: the disk is full\. Make room/,
    );
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('status 1\nnothing changed\ncomplete\n');
  },
  180_000,
);

test.runIf(isAllowed)('a read-only disk is reported with the path', () => {
  const { stdout, stderr } = onDisk(`mount -o remount,ro "$0"; ${run}; echo "status $?"`);
  expect(stderr).toMatch(/pierlight-\w+\/\S+ cannot be written: the disk is read-only\./);
  expect(stderr).not.toContain('    at ');
  expect(stdout).toBe('status 1\n');
});
