import { createHash } from 'node:crypto';
import type { Lead } from './lead.ts';

/**
 * Leads for tests, alternating between the forms, newest first, seven per timestamp. One in a
 * hundred is answered and one in a hundred is suspect.
 */
export function manyLeads(count: number, now: Date): Lead[] {
  return Array.from({ length: count }, (_, at) => ({
    form: at % 2 ? 'quiz' : 'contact',
    id: uuid(at),
    created_at: timestamp(now, Math.floor(at / 7)),
    answered_at: at % 100 === 10 ? now.toISOString() : null,
    suspect: at % 100 === 20,
    email: `visitor-${at}@quay.example`,
    [at % 2 ? 'company' : 'name']: `Visitor ${at}`,
  }));
}

/** A PostgreSQL timestamp, with microseconds. */
function timestamp(now: Date, age: number): string {
  const time = new Date(now.getTime() - 1 - Math.floor(age / 3));
  return time.toISOString().replace('Z', `${900 - (age % 3)}+00:00`);
}

const uuid = (seed: number) =>
  createHash('sha256')
    .update(String(seed))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
