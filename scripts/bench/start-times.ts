import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../src/e2e/root.ts';
import { freePort } from '../../src/studio/serve/free-port.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { medianAndRange } from './median-range.ts';

const runs = 5;

/** How long each start may run before it is ended, in ms: until what it made has been cached. */
const stay = 5_000;

type Times = { readonly page: number; readonly database: number };

/**
 * How long `npm start` takes where it has run before: from the command until the home page is there,
 * and until the database answers. The first start of all, which creates the database, comes before.
 */
export async function startTimes(): Promise<void> {
  using data = temporaryFolder('bench-start');
  const first = await started(data.path);
  const line = (name: string, figures: string | number) =>
    console.log(`  ${name.padEnd(42)}${figures}`);
  console.log('\nFrom `npm start` on: median (range), aim, in ms');
  line('first start, which creates the database', first.database);
  const times: Times[] = [];
  for (let run = 0; run < runs; run++) times.push(await started(data.path));
  line('the home page', `${medianAndRange(times.map(({ page }) => page))}  1500`);
  line('the database answers', `${medianAndRange(times.map(({ database }) => database))}  1500`);
}

/** Runs one start as staff do. @throws Error with its output if it ends before the database answers. */
async function started(data: string): Promise<Times> {
  const port = await freePort();
  const since = performance.now();
  const elapsed = () => Math.round(performance.now() - since);
  const run = spawn('npm', ['start', '--', '--data', data, '--port', String(port)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const [page, database] = await Promise.all([
    answered(`http://127.0.0.1:${port}/`).then(elapsed),
    printed(run, 'What its forms send').then(elapsed),
  ]);
  await setTimeout(stay);
  const ended = once(run, 'exit');
  if (run.pid) process.kill(-run.pid, 'SIGINT');
  await ended;
  return { page, database };
}

function printed(run: ChildProcess, words: string): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text;
      if (output.includes(words)) resolve();
    };
    run.stdout?.on('data', read);
    run.stderr?.on('data', read);
    run.once('exit', () => reject(new Error(output)));
  });
}

/** How often to ask, in ms, and how many times: two minutes. */
const [pause, most] = [10, 12_000] as const;

/** Waits until an address answers with success. @throws Error if it doesn't within two minutes. */
async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < most; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await setTimeout(pause);
  }
  throw new Error(`${url} does not answer.`);
}
