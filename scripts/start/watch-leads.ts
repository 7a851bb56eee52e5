import { setTimeout } from 'node:timers/promises';
import { forms, tableOf } from '../../src/studio/leads/columns.ts';
import type { Lead } from '../../src/studio/leads/lead.ts';
import { leadsFrom, rowOf } from '../../src/studio/leads/lead-rows.ts';
import { staffClient } from '../../src/studio/leads/staff-client.ts';

type Watch = {
  readonly url: string;
  readonly secretKey: string;
  /** Called once per submission, in order of arrival. */
  readonly report: (lead: Lead) => void;
  /** Stops watching; without it, watches until the process exits. */
  readonly signal?: AbortSignal;
  /** Polling interval, in ms. */
  readonly pause?: number;
};

/** The last row that was reported. */
type Place = { readonly created_at: string; readonly id: string };

const page = 100;

/**
 * Reports each new submission until the signal aborts. While the database is unavailable, such as
 * during a restart, it keeps polling and misses nothing.
 */
export async function watchLeads(watch: Watch): Promise<void> {
  const { url, secretKey, report, signal = new AbortController().signal, pause = 1000 } = watch;
  const staff = staffClient(url, secretKey);
  const start: Place = { created_at: new Date().toISOString(), id: nil };
  const places = { contact: start, quiz: start };

  async function poll(form: Lead['form']): Promise<Lead[]> {
    const { created_at: time, id } = places[form];
    const { data } = await staff.answer(
      staff
        .from(tableOf(form))
        .select(rowOf(form))
        .or(`created_at.gt."${time}",and(created_at.eq."${time}",id.gt.${id})`)
        .order('created_at')
        .order('id')
        .limit(page),
    );
    const leads = leadsFrom(form, data);
    places[form] = leads.at(-1) ?? places[form];
    return leads;
  }

  while (!signal.aborted) {
    const polls = await Promise.allSettled(forms.map(poll));
    const leads = polls.flatMap((seen) => (seen.status === 'fulfilled' ? seen.value : []));
    leads.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)).forEach(report);
    if (leads.length < page) await setTimeout(pause, undefined, { signal }).catch(() => {});
  }
}

/** Sorts before every other id. */
const nil = '00000000-0000-0000-0000-000000000000';
