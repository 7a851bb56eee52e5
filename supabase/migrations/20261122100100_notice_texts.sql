-- The text of a notice: how many enquiries are new or unanswered, and since when. It contains
-- nothing that a visitor wrote.

-- The submissions of both forms.
create view private.enquiries with (security_invoker = true) as
  select 'contact' as form, id, created_at, suspect, answered_at from public.contact_submissions
  union all
  select 'quiz', id, created_at, suspect, answered_at from public.quiz_submissions;

-- '1 enquiry', '2 enquiries'.
create function private.counted(number bigint, one text, many text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select number || ' ' || case number when 1 then one else many end
$$;

-- '09:30', or '21 Nov 09:30' if not today, in UK time.
create function private.clock(moment timestamptz) returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select to_char(
    moment at time zone 'Europe/London',
    case (moment at time zone 'Europe/London')::date
      when (now() at time zone 'Europe/London')::date then 'HH24:MI'
      else 'FMDD Mon HH24:MI'
    end
  )
$$;

-- Writes the next notice for a target, if there is anything to say.
create function private.write_notice(t private.notice_targets) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  pending uuid[];
  fresh bigint;
  oldest timestamptz;
  suspects bigint;
  due bigint := 0;
  first_due timestamptz;
  overdue bigint;
  lines text[] := '{}';
  written uuid;
begin
  select array_agg(id), count(*) filter (where not suspect), count(*) filter (where suspect),
      min(created_at) filter (where not suspect)
    into pending, fresh, suspects, oldest
    from private.outbox join private.enquiries using (form, id)
    where outbox.target = t.name;

  -- Every hour once less than 4 of the promised 24 hours are left.
  if t.reminded_at is null or t.reminded_at <= now() - interval '1 hour' then
    select count(*), min(created_at) + interval '24 hours' into due, first_due
      from private.enquiries
      where answered_at is null and not suspect
        and created_at > now() - interval '24 hours'
        and created_at <= now() - interval '20 hours';
  end if;
  select count(*) into overdue
    from private.enquiries
    where answered_at is null and not suspect
      and created_at <= now() - interval '24 hours'
      and created_at > t.overdue_until - interval '24 hours';

  -- Suspects alone lead to at most one notice an hour.
  if fresh + due + overdue = 0
    and (suspects = 0 or t.suspects_at > now() - interval '1 hour') then
    return;
  end if;

  if fresh > 0 then
    lines := lines || (
      private.counted(fresh, 'new enquiry', 'new enquiries')
      || case fresh when 1 then ', from ' else ', the oldest from ' end || private.clock(oldest)
      || case when suspects > 0 then ', and ' || suspects || ' suspect' else '' end
    );
  elsif suspects > 0 then
    lines := lines || private.counted(suspects, 'suspect enquiry', 'suspect enquiries');
  end if;
  if due > 0 then
    lines := lines || (
      'Still unanswered: ' || private.counted(due, 'enquiry', 'enquiries')
      || case due when 1 then ', due by ' else ', the first due by ' end || private.clock(first_due)
    );
  end if;
  if overdue > 0 then
    lines := lines || (
      private.counted(overdue, 'enquiry has', 'enquiries have')
      || ' waited for 24 hours without an answer'
    );
  end if;

  insert into private.notices (target, subject, message)
    values (t.name, array_to_string(lines, '. '), array_to_string(lines, E'.\n') || '.')
    returning id into written;
  update private.outbox set notice = written
    where outbox.target = t.name and id = any (pending);
  update private.notice_targets set
      reminded_at = case when due > 0 then date_trunc('minute', now()) else reminded_at end,
      suspects_at = case when suspects > 0 then date_trunc('minute', now()) else suspects_at end,
      overdue_until = now()
    where name = t.name;
end $$;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
