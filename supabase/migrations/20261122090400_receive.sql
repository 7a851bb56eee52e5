-- What happens when something arrives, in place of what happened before. Above a limit a submission
-- is stored and marked, so a flood can't shut the forms; it is refused only where its volume would
-- fill the disk. Nothing waits but for its own copies and its own network.

-- What the visitor wrote, without the address.
create function private.words(submission jsonb) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select submission - array['id', 'created_at', 'suspect', 'answered_at', 'email']
$$;

-- How many links there are in it. The website that the quiz asks for is one, whatever is in it.
create function private.links(words jsonb) returns bigint
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select num_nonnulls(words ->> 'website') + coalesce(sum(regexp_count(
      value, '[a-z][a-z0-9+.-]*://(www\.)?|(^|[^[:alnum:]./@_-])www\.', 1, 'i'
    )), 0)
    from jsonb_each_text(words - 'website')
$$;

-- Whether the same address has sent the same words within the last minutes.
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

-- Runs before every insert, in either table, with the rights of the owner: visitors can read
-- nothing, so they could not count or compare.
create or replace function private.receive() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  words jsonb;
begin
  -- Before any work: no form of ours sends so much, whatever is typed into it, or two at once.
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

  -- A duplicate is a retry or a double click. It is answered like the first, no row is made, and it
  -- comes before the limits and does not count: whoever tries again must not be told to go away.
  words := private.words(to_jsonb(new));
  if private.is_duplicate(tg_relid, new.email, words) then
    return null;
  end if;
  -- Whoever has this address is let in one by one, until the end of the transaction: fifty copies
  -- sent at once are still one submission.
  perform pg_advisory_xact_lock(hashtextextended(lower(new.email), 0));
  if private.is_duplicate(tg_relid, new.email, words) then
    return null;
  end if;

  new.suspect := private.admit(pg_column_size(new), private.links(words));
  return new;
end $$;

-- The old way had a row with a time for each submission, beside the salt that its hash was made with.
drop table private.arrivals;
drop function private.client_address();
alter table private.settings
  drop column client_window,
  drop column everyone_window,
  drop column salt;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
