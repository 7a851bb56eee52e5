-- How long we keep what visitors send, as /privacy says: 24 months, unless the sender has become a
-- client by then. Staff mark a client's rows with is_client, and take the mark away when tax law no
-- longer makes us keep them. Codes of network addresses go as soon as nothing counts them.
--
-- It is to run once a day. On a hosted project, in the SQL editor, once:
--
--   create extension if not exists pg_cron;
--   select cron.schedule('forget', '23 3 * * *', 'select private.forget_expired()');
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
    where not is_client and created_at < now() - settings.keep;
  get diagnostics messages = row_count;

  delete from public.quiz_submissions
    where not is_client and created_at < now() - settings.keep;
  get diagnostics answers = row_count;

  delete from private.arrivals
    where arrived_at < now() - greatest(settings.client_window, settings.everyone_window);

  return messages + answers;
end $$;

revoke all on function private.forget_expired() from public, anon, authenticated, service_role;
