import { setTimeout } from 'node:timers/promises';
import type { Lead } from '../../src/studio/leads/lead.ts';
import { readLeads } from '../../src/studio/leads/read-leads.ts';
import type { StaffClient } from '../../src/studio/leads/staff-client.ts';

type Watch = {
  readonly staff: StaffClient;
  /** Called once per submission, in order of arrival. */
  readonly report: (lead: Lead) => void;
  /** Stops watching; without it, watches until the process exits. */
  readonly signal?: AbortSignal;
  /** Polling interval, in ms. */
  readonly pause?: number;
};

/** How long storing a submission may take, in ms: a later one may be stored before it. */
const overlap = 5_000;

/**
 * Reports each new submission until the signal aborts. While the database is unavailable, such as
 * during a restart, it keeps polling and misses nothing.
 */
export async function watchLeads(watch: Watch): Promise<void> {
  const { staff, report, signal = new AbortController().signal, pause = 1000 } = watch;
  let since = new Date();
  let known = new Set<string>();
  while (!signal.aborted) {
    const leads = await readLeads(staff, since).catch(() => []);
    for (const lead of leads.toReversed()) if (!known.has(lead.id)) report(lead);
    if (leads[0]) {
      known = new Set(leads.map(({ id }) => id));
      const newest = Date.parse(leads[0].created_at);
      since = new Date(Math.max(since.getTime(), newest - overlap));
    }
    await setTimeout(pause, undefined, { signal }).catch(() => {});
  }
}
