-- How long we keep what visitors send, as /privacy says: 24 months. Codes of network addresses go as
-- soon as nothing counts them, which /privacy promises within 24 hours.
--
-- It is to run every hour. On a hosted project, in the SQL editor, once:
--
--   create extension if not exists pg_cron;
--   select cron.schedule('forget', '23 * * * *', 'select private.forget_expired()');
--
-- Returns how many submissions it has deleted.
create function private.forget_expired() returns bigint
  language plpgsql set search_path = '' as $$
declare
  settings private.settings;
  messages bigint;
  answers bigint;
begin
  select * into strict settings from private.settings;

  delete from public.contact_submissions
    where created_at < now() - settings.keep;
  get diagnostics messages = row_count;

  delete from public.quiz_submissions
    where created_at < now() - settings.keep;
  get diagnostics answers = row_count;

  delete from private.arrivals
    where arrived_at < now() - greatest(settings.client_window, settings.everyone_window);

  return messages + answers;
end $$;

revoke all on function private.forget_expired() from public, anon, authenticated, service_role;
