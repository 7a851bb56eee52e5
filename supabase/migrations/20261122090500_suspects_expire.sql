-- How long things are kept, as /privacy says: what visitors send, 24 months; what is marked as
-- suspect, 30 days; what floods are counted by, until nothing is counted by it. It is to run every
-- hour, as it did: README.md, "Going live".

-- For this, and for a list that leaves suspects out.
create index contact_submissions_suspect on public.contact_submissions (created_at) where suspect;
create index quiz_submissions_suspect on public.quiz_submissions (created_at) where suspect;

-- Returns how many submissions it has deleted.
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

  -- Staff may have deleted some, or found that they were none.
  update private.stored_suspects set bytes = (
    select coalesce(sum(size), 0) from (
      select pg_column_size(c) from public.contact_submissions as c where suspect
      union all
      select pg_column_size(q) from public.quiz_submissions as q where suspect
    ) as sizes (size)
  );
  perform private.forget_counts();

  return messages + answers;
end $$;
