-- Keeps within the mails that a provider accepts in a day, whatever the forms receive: a free plan
-- accepts 100. The longer staff answer nothing, the further apart are notices of new enquiries. What
-- is left of the day's number is for reminders.

alter table private.notice_targets
  -- The most notices in 24 hours, and how many of them are only for reminders.
  add column daily_limit integer not null default 72 check (daily_limit > 0),
  add column reminder_reserve integer not null default 24 check (reminder_reserve >= 0),
  -- Or notices of new enquiries would end.
  add constraint notices_of_enquiries check (reminder_reserve < daily_limit),
  -- Since when a notice has been held back.
  add column held_since timestamptz,
  -- When the last notice warned that the database fills up.
  add column full_at timestamptz;

-- Whether it has a reminder or a warning, so may use the reserve.
alter table private.notices add column reminder boolean not null default false;

-- For the time of the last answer.
create index contact_submissions_by_answer on public.contact_submissions (answered_at)
  where answered_at is not null;
create index quiz_submissions_by_answer on public.quiz_submissions (answered_at)
  where answered_at is not null;

-- Whether a moment is within the time before now. Not if it is later than now, left by a clock that
-- jumped, or staff would hear nothing until then.
create function private.is_within(moment timestamptz, span interval) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(moment > now() - span and moment <= now(), false)
$$;

-- The shortest time between two notices of new enquiries: none for the first three after an answer,
-- then 5, 10, 20, 40 minutes, and an hour. An hour too once half of the day's number is used, so
-- that the other half lasts for the day.
create function private.spacing(t private.notice_targets, sent_today bigint) returns interval
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  answered timestamptz;
  unanswered bigint;
begin
  if sent_today >= (t.daily_limit - t.reminder_reserve) / 2.0 then
    return interval '1 hour';
  end if;
  select max(answered_at) into answered
    from private.enquiries where answered_at between now() - interval '24 hours' and now();
  select count(*) into unanswered
    from private.notices
    where target = t.name and not reminder and private.is_within(written_at, '24 hours')
      and written_at > coalesce(answered, '-infinity');
  return case
    when unanswered < 3 then interval '0'
    else least(interval '5 minutes' * 2 ^ least(unanswered - 3, 4), interval '1 hour')
  end;
end $$;

-- Whether a target may get a notice now. Reminders use the whole of the day's number, news what is
-- not in the reserve.
create function private.may_notify(t private.notice_targets, reminder boolean) returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  sent bigint;
  news bigint;
  last_news timestamptz;
begin
  select count(*), count(*) filter (where not n.reminder),
      max(written_at) filter (where not n.reminder)
    into sent, news, last_news
    from private.notices as n
    where target = t.name and private.is_within(written_at, '24 hours');
  if reminder then
    return sent < t.daily_limit;
  end if;
  return news < t.daily_limit - t.reminder_reserve
    and not private.is_within(last_news, private.spacing(t, news));
end $$;

-- The lines about enquiries whose 24 hours are nearly over, or over since this time.
create function private.reminder_lines(overdue_until timestamptz) returns text[]
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  lines text[] := '{}';
  due bigint;
  first_due timestamptz;
  overdue bigint;
begin
  select count(*), min(created_at) + interval '24 hours' into due, first_due
    from private.enquiries
    where answered_at is null and not suspect
      and created_at > now() - interval '24 hours'
      and created_at <= now() - interval '20 hours';
  select count(*) into overdue
    from private.enquiries
    where answered_at is null and not suspect
      and created_at <= now() - interval '24 hours'
      and created_at > overdue_until - interval '24 hours';
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
  return lines;
end $$;

-- The line that warns of a full database; null below 70 %. Full is the size at which the host makes
-- it read-only, or as many suspects as may be stored, whichever is nearer.
create function private.full_line() returns text
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select 'The database is ' || least(percent, 100) || ' % full: delete suspect enquiries'
  from private.settings, private.stored_suspects, lateral (
    select floor(greatest(
      pg_database_size(current_database()) * 100.0 / database_bytes,
      bytes * 100.0 / (suspect_bytes + reserve_bytes)
    )) as percent
  ) as space
  where percent >= 70
$$;

-- Writes the next notice for a target, if there is anything to say and the spacing allows it.
create or replace function private.write_notice(t private.notice_targets) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  pending uuid[];
  fresh bigint;
  oldest timestamptz;
  suspects bigint;
  -- Every hour once less than 4 of the promised 24 hours are left.
  reminding boolean := not private.is_within(t.reminded_at, '1 hour');
  reminders text[] := '{}';
  full_line text := private.full_line();
  lines text[] := '{}';
  urgent boolean;
  written uuid;
begin
  select array_agg(id), count(*) filter (where not suspect), count(*) filter (where suspect),
      min(created_at) filter (where not suspect)
    into pending, fresh, suspects, oldest
    from private.outbox join private.enquiries using (form, id)
    where outbox.target = t.name;
  if reminding then
    reminders := private.reminder_lines(t.overdue_until);
  end if;
  urgent := cardinality(reminders) > 0
    or (full_line is not null and not private.is_within(t.full_at, '1 day'));

  -- Suspects alone lead to at most one notice an hour.
  if not urgent and fresh = 0 and (suspects = 0 or private.is_within(t.suspects_at, '1 hour')) then
    update private.notice_targets set held_since = null
      where name = t.name and held_since is not null;
    return;
  end if;
  if not private.may_notify(t, urgent) then
    update private.notice_targets set held_since = now()
      where name = t.name and held_since is null;
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
  if t.held_since is not null and pending is not null then
    lines := lines || (
      'Held back since ' || private.clock(t.held_since) || ' to limit the number of notices'
    );
  end if;
  lines := lines || reminders || full_line;
  lines := array_remove(lines, null);

  insert into private.notices (target, subject, message, reminder)
    values (t.name, array_to_string(lines, '. '), array_to_string(lines, E'.\n') || '.', urgent)
    returning id into written;
  update private.outbox set notice = written
    where outbox.target = t.name and id = any (pending);
  update private.notice_targets set
      reminded_at =
        case when cardinality(reminders) > 0 then date_trunc('minute', now()) else reminded_at end,
      suspects_at = case when suspects > 0 then date_trunc('minute', now()) else suspects_at end,
      overdue_until = case when reminding then now() else overdue_until end,
      full_at = case when full_line is not null then now() else full_at end,
      held_since = null
    where name = t.name;
end $$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
