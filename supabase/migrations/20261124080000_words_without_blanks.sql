-- What a submission says is what was filled in. A field left blank is as if it weren't there, so a
-- column that a form gets later changes no hash, and copies are recognised across the migration.
create or replace function private.words(submission jsonb) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select jsonb_strip_nulls(
    submission - array['id', 'created_at', 'suspect', 'answered_at', 'email']
  )
$$;

-- The hashes of recent submissions, anew.
delete from private.recent_words;
insert into private.recent_words (hash, submission, created_at)
  select distinct on (1) private.words_hash(row), (row ->> 'id')::uuid, created_at
    from (
      select to_jsonb(c) as row, created_at from public.contact_submissions as c
      union all
      select to_jsonb(q), created_at from public.quiz_submissions as q
    ) as earlier
    where created_at > now() - (select duplicate_window from private.settings)
    order by 1, created_at desc;
