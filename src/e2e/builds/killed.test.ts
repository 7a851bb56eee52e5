import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const sentence = 'The build was killed.';
const module = pathToFileURL(join(root, 'src/engine/print-if-killed.ts')).href;
const endings: [how: string, signal: NodeJS.Signals | 0, says: string][] = [
  ['is killed', 'SIGKILL', `${sentence}\n`],
  ['ends by itself', 0, ''],
];

test.each(endings)('a process that %s leaves the sentence that is due', async (_, signal, says) => {
  const script = `import { printIfKilled } from ${JSON.stringify(module)};
    printIfKilled(${JSON.stringify(sentence)});
    console.log('ready');
    if (process.argv[1] === 'waits') setTimeout(() => {}, 60_000);`;
  const args = ['--input-type=module', '-e', script, ...(signal ? ['waits'] : [])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = text(child.stderr);
  await once(child.stdout, 'data');
  if (signal) child.kill(signal);
  expect(await said).toBe(says);
});
