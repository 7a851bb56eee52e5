-- Says what is in the outbox, and reminds of what nobody has answered. It is to run every minute,
-- which on a hosted project pg_cron does; the README says how. It uses two more extensions of a
-- hosted project, pg_net and Vault. Where one is missing, nothing is sent and nothing fails.
--
-- pg_net makes a request when the transaction commits and writes the answer into
-- net._http_response, where the next run finds it.

-- Both forms as one.
create view private.enquiries with (security_invoker = true) as
  select 'contact' as form, id, created_at, suspect, answered_at from public.contact_submissions
  union all
  select 'quiz', id, created_at, suspect, answered_at from public.quiz_submissions;

-- '1 enquiry', '2 enquiries'.
create function private.counted(number bigint, one text, many text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select number || ' ' || case number when 1 then one else many end
$$;

-- '09:30', or '21 Nov 09:30' when that is another day than today in Sunderland.
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

-- The pause after so many tries: 1, 2, 4 … minutes, an hour at most.
create function private.pause(tries integer) returns interval
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select least(interval '1 minute' * 2 ^ least(tries - 1, 6), interval '1 hour')
$$;

-- A secret from Vault; null where that has none of this name, or where there is no Vault.
create function private.secret(secret_name text) returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select nullif(trim(decrypted_secret), '') from vault.decrypted_secrets where name = secret_name
  );
exception when undefined_table or invalid_schema_name then
  return null;
end $$;

-- The template with its {names} filled in. What stands inside a JSON text is escaped as such.
create function private.filled(template jsonb, parts jsonb) returns jsonb
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  result text := template;
  part record;
begin
  for part in
    select key, to_json(value)::text as quoted from jsonb_each_text(parts) where value is not null
  loop
    result := replace(
      result, '{' || part.key || '}', substr(part.quoted, 2, length(part.quoted) - 2)
    );
  end loop;
  return result::jsonb;
end $$;

-- What a request to this target is made of; `message` and `subject` are those of its notice.
create function private.notice_parts(t private.notice_targets) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    'sender', t.sender,
    'recipient', t.recipient,
    'link', t.link,
    'token', private.secret(t.name || '_token'),
    'url', private.secret(t.name || '_url')
  )
$$;

-- Why nothing can be sent to this target; null if something can.
create function private.notice_obstacle(t private.notice_targets) returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  parts jsonb := private.notice_parts(t);
  templates text;
  missing text;
begin
  select headers::text || body::text || '{url}' into templates
    from private.notice_formats where name = t.format;
  select string_agg(
      case when key in ('url', 'token') then 'the Vault secret ' || t.name || '_' else '' end
      || key, ', ' order by key
    ) into missing
    from jsonb_each_text(parts)
    where value is null and position('{' || key || '}' in templates) > 0;
  return case
    when missing is not null then 'Not set yet: ' || missing || '.'
    -- The token must not cross a network in the open, and pg_net would follow a redirect.
    when parts ->> 'url' !~ '^(https://|http://(localhost|127\.0\.0\.1|\[::1\])[:/])'
      then 'The Vault secret ' || t.name || '_url must begin with https://.'
  end;
end $$;

-- Looks whether the request under way has been answered. Success clears the outbox of what the
-- notice was about; anything else plans another try.
create function private.settle_notice(n private.notices) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  status integer;
  failure text;
begin
  -- Since pg_net's numbers begin anew when the server has crashed, the time counts too.
  select status_code, coalesce(error_msg, 'HTTP ' || status_code || coalesce(': ' || content, ''))
    into status, failure
    from net._http_response
    where id = n.request and created >= n.requested_at;
  if not found then
    -- Under way still, unless pg_net has died with the request in hand.
    if n.requested_at > now() - interval '5 minutes' then
      return;
    end if;
    failure := 'No answer was recorded within 5 minutes.';
  end if;

  if status between 200 and 299 then
    update private.notices set sent_at = now(), request = null where id = n.id;
    delete from private.outbox where outbox.notice = n.id;
    update private.notice_targets set problem = null where name = n.target;
  else
    perform private.postpone_notice(n.id, failure);
  end if;
end $$;

-- Plans another try of a notice that has failed.
create function private.postpone_notice(failed uuid, failure text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  owed text;
begin
  update private.notices
    set request = null, next_try = date_trunc('minute', now()) + private.pause(tries)
    where id = failed returning target into owed;
  update private.notice_targets
    set problem = left(coalesce(failure, 'The request failed.'), 300) where name = owed;
end $$;

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

  -- Every hour while less than 4 hours are left of the 24 that we promise.
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

  -- A flood of suspects alone is worth one notice an hour.
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

-- Hands a notice to pg_net.
create function private.post_notice(t private.notice_targets, n private.notices)
  returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  parts jsonb := private.notice_parts(t)
    || jsonb_build_object('subject', n.subject, 'message', n.message);
  address text := parts ->> 'url';
  templates private.notice_formats;
  content jsonb;
  number bigint;
begin
  select * into strict templates from private.notice_formats where name = t.format;
  content := private.filled(templates.body, parts);
  number := net.http_post(
    url := address,
    body := content,
    headers := private.filled(templates.headers, parts) || jsonb_build_object(
      'Content-Type', 'application/json',
      -- The same for the same request alone: when settings change, it is another.
      'Idempotency-Key', n.id || '-' || md5(address || content)
    ),
    timeout_milliseconds := (extract(epoch from t.timeout) * 1000)::integer
  );
  update private.notices set request = number, requested_at = now(), tries = tries + 1
    where id = n.id;
exception when others then
  update private.notices set tries = tries + 1 where id = n.id;
  perform private.postpone_notice(n.id, sqlerrm);
end $$;

-- What is to be done for one target now.
create function private.serve_target(t private.notice_targets) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  n private.notices;
  obstacle text := private.notice_obstacle(t);
begin
  select * into n from private.notices where target = t.name and sent_at is null;
  if n.request is not null then
    perform private.settle_notice(n);
    select * into n from private.notices where target = t.name and sent_at is null;
  end if;

  if obstacle is not null or n.id is null then
    update private.notice_targets set problem = obstacle
      where name = t.name and problem is distinct from obstacle;
  end if;
  if obstacle is not null then
    return;
  end if;

  if n.id is null then
    perform private.write_notice(t);
    select * into n from private.notices where target = t.name and sent_at is null;
  end if;
  if n.request is null and n.next_try <= now() then
    perform private.post_notice(t, n);
  end if;
end $$;

-- For pg_cron, every minute. What goes wrong for one target is noted there and stops no other.
create function private.send_notices() returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  t private.notice_targets;
  failure text;
begin
  -- Two runs at once would send twice. The number only has to be ours.
  if not pg_try_advisory_xact_lock(20261122) then
    return;
  end if;

  delete from private.outbox where not exists (
    select from private.enquiries
      where enquiries.form = outbox.form and enquiries.id = outbox.id and answered_at is null
  );
  for t in select * from private.notice_targets loop
    begin
      perform private.serve_target(t);
    exception when others then
      failure := sqlerrm;
      update private.notice_targets set problem = failure where name = t.name;
    end;
  end loop;
  delete from private.notices where sent_at < now() - interval '30 days';
end $$;

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
