import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../e2e/units/temporary-folder.ts';
import { trackedSecrets } from './tracked-secrets.ts';

/** Put together here, so that this file holds none. */
const secretKey = `sb_secret_${'0a1B2c3D4e5F6g7H8i9J0k'}_Ab12Cd34`;
const token = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2lnbmVk`;

/** A folder with these files, of which git tracks all but `.env`. */
function checkout(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder(onTestFinished);
  for (const [name, text] of Object.entries({ '.gitignore': '.env\n', ...files })) {
    writeFileSync(join(folder, name), text);
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
  return folder;
}

test.each([
  ['a secret key', secretKey],
  ['a service role’s token', token('service_role')],
])('%s in a file that git tracks is found, and not repeated', async (_, key) => {
  const [problem, ...more] = await trackedSecrets(
    checkout({ 'notes.md': `Keys:\n\n    ${key}\n` }),
  );
  expect(problem).toMatchObject({ file: 'notes.md', line: 3 });
  expect(JSON.stringify(problem)).not.toContain(key);
  expect(more).toEqual([]);
});

test('publishable keys, examples and the .env that git ignores are no problem', async () => {
  const files = {
    'public.md': `sb_publishable_0a1B2c3D4e5F6g7H8i9J0k_Ab12Cd34 ${token('anon')}`,
    'example.md': 'sb_secret_YOUR-KEY',
    '.env': `SUPABASE_SECRET_KEY=${secretKey}`,
  };
  expect(await trackedSecrets(checkout(files))).toEqual([]);
});
