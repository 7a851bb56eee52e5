-- What floods are counted by, so that nobody can be found from it: not by a visitor, not by staff,
-- not by a thief who has the whole database, or copies of it from several days.
--
-- A network (IPv4 /24, IPv6 /48) belongs to one of 4,096 groups, always the same one, by a hash that
-- is no secret: each group has about 4,096 of IPv4's networks, a million addresses. A group is
-- counted in one of 4,096 buckets, by a hash with a salt of the day. Whoever has the salt learns the
-- group of a submission and never more, however many submissions of one person and however many
-- days are compared. A bucket of the network itself would not do: two days' buckets of one person
-- would leave a single network.
--
-- No time is finer than the hour. The tables are unlogged: they are in no write-ahead log and so in
-- no copy made from it, and a crash empties them, which only begins the counting anew.

alter table private.settings
  -- The header in which the proxy before the database says where a request comes from; its last
  -- address counts, since what a visitor sends comes before what a proxy adds. Cloudflare, before
  -- every hosted project, sets this one and overwrites a visitor's. It must be one that your own
  -- proxy sets. With no proxy, null: every header may be forged then, none is trusted, and only the
  -- limits for everybody hold.
  add column client_header text default 'cf-connecting-ip'
    check (client_header ~ '^[a-z0-9-]+$'),
  -- Bytes an hour above which submissions that would be marked are refused: from one network, and
  -- from everybody. And the bytes of marked ones that may be stored at all.
  add column client_bytes bigint not null default 1000000 check (client_bytes > 0),
  add column everyone_bytes bigint not null default 20000000 check (everyone_bytes > 0),
  add column suspect_bytes bigint not null default 200000000 check (suspect_bytes > 0),
  -- /privacy promises this time; change both.
  add column keep_suspects interval not null default '30 days'
    check (keep_suspects > '0' and keep_suspects <= '30 days');

-- Hours and days are of UTC.
create unlogged table private.daily_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
create unlogged table private.hourly_counts (
  hour timestamp not null,
  bucket smallint not null,
  submissions integer not null default 0,
  -- Those of them that were not marked as suspect.
  unmarked integer not null default 0,
  bytes bigint not null default 0,
  primary key (hour, bucket)
) with (fillfactor = 50);

-- Added to with each marked submission, measured anew by private.forget_expired().
create table private.stored_suspects (
  only_row boolean primary key default true check (only_row),
  bytes bigint not null default 0
);
insert into private.stored_suspects default values;

alter table private.daily_salts enable row level security;
alter table private.hourly_counts enable row level security;
alter table private.stored_suspects enable row level security;

-- The counts of the last 60 minutes, as well as they can be known: of the hour before, the part that
-- lies within them.
create view private.last_hour as
  select hour, bucket, submissions * share as submissions, unmarked * share as unmarked,
    bytes * share as bytes
  from private.hourly_counts,
    (select now() at time zone 'UTC' as time) as clock,
    date_trunc('hour', time) as this_hour,
    lateral (
      select case when hour < this_hour
        then 1 - extract(epoch from time - this_hour) / 3600 else 1 end as share
    ) as shares
  where hour >= this_hour - interval '1 hour';

-- The network that a request comes from. Whoever has no readable address shares the name 'unknown',
-- and so one limit: leaving the header out or breaking it wins nothing.
create function private.client_network(header text) returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := trim(split_part(headers ->> header, ',', -1));
  -- An IPv4 address may be written as one of IPv6.
  address := regexp_replace(host(address), '^::ffff:(?=\d+\.)', '');
  return coalesce(
    network(set_masklen(address, case family(address) when 4 then 24 else 48 end))::text,
    'unknown'
  );
exception when others then
  return 'unknown';
end $$;

create function private.one_of_4096(name text) returns integer
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select ('x' || left(encode(sha256(convert_to(name, 'UTF8')), 'hex'), 3))::bit(12)::integer
$$;

-- Null if that day has no salt, so nothing can have been counted.
create function private.bucket(network text, of_day date) returns integer
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select private.one_of_4096(salt || private.one_of_4096(network))
    from private.daily_salts where day = of_day
$$;

-- Deletes what nothing is counted by any more: hours before the last, and yesterday's salt as soon
-- as the last hour is one of today's. What somebody else is just deleting is left to them.
create function private.forget_counts() returns void
  language sql set search_path = pg_catalog, pg_temp as $$
  delete from private.hourly_counts where (hour, bucket) in (
    select hour, bucket from private.hourly_counts
      where hour < date_trunc('hour', now() at time zone 'UTC') - interval '1 hour'
      for update skip locked
  );
  delete from private.daily_salts where day in (
    select day from private.daily_salts
      where day < (now() at time zone 'UTC' - interval '1 hour')::date
      for update skip locked
  );
$$;

-- Counts a submission, and returns whether it is to be marked as suspect. Whoever is below the limits
-- is never refused, whatever others send; what is above them is refused only for its volume.
create function private.admit(size bigint, links bigint) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  settings private.settings;
  network text;
  this_hour timestamp := date_trunc('hour', now() at time zone 'UTC');
  last_hour timestamp := this_hour - interval '1 hour';
  this_bucket integer;
  last_bucket integer;
  own record;
  everyone record;
  stored bigint;
begin
  select * into strict settings from private.settings;
  network := private.client_network(settings.client_header);
  perform private.forget_counts();
  insert into private.daily_salts (day) values (this_hour::date) on conflict do nothing;
  this_bucket := private.bucket(network, this_hour::date);
  last_bucket := private.bucket(network, last_hour::date);

  -- From here on, others with this bucket wait until the end of the transaction; nobody else does.
  insert into private.hourly_counts (hour, bucket) values (this_hour, this_bucket)
    on conflict do nothing;
  perform from private.hourly_counts
    where hour = this_hour and bucket = this_bucket for update;

  select ceil(sum(l.submissions)) as submissions, sum(l.bytes) as bytes into own
    from private.last_hour as l
    where settings.client_header is not null and
      (l.hour, l.bucket) in ((this_hour, this_bucket), (last_hour, last_bucket));
  select ceil(sum(l.unmarked)) as unmarked, sum(l.bytes) as bytes into everyone
    from private.last_hour as l;

  if coalesce(own.submissions < settings.client_limit, true)
    and everyone.unmarked < settings.everyone_limit and links < 2
  then
    update private.hourly_counts
      set submissions = submissions + 1, unmarked = unmarked + 1, bytes = bytes + size
      where hour = this_hour and bucket = this_bucket;
    return false;
  end if;

  update private.hourly_counts set submissions = submissions + 1, bytes = bytes + size
    where hour = this_hour and bucket = this_bucket;
  update private.stored_suspects set bytes = bytes + size returning bytes - size into stored;
  -- PostgREST makes the status 429 of this code.
  if own.bytes >= settings.client_bytes or everyone.bytes >= settings.everyone_bytes
    or stored >= settings.suspect_bytes
  then
    raise sqlstate 'PT429' using
      message = 'Too many submissions in a short time.',
      hint = 'Try again later, or write to us by e-mail.';
  end if;
  return true;
end $$;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
