import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Gets the Node that every `npm run` uses, where the lock file has none for this platform. Written
 * in JavaScript, since the Node that runs it may be too old for TypeScript.
 */
const version = '24.21.0';

if (!existsSync('node_modules/.bin/node')) {
  // In a shell, since on Windows npm is a script, which only a shell can run.
  const { status } = spawnSync(`npm install --no-save node@${version}`, {
    shell: true,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
