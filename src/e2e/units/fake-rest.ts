import type { Lead } from '../../studio/leads/lead.ts';

/**
 * Answers what lists of leads ask of PostgREST from leads in memory.
 *
 * @param maxRows of one answer, like the setting of that name.
 */
export function fakeRest(leads: readonly Lead[], maxRows = 1000): typeof fetch {
  return async (input) => {
    const { pathname, searchParams: query } = new URL(String(input));
    const since = Date.parse(query.get('created_at')?.slice('gte.'.length) ?? '');
    const after = query.get('id')?.slice('gt.'.length) ?? '';
    const rows = leads
      .filter(({ form }) => pathname.endsWith(`/${form}_submissions`))
      .filter(({ id, created_at }) => id > after && Date.parse(created_at) >= since)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
    return Response.json(rows.slice(0, Math.min(maxRows, Number(query.get('limit')))));
  };
}

/** Leads of both forms in turn, newest first; one in a hundred is answered, one suspect. */
export function manyLeads(count: number, now = new Date()): Lead[] {
  return Array.from({ length: count }, (_, at) => ({
    form: at % 2 ? 'quiz' : 'contact',
    // Not in the order in which they came.
    id: `${String((at * 7919) % 100_000).padStart(8, '0')}-0000-4000-8000-${String(at).padStart(12, '0')}`,
    created_at: new Date(now.getTime() - 1 - at).toISOString(),
    answered_at: at % 100 === 10 ? now.toISOString() : null,
    suspect: at % 100 === 20,
    email: `visitor-${at}@quay.example`,
    [at % 2 ? 'company' : 'name']: `Visitor ${at}`,
  }));
}
