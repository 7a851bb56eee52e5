-- Finds duplicates by a hash, in one index lookup, so that a flood from one e-mail address costs
-- nobody else more time. Comparing every recent row of the address grew with their number.

-- The hash of each recent submission's address and text. private.forget_expired() deletes expired
-- ones; a submission that staff delete is no duplicate from then on.
create table private.recent_words (
  hash bytea primary key,
  submission uuid not null,
  created_at timestamptz not null
);
alter table private.recent_words enable row level security;

create function private.words_hash(submission jsonb) returns bytea
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to(
    jsonb_build_array(lower(submission ->> 'email'), private.words(submission))::text, 'UTF8'
  ))
$$;

insert into private.recent_words (hash, submission, created_at)
  select distinct on (1) private.words_hash(row), (row ->> 'id')::uuid, created_at
    from (
      select to_jsonb(c) as row, created_at from public.contact_submissions as c
      union all
      select to_jsonb(q), created_at from public.quiz_submissions as q
    ) as earlier
    where created_at > now() - (select duplicate_window from private.settings)
    order by 1, created_at desc;

-- Whether a submission with this hash is stored and recent. A time in the future isn't recent: it is
-- from a clock that jumped.
create function private.is_stored(form regclass, words bytea) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  duplicate boolean;
begin
  execute format(
    'select exists (
       select from %s
       where id = (select submission from private.recent_words where hash = $1)
         and created_at > now() - (select duplicate_window from private.settings)
         and created_at <= clock_timestamp()
     )', form
  ) into duplicate using words;
  return duplicate;
end $$;

create or replace function private.receive() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  submission jsonb;
  words bytea;
begin
  -- First, to reject cheaply: our forms never send this much, or several rows at once.
  if pg_column_size(new) > 12000 then
    raise check_violation using message = 'A submission has at most 12,000 bytes.';
  end if;
  if current_setting('private.received', true) = 'yes' then
    raise sqlstate 'PT429' using message = 'One submission at a time, please.';
  end if;
  perform set_config('private.received', 'yes', true);

  new.id := gen_random_uuid();
  new.created_at := now();
  new.suspect := false;
  new.answered_at := null;

  -- Serialises copies until the end of the transaction, so that fifty simultaneous ones are stored
  -- once.
  submission := to_jsonb(new);
  words := private.words_hash(submission);
  perform pg_advisory_xact_lock(hashtextextended(encode(words, 'hex'), 0));
  -- A duplicate is a retry or a double click. It gets the same response without a new row, and is
  -- checked before the limits and not counted, since a retry must not be refused.
  if private.is_stored(tg_relid, words) then
    return null;
  end if;

  new.suspect := private.admit(
    pg_column_size(new), private.links(private.words(submission))
  );
  insert into private.recent_words (hash, submission, created_at)
    values (words, new.id, new.created_at)
    on conflict (hash) do update
      set submission = excluded.submission, created_at = excluded.created_at;
  return new;
end $$;

-- Replaced by the hash.
drop function private.is_duplicate(regclass, text, jsonb);
drop index public.contact_submissions_by_email;
drop index public.quiz_submissions_by_email;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
