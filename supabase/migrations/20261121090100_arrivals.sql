-- What happens when something arrives. It happens here and not in front of the database, because the
-- browsers write to the database directly: there is nothing of ours in between.

-- Not among the schemas that are served, and no role but its owner may use it.
create schema private;
revoke all on schema private from public;

-- One row, for staff to change in the SQL editor: update private.settings set client_limit = 20;
create table private.settings (
  only_row boolean primary key default true check (only_row),
  -- The same e-mail address and the same words within this time are one submission.
  duplicate_window interval not null default '10 minutes' check (duplicate_window > '0'),
  -- How many from one network address, and how many from everybody, before we answer 429. An office
  -- shares an address, and a campaign brings many at once: both are well above what we have seen.
  -- /privacy promises that the code of an address is gone after 24 hours: nothing is counted longer
  -- than 12, and private.forget_expired() runs every hour.
  client_limit integer not null default 10 check (client_limit > 0),
  client_window interval not null default '1 hour'
    check (client_window > '0' and client_window <= '12 hours'),
  everyone_limit integer not null default 300 check (everyone_limit > 0),
  everyone_window interval not null default '1 hour'
    check (everyone_window > '0' and everyone_window <= '12 hours'),
  -- /privacy promises this time; change both. At least a month, lest a slip deletes new leads.
  keep interval not null default '24 months' check (keep >= '1 month'),
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
insert into private.settings default values;

-- One row for each submission of the last hour, for counting; no address, and no tie to what was
-- sent.
create table private.arrivals (
  id bigint generated always as identity primary key,
  arrived_at timestamptz not null default now(),
  client bytea not null
);
create index arrivals_by_time on private.arrivals (arrived_at);

-- Nobody can get here through the schema; should somebody open it by mistake, these stay shut.
alter table private.settings enable row level security;
alter table private.arrivals enable row level security;

-- The network address that a request comes from, as far as it can be trusted. Cloudflare, which
-- stands before every hosted project, sets cf-connecting-ip and overwrites what a visitor sends. In
-- x-forwarded-for, what a visitor sends comes first and what the last proxy saw comes last.
-- Whoever has no readable address shares the name 'unknown', and so one limit: leaving the header
-- out or breaking it wins nothing.
create function private.client_address() returns text
  language plpgsql stable set search_path = '' as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := regexp_replace(
    trim(coalesce(
      headers ->> 'cf-connecting-ip',
      split_part(headers ->> 'x-forwarded-for', ',', -1)
    )),
    '^::ffff:(?=\d+\.)', '', 'i'
  );
  -- One household has the whole of a /64 to choose its addresses from.
  return coalesce(
    case family(address)
      when 6 then network(set_masklen(address, 64))::text
      else host(address)
    end,
    'unknown'
  );
exception when others then
  return 'unknown';
end $$;

-- Runs before every insert, in either table, with the rights of the owner: visitors can read
-- nothing, so they could not count or compare.
create function private.receive() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  settings private.settings;
  words jsonb;
  duplicate boolean;
  code bytea;
  from_client bigint;
  from_everyone bigint;
begin
  -- One at a time, until the end of the transaction: fifty copies sent at once are still one
  -- submission, and no limit can be overrun by hurrying. The number only has to be ours.
  perform pg_advisory_xact_lock(20261121);
  select * into strict settings from private.settings;

  new.id := gen_random_uuid();
  new.created_at := now();

  -- A duplicate is a retry or a double click. It is answered like the first, no row is made, and it
  -- comes before the limits and does not count: whoever tries again must not be told to go away.
  words := to_jsonb(new) - array['id', 'created_at', 'email'];
  execute format(
    'select exists (
       select from %I.%I as earlier
       where lower(email) = lower($1) and created_at > now() - $2
         and to_jsonb(earlier) - array[''id'', ''created_at'', ''email''] = $3
     )',
    tg_table_schema, tg_table_name
  ) into duplicate using new.email, settings.duplicate_window, words;
  if duplicate then
    return null;
  end if;

  delete from private.arrivals
    where arrived_at < now() - greatest(settings.client_window, settings.everyone_window);
  -- While nothing is being counted, the salt can change without anybody's count being lost, and
  -- then a code from before cannot be told from an address any more.
  if not exists (select from private.arrivals) then
    update private.settings set salt = gen_random_uuid()::text || gen_random_uuid()::text
      returning * into settings;
  end if;

  code := sha256(convert_to(settings.salt || private.client_address(), 'UTF8'));
  select
    count(*) filter (where client = code and arrived_at > now() - settings.client_window),
    count(*) filter (where arrived_at > now() - settings.everyone_window)
    into from_client, from_everyone from private.arrivals;

  -- PostgREST makes the status 429 of this code.
  if from_client >= settings.client_limit or from_everyone >= settings.everyone_limit then
    raise sqlstate 'PT429' using
      message = 'Too many submissions in a short time.',
      hint = 'Try again later, or write to us by e-mail.';
  end if;

  insert into private.arrivals (client) values (code);
  return new;
end $$;

create trigger receive before insert on public.contact_submissions
  for each row execute function private.receive();
create trigger receive before insert on public.quiz_submissions
  for each row execute function private.receive();

-- Row-level security does not govern TRUNCATE, so without this a stray grant could empty a table.
create function private.refuse_truncate() returns trigger
  language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using
    message = 'Submissions are deleted row by row, or by private.forget_expired().';
end $$;

create trigger refuse_truncate before truncate on public.contact_submissions
  for each statement execute function private.refuse_truncate();
create trigger refuse_truncate before truncate on public.quiz_submissions
  for each statement execute function private.refuse_truncate();

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
