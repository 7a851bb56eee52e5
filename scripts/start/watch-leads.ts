import { setTimeout } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import type { Lead } from '../leads/lead.ts';

type Watch = {
  readonly url: string;
  readonly secretKey: string;
  /** Called once for each submission, in the order in which they came. */
  readonly report: (lead: Lead) => void;
  /** Ends it; without one it goes on as long as the process. */
  readonly signal?: AbortSignal;
  /** Milliseconds between two looks. */
  readonly pause?: number;
};

/** The last row that was reported. */
type Place = { readonly created_at: string; readonly id: string };

const columns: Record<Lead['form'], string> = {
  contact: 'id, created_at, answered_at, suspect, email, name, company',
  quiz: 'id, created_at, answered_at, suspect, email, company',
};

const page = 100;

/**
 * Reports each submission that comes from now on, until the signal aborts. While the database does
 * not answer, such as when it is being started again, it goes on asking and misses nothing.
 */
export async function watchLeads(watch: Watch): Promise<void> {
  const { url, secretKey, report, signal = new AbortController().signal, pause = 1000 } = watch;
  const client = createClient(url, secretKey, { auth: { persistSession: false } });
  const start: Place = { created_at: new Date().toISOString(), id: nil };
  const places = { contact: start, quiz: start };

  async function look(form: Lead['form']): Promise<Lead[]> {
    const { created_at: time, id } = places[form];
    const { data } = await client
      .from(`${form}_submissions`)
      .select(columns[form])
      .or(`created_at.gt."${time}",and(created_at.eq."${time}",id.gt.${id})`)
      .order('created_at')
      .order('id')
      .limit(page)
      .abortSignal(signal);
    // The columns are those of the migrations.
    const leads = (data ?? []).map((row) => ({ ...(row as unknown as Lead), form }));
    places[form] = leads.at(-1) ?? places[form];
    return leads;
  }

  while (!signal.aborted) {
    const leads = (await Promise.all([look('contact'), look('quiz')])).flat();
    leads.sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at)).forEach(report);
    if (leads.length < page) await setTimeout(pause, undefined, { signal }).catch(() => {});
  }
}

/** Before every other id. */
const nil = '00000000-0000-0000-0000-000000000000';
