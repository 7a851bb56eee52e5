-- Retention, as /privacy states: submissions, 24 months; suspects, 30 days; rate-limit counters,
-- until they expire. Runs every hour, as before: README.md, "Going live".

-- For this deletion, and for lists without suspects.
create index contact_submissions_suspect on public.contact_submissions (created_at) where suspect;
create index quiz_submissions_suspect on public.quiz_submissions (created_at) where suspect;

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

  -- Staff may have deleted or unmarked some.
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
