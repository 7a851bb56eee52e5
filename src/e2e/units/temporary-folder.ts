import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A new folder, deleted after the tests of the file, or by `onTestFinished` after the test. */
export function temporaryFolder(after: (clean: () => void) => void = afterAll): string {
  const folder = mkdtempSync(join(tmpdir(), 'pierlight-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
