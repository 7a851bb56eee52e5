import { setTimeout } from 'node:timers/promises';
import { type Database, startBackend } from '../../src/studio/serve/embedded-database.ts';
import type { Scenario } from '../soak.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const submissions = 100;
const atOnce = 10;
/** The backend is killed after these numbers of responses. */
const kills = [20, 45, 70];
/** Retries of a visitor, and the pause between them in ms. */
const tries = 300;
const pause = 100;

/**
 * Kills the database three times during 100 submissions. Every submission answered with 201 must be
 * stored exactly once, and retries after a lost response must not create a second row.
 */
export const scenario: Scenario = {
  name: `${submissions} submissions while the database is killed`,
  async run() {
    using folder = temporaryFolder('killed');
    const database = await startBackend({ folder: folder.path });
    return await flood(database).finally(database.stop);
  },
};

async function flood(database: Database): Promise<string> {
  const answered: string[] = [];
  const emails = Array.from({ length: submissions }, (_, at) => `visitor${at}@quay.example`);
  const waiting = [...emails];
  let unanswered = 0;
  const work = async () => {
    for (let email = waiting.shift(); email; email = waiting.shift()) {
      unanswered += await sendUntilAnswered(database, email);
      answered.push(email);
      // kill() with a negative number would signal a whole process group.
      const pid = database.pid() ?? 0;
      if (kills.includes(answered.length) && pid > 0) process.kill(pid, 'SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const stored = (await database.staff`select email from contact_submissions`).map(
    ({ email }) => email,
  );
  const lost = answered.filter((email) => !stored.includes(email));
  if (lost.length > 0) throw new Error(`Answered 201, and lost: ${lost.join(', ')}`);
  if (stored.length > submissions) throw new Error(`${stored.length} rows of ${submissions}.`);
  if (unanswered === 0) throw new Error('No submission was under way at any of the kills.');
  return `${answered.length} answered, ${stored.length} rows; ${kills.length} kills left ${unanswered} tries unanswered`;
}

/** @returns the number of failed attempts. */
async function sendUntilAnswered(database: Database, email: string): Promise<number> {
  for (let failed = 0; failed < tries; failed++) {
    const row = { name: 'Ada', email };
    const answer = await database.store('contact_submissions', row).catch(() => undefined);
    if (answer?.status === 201) return failed;
    await setTimeout(pause);
  }
  throw new Error(`${email} was never answered.`);
}
