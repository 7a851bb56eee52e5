-- Only networks above their limit are refused for the volume of others. Whoever is below it is
-- stored, marked if many arrive, and has a reserve on the disk that the networks above can't use.
-- Bytes are what a submission takes on the disk.

alter table private.settings
  -- For networks above their limit. Was 200 MB, without what rows take on the disk besides.
  alter column suspect_bytes set default 150000000,
  -- On top of suspect_bytes, for marked submissions of networks below their limit.
  add column reserve_bytes bigint not null default 200000000 check (reserve_bytes > 0),
  -- Size of the whole database at which the host makes it read-only, as a free Supabase project
  -- at 500 MB; notices warn before that.
  add column database_bytes bigint not null default 500000000 check (database_bytes > 0);
update private.settings set suspect_bytes = 150000000 where suspect_bytes = 200000000;

-- What a row takes on the disk, with its indexes, its share of empty space in pages, and its chunks
-- in the TOAST table. src/e2e/database/volume.test.ts compares this with real tables.
create function private.bytes_on_disk(row_size bigint) returns bigint
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select row_size * 11 / 10 + 300
$$;

-- Hours later than now, left by a clock that jumped, don't count.
create or replace view private.last_hour as
  select hour, bucket, submissions * share as submissions, unmarked * share as unmarked,
    bytes * share as bytes
  from private.hourly_counts,
    (select now() at time zone 'UTC' as time) as clock,
    date_trunc('hour', time) as this_hour,
    lateral (
      select case when hour < this_hour
        then 1 - extract(epoch from time - this_hour) / 3600 else 1 end as share
    ) as shares
  where hour between this_hour - interval '1 hour' and this_hour;

-- Deletes expired counters: hours before the previous one, and yesterday's salt once the previous
-- hour is today's. Deletes those of the future too, but never tomorrow's salt, which a submission
-- of the next second may be reading. Skips rows that a concurrent call is deleting.
--
-- This and the bucket are in PL/pgSQL, which keeps its plans: a function in SQL is planned at each
-- call, and that took longer than the rest of a submission.
create or replace function private.forget_counts() returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from private.hourly_counts where (hour, bucket) in (
    select hour, bucket from private.hourly_counts
      where hour < date_trunc('hour', now() at time zone 'UTC') - interval '1 hour'
        or hour > now() at time zone 'UTC'
      for update skip locked
  );
  delete from private.daily_salts where day in (
    select day from private.daily_salts
      where day < (now() at time zone 'UTC' - interval '1 hour')::date
        or day > (now() at time zone 'UTC')::date + 1
      for update skip locked
  );
end $$;

create or replace function private.one_of_4096(name text) returns integer
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  return ('x' || left(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 3))::bit(12)::integer;
end $$;

-- Null if that day has no salt, so nothing was counted.
create or replace function private.bucket(network text, of_day date) returns integer
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select private.one_of_4096(salt || private.one_of_4096(network))
      from private.daily_salts where day = of_day
  );
end $$;

-- What becomes of a submission from this network: 'clear', 'suspect' or 'refused'. Writes nothing
-- and takes no lock.
create function private.verdict(settings private.settings, network text, links bigint) returns text
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  this_hour timestamp := date_trunc('hour', now() at time zone 'UTC');
  last_hour timestamp := this_hour - interval '1 hour';
  this_bucket integer := private.bucket(network, this_hour::date);
  last_bucket integer := private.bucket(network, last_hour::date);
  own record;
  everyone record;
  stored bigint;
  above boolean;
begin
  select coalesce(ceil(sum(l.submissions)), 0) as submissions, coalesce(sum(l.bytes), 0) as bytes
    into own
    from private.last_hour as l
    where (l.hour, l.bucket) in ((this_hour, this_bucket), (last_hour, last_bucket));
  -- First, since a flood is cheapest to refuse before anything else is added up.
  above := settings.client_header is not null and own.submissions >= settings.client_limit;
  if above and own.bytes >= settings.client_bytes then
    return 'refused';
  end if;

  select coalesce(ceil(sum(l.unmarked)), 0) as unmarked, coalesce(sum(l.bytes), 0) as bytes
    into everyone
    from private.last_hour as l;
  -- Without a proxy, everyone is one network.
  above := above
    or (settings.client_header is null and everyone.unmarked >= settings.everyone_limit);
  if not above and everyone.unmarked < settings.everyone_limit and links < 2 then
    return 'clear';
  end if;

  select bytes into strict stored from private.stored_suspects;
  return case
    when above and everyone.bytes >= settings.everyone_bytes then 'refused'
    when above and stored >= settings.suspect_bytes then 'refused'
    when stored >= settings.suspect_bytes + settings.reserve_bytes then 'refused'
    else 'suspect'
  end;
end $$;

-- Counts a submission, and returns whether to mark it as suspect.
create or replace function private.admit(size bigint, links bigint) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  settings private.settings;
  network text;
  this_hour timestamp := date_trunc('hour', now() at time zone 'UTC');
  this_bucket integer;
  verdict text;
begin
  select * into strict settings from private.settings;
  network := private.client_network(settings.client_header);
  verdict := private.verdict(settings, network, links);

  -- Only what may be stored writes and waits: a refused submission costs less than a stored one.
  if verdict <> 'refused' then
    perform private.forget_counts();
    insert into private.daily_salts (day) values (this_hour::date) on conflict do nothing;
    this_bucket := private.bucket(network, this_hour::date);
    -- Locks this bucket, and no other, until the end of the transaction.
    insert into private.hourly_counts (hour, bucket) values (this_hour, this_bucket)
      on conflict do nothing;
    perform from private.hourly_counts
      where hour = this_hour and bucket = this_bucket for update;
    verdict := private.verdict(settings, network, links);
  end if;
  -- PostgREST maps this code to status 429.
  if verdict = 'refused' then
    raise sqlstate 'PT429' using
      message = 'Too many submissions in a short time.',
      hint = 'Try again later, or write to us by e-mail.';
  end if;

  update private.hourly_counts set
      submissions = submissions + 1,
      unmarked = unmarked + (verdict = 'clear')::integer,
      bytes = bytes + private.bytes_on_disk(size)
    where hour = this_hour and bucket = this_bucket;
  if verdict = 'suspect' then
    update private.stored_suspects set bytes = bytes + private.bytes_on_disk(size);
  end if;
  return verdict = 'suspect';
end $$;

-- Adds up what the stored suspects take, since staff may have deleted or unmarked some.
create function private.weigh_suspects() returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  update private.stored_suspects set bytes = (
    select coalesce(sum(private.bytes_on_disk(size)), 0) from (
      select pg_column_size(c) from public.contact_submissions as c where suspect
      union all
      select pg_column_size(q) from public.quiz_submissions as q where suspect
    ) as sizes (size)
  )
$$;
select private.weigh_suspects();

-- Returns the number of deleted submissions.
create or replace function private.forget_expired() returns bigint
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  settings private.settings;
  messages bigint;
  answers bigint;
begin
  select * into strict settings from private.settings;

  delete from public.contact_submissions
    where created_at < now() - settings.keep
      or (suspect and created_at < now() - settings.keep_suspects);
  get diagnostics messages = row_count;

  delete from public.quiz_submissions
    where created_at < now() - settings.keep
      or (suspect and created_at < now() - settings.keep_suspects);
  get diagnostics answers = row_count;

  -- Locks the sum before the hashes, as a marked submission does: in the other order the two could
  -- wait for each other, and PostgreSQL would end one of them.
  perform private.weigh_suspects();
  delete from private.recent_words
    where created_at not between now() - settings.duplicate_window and clock_timestamp();
  perform private.forget_counts();

  return messages + answers;
end $$;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
