import type { Sql } from 'postgres';
import type { Database } from './database.ts';

/**
 * Stubs for the extensions that notices use, with the names, columns and defaults of the real ones:
 * pg_net 0.20, Vault 0.3, pg_cron 1.6. Vault encrypts nothing here, pg_cron runs nothing, and
 * `carryOut` does the work of pg_net's background worker when a test calls it.
 *
 * Sources: supabase/pg_net sql/pg_net.sql, supabase/vault sql/supabase_vault--0.3.0.sql,
 * citusdata/pg_cron pg_cron--1.3--1.4.sql.
 */
const extensions = `
  create schema net;
  create unlogged table net.http_request_queue (
    id bigserial, method text not null, url text not null, headers jsonb, body bytea,
    timeout_milliseconds int not null
  );
  create unlogged table net._http_response (
    id bigint, status_code integer, content_type text, headers jsonb, content text,
    timed_out bool, error_msg text, created timestamptz not null default now()
  );
  create function net.http_post(
    url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}',
    timeout_milliseconds int default 5000
  ) returns bigint language plpgsql as $$
  declare request_id bigint;
  begin
    if headers ->> 'Content-Type' is distinct from 'application/json' then
      raise exception 'Content-Type header must be "application/json"';
    end if;
    insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
      values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds)
      returning id into request_id;
    return request_id;
  end $$;
  grant usage on schema net to public;
  grant all on all tables in schema net to public;
  grant all on all sequences in schema net to public;

  create schema vault;
  create table vault.secrets (
    id uuid primary key default gen_random_uuid(), name text unique, secret text not null
  );
  create view vault.decrypted_secrets as
    select id, name, secret, secret as decrypted_secret from vault.secrets;
  create function vault.create_secret(
    new_secret text, new_name text default null, new_description text default '',
    new_key_id uuid default null
  ) returns uuid language sql as $$
    insert into vault.secrets (secret, name) values (new_secret, new_name) returning id
  $$;
  grant usage on schema vault to migrator;
  grant all on all tables in schema vault to migrator;

  create schema cron;
  create table cron.job (
    jobid bigserial, jobname text unique, schedule text not null, command text not null
  );
  create table cron.job_run_details (jobid bigint, end_time timestamptz);
  create function cron.schedule(
    job_name text, schedule text, command text, database text default null,
    username text default null, active boolean default true
  ) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values ($1, $2, $3)
      on conflict (jobname) do update set schedule = $2, command = $3 returning jobid
  $$;
  grant usage on schema cron to migrator;
  grant all on all tables in schema cron to migrator;
  grant all on all sequences in schema cron to migrator;
`;

export async function installExtensions({ superuser }: Database): Promise<void> {
  await superuser.unsafe(extensions);
}

type Request = {
  readonly id: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
  readonly timeout_milliseconds: number;
};

/**
 * Sends the queued requests as pg_net's worker does: removes them from the queue first, so that
 * none is sent twice; follows redirects; records the answer, of any status, or the error.
 */
export async function carryOut(sql: Sql): Promise<void> {
  const requests = await sql<Request[]>`delete from net.http_request_queue returning *`;
  await Promise.all(
    requests.map(async (request) => record(sql, request.id, await answer(request))),
  );
}

type Answer = { status_code?: number; content?: string; timed_out: boolean; error_msg?: string };

async function answer(request: Request): Promise<Answer> {
  const { url, headers, body, timeout_milliseconds: timeout } = request;
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { method: 'POST', headers, body: String(body), signal });
    return { status_code: response.status, content: await response.text(), timed_out: false };
  } catch (error) {
    if (!signal.aborted) return { timed_out: false, error_msg: causeOf(error as Error) };
    return { timed_out: true, error_msg: `Timeout of ${timeout} ms reached.` };
  }
}

/** `fetch` always throws "fetch failed", with the reason in `cause`. */
const causeOf = (error: Error) => (error.cause as Error | undefined)?.message || error.message;

const record = (sql: Sql, id: string, given: Answer) =>
  sql`insert into net._http_response ${sql({ id, ...given })}`;
