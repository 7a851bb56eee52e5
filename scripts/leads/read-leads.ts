import { createClient } from '@supabase/supabase-js';
import type { Lead } from './lead.ts';

/** Fewer than a project gives in one answer, which is a thousand unless somebody lowers it. */
const page = 500;

/**
 * Everything that visitors have sent, newest first.
 *
 * @throws with the server's words when it refuses, such as for a key that is not the secret one.
 */
export async function readLeads(url: string, secretKey: string): Promise<Lead[]> {
  const client = createClient(url, secretKey, { auth: { persistSession: false } });

  async function read(table: string, form: Lead['form'], from = 0): Promise<Lead[]> {
    const { data, error, status } = await client
      .from(table)
      .select()
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, from + page - 1);
    if (status === 0) throw new Error(`${url} cannot be reached.`);
    if (error) throw new Error(`${url} answered: ${error.message}`);
    // The columns are those of the migrations.
    const leads = data.map((row) => ({ ...row, form }) as Lead);
    return data.length < page ? leads : [...leads, ...(await read(table, form, from + page))];
  }

  const [messages, answers] = await Promise.all([
    read('contact_submissions', 'contact'),
    read('quiz_submissions', 'quiz'),
  ]);
  return [...messages, ...answers].sort(
    (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  );
}
