-- Anonymous counters for rate limits. Nobody can identify a person from them: not visitors, not
-- staff, not a thief with the whole database or copies of it from several days.
--
-- A network (IPv4 /24, IPv6 /48) belongs to one of 4,096 groups, always the same one, by a hash
-- that is no secret: each group has about 4,096 of IPv4's networks, a million addresses. A group is
-- counted in one of 4,096 buckets, by a hash with a daily salt. The salt reveals a submission's
-- group and no more, however many submissions or days are compared. Hashing the network itself into
-- a bucket wouldn't be enough: a person's buckets on two days would identify a single network.
--
-- Times are stored by the hour only. The tables are unlogged: they aren't in the write-ahead log or
-- backups made from it, and a crash empties them, which only resets the counters.

alter table private.settings
  -- The header with the client's address, which must be set by your own proxy. The last address
  -- counts, since a proxy appends to what the visitor sent. Cloudflare, in front of every hosted
  -- project, sets this one and overwrites a visitor's. Null without a proxy: any header could be
  -- forged then, so none is trusted and only the global limits apply.
  add column client_header text default 'cf-connecting-ip'
    check (client_header ~ '^[a-z0-9-]+$'),
  -- Bytes per hour above which suspect submissions are refused, per network and globally, and the
  -- maximum bytes of stored suspects.
  add column client_bytes bigint not null default 1000000 check (client_bytes > 0),
  add column everyone_bytes bigint not null default 20000000 check (everyone_bytes > 0),
  add column suspect_bytes bigint not null default 200000000 check (suspect_bytes > 0),
  -- /privacy states this period; change both.
  add column keep_suspects interval not null default '30 days'
    check (keep_suspects > '0' and keep_suspects <= '30 days');

-- Hours and days are in UTC.
create unlogged table private.daily_salts (
  day date primary key,
  salt text not null default gen_random_uuid()::text || gen_random_uuid()::text
);
create unlogged table private.hourly_counts (
  hour timestamp not null,
  bucket smallint not null,
  submissions integer not null default 0,
  -- Those not marked as suspect.
  unmarked integer not null default 0,
  bytes bigint not null default 0,
  primary key (hour, bucket)
) with (fillfactor = 50);

-- Increased with each suspect submission, recalculated by private.forget_expired().
create table private.stored_suspects (
  only_row boolean primary key default true check (only_row),
  bytes bigint not null default 0
);
insert into private.stored_suspects default values;

alter table private.daily_salts enable row level security;
alter table private.hourly_counts enable row level security;
alter table private.stored_suspects enable row level security;

-- Estimated counts of the last 60 minutes (a sliding window): the previous hour counts in
-- proportion to its overlap.
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

-- The network of a request. Requests without a valid address share 'unknown' and so one limit:
-- omitting or breaking the header gains nothing.
create function private.client_network(header text) returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  headers jsonb;
  address inet;
begin
  headers := nullif(current_setting('request.headers', true), '')::jsonb;
  address := trim(split_part(headers ->> header, ',', -1));
  -- IPv4-mapped IPv6 addresses.
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

-- Null if that day has no salt, so nothing was counted.
create function private.bucket(network text, of_day date) returns integer
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select private.one_of_4096(salt || private.one_of_4096(network))
    from private.daily_salts where day = of_day
$$;

-- Deletes expired counters: hours before the previous one, and yesterday's salt once the previous
-- hour is today's. Skips rows that a concurrent call is deleting.
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

-- Counts a submission, and returns whether to mark it as suspect. Clients below the limits are
-- never refused, whatever others send; above them, only volume leads to refusal.
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

  -- Locks this bucket, and no other, until the end of the transaction.
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
  -- PostgREST maps this code to status 429.
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
