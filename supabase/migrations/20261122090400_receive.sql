-- Replaces the insert trigger. Above a limit, a submission is stored and marked as suspect, so that
-- a flood can't block the forms; it is refused only if its volume would fill the disk. A submission
-- waits only for its own copies and its own network.

-- The visitor's text, without the e-mail address.
create function private.words(submission jsonb) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select submission - array['id', 'created_at', 'suspect', 'answered_at', 'email']
$$;

-- The number of links in a text. The quiz's website field counts as one, whatever is in it.
create function private.links(words jsonb) returns bigint
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select num_nonnulls(words ->> 'website') + coalesce(sum(regexp_count(
      value, '[a-z][a-z0-9+.-]*://(www\.)?|(^|[^[:alnum:]./@_-])www\.', 1, 'i'
    )), 0)
    from jsonb_each_text(words - 'website')
$$;

-- Whether the same e-mail address sent the same text within the last minutes.
create function private.is_duplicate(form regclass, address text, words jsonb) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  duplicate boolean;
begin
  execute format(
    'select exists (
       select from %s as earlier
       where lower(email) = lower($1)
         and created_at > now() - (select duplicate_window from private.settings)
         and private.words(to_jsonb(earlier)) = $2
     )', form
  ) into duplicate using address, words;
  return duplicate;
end $$;

-- Runs before every insert in both tables. SECURITY DEFINER, since it reads tables that visitors
-- can't.
create or replace function private.receive() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  words jsonb;
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

  -- A duplicate is a retry or a double click. It gets the same response without a new row, and is
  -- checked before the limits and not counted, since a retry must not be refused.
  words := private.words(to_jsonb(new));
  if private.is_duplicate(tg_relid, new.email, words) then
    return null;
  end if;
  -- Serialises submissions with this e-mail address until the end of the transaction, so that fifty
  -- simultaneous copies are stored once.
  perform pg_advisory_xact_lock(hashtextextended(lower(new.email), 0));
  if private.is_duplicate(tg_relid, new.email, words) then
    return null;
  end if;

  new.suspect := private.admit(pg_column_size(new), private.links(words));
  return new;
end $$;

-- Replaced by the counters: it had a timestamped row per submission, and stored the salt of its
-- hash.
drop table private.arrivals;
drop function private.client_address();
alter table private.settings
  drop column client_window,
  drop column everyone_window,
  drop column salt;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
