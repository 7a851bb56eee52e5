import type { Sql } from 'postgres';

/**
 * Answers the reads and marks of `npm run leads`, which supabase-js asks of PostgREST, from staff's
 * connections to a database.
 *
 * Source: PostgREST, "Tables and Views": filtering, ordering, update.
 */
export function staffRest(sql: Sql): typeof fetch {
  return async (input, { method, body } = {}) => {
    const { pathname, searchParams } = new URL(String(input));
    const {
      select = '',
      order = 'id',
      limit = 'all',
      ...filters
    } = Object.fromEntries(searchParams);
    const table = identifier(pathname.replace('/rest/v1/', ''));
    const columns = select.split(',').map(identifier).join();
    const where = Object.entries(filters).map(condition).join(' and ') || 'true';
    const rows =
      method === 'PATCH'
        ? `update ${table} set ${changes(String(body))} where ${where} returning ${columns}`
        : `select ${columns} from ${table} where ${where}
            order by ${identifier(order.replace(/\.asc$/, ''))} limit ${limit}`;
    try {
      const [found] = await sql.unsafe(
        `with rows as (${rows}) select coalesce(json_agg(rows), '[]')::text as text from rows`,
      );
      return new Response(found?.text);
    } catch (error) {
      const { code, message } = error as { code?: string; message: string };
      return Response.json({ code, message }, { status: 400 });
    }
  };
}

const operators: Record<string, string> = { eq: '=', gt: '>', gte: '>=' };

function condition([column, text]: [string, string]): string {
  const [, operator = '', value = ''] = /^(\w+)\.(.*)$/s.exec(text) ?? [];
  return `${identifier(column)} ${operators[operator]} ${literal(value)}`;
}

function changes(body: string): string {
  const values: Record<string, string | null> = JSON.parse(body);
  return Object.entries(values)
    .map(([name, value]) => `${identifier(name)} = ${value === null ? 'null' : literal(value)}`)
    .join();
}

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Without a type of its own, so that it takes the column's. */
const literal = (value: string) => `'${value.replaceAll("'", "''")}'`;
