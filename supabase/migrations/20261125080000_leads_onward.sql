-- Passes whole leads on, to a CRM or a script, if the owner adds a target for them. A target whose
-- format is marked as `lead` gets each lead by itself, through the outbox; every other target is told
-- how many there are, as before.
--
-- A lead is a row of private.notices without a text: what is sent is read from the submission at each
-- try, so nothing that a visitor wrote is stored a second time, and a deleted lead is sent no more.

alter table private.notice_formats add column lead boolean not null default false;

-- Whether a target gets leads that are marked as suspect too. Otherwise they wait until staff unmark
-- them.
alter table private.notice_targets add column with_suspects boolean not null default false;

alter table private.notices
  alter column subject drop not null,
  alter column message drop not null,
  add column form text,
  add column lead uuid,
  add constraint text_or_lead check (num_nulls(subject, message) = 0 or num_nulls(form, lead) = 0);
drop index private.notices_one_unsent;
create unique index notices_one_unsent on private.notices (target)
  where sent_at is null and lead is null;
create unique index notices_of_leads on private.notices (target, lead) where lead is not null;

-- 'lead' is signed as Standard Webhooks describes: https://www.standardwebhooks.com. In a lead's
-- format each column of both forms is a {name}, and "{lead}" is all of them as one object; {answers}
-- is what was written or chosen, without who it is from. Slack must not read what a visitor wrote as
-- its markup: it stands in plain_text.
insert into private.notice_formats (name, lead, headers, body) values
  ('lead', true, '{
    "webhook-id": "{id}",
    "webhook-timestamp": "{timestamp}",
    "webhook-signature": "{signature}"
  }', '{"type": "lead.created", "timestamp": "{created_at}", "data": "{lead}"}'),
  ('hubspot', true, '{}', '{
    "fields": [
      {"objectTypeId": "0-1", "name": "email", "value": "{email}"},
      {"objectTypeId": "0-1", "name": "firstname", "value": "{name}"},
      {"objectTypeId": "0-1", "name": "company", "value": "{company}"},
      {"objectTypeId": "0-1", "name": "phone", "value": "{phone}"},
      {"objectTypeId": "0-1", "name": "website", "value": "{website}"},
      {"objectTypeId": "0-1", "name": "message", "value": "{answers}"}
    ]
  }'),
  ('slacklead', true, '{}', '{
    "text": "A new enquiry",
    "blocks": [
      {"type": "section", "text": {
        "type": "plain_text", "emoji": false, "text": "A new enquiry: {name} {company}"
      }},
      {"type": "section", "text": {"type": "mrkdwn", "text": "<{link}|Read and answer>"}}
    ]
  }');

-- Notes a submission for each target; a suspect one for those that want it, and for the others once
-- staff unmark it. As before, it never makes the statement fail.
create or replace function private.note_submission() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set lock_timeout = '200ms' as $$
begin
  insert into private.outbox (target, form, id)
    select t.name, replace(tg_table_name, '_submissions', ''), new.id
      from private.notice_targets as t join private.notice_formats as f on f.name = t.format
      where case tg_op
        when 'INSERT' then t.with_suspects or not (f.lead and new.suspect)
        -- Never twice, however often the mark changes.
        else f.lead and not exists (
          select from private.notices as n where n.target = t.name and n.lead = new.id
        )
      end
    on conflict do nothing;
  return null;
exception when others then
  raise log 'A submission was stored, but not noted: %', sqlerrm;
  return null;
end $$;

create trigger note_unmarked after update of suspect on public.contact_submissions
  for each row when (old.suspect and not new.suspect) execute function private.note_submission();
create trigger note_unmarked after update of suspect on public.quiz_submissions
  for each row when (old.suspect and not new.suspect) execute function private.note_submission();

-- A value as words: the elements of a list one after the other, nothing for null.
create function private.in_words(value jsonb) returns text
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case jsonb_typeof(value)
    when 'array' then
      (select string_agg(item, ', ' order by at)
        from jsonb_array_elements_text(value) with ordinality as one (item, at))
    else coalesce(value #>> '{}', '')
  end
$$;

-- Replaces a template's {names}, all at once: what a visitor wrote may look like one. A string that
-- is nothing but the name of an object becomes that object. Unknown names stay.
create or replace function private.filled(template jsonb, parts jsonb) returns jsonb
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select string_agg(literal || case
      when place is null then ''
      when value is null then place[1]
      when jsonb_typeof(value) = 'object' and place[1] like '"%' then value::text
      when place[1] like '"%' then words
      else substr(words, 2, length(words) - 2)
    end, '' order by at)::jsonb
    from regexp_split_to_table(template::text, '(?<!\\)"\{[a-z_]+\}"|\{[a-z_]+\}')
      with ordinality as literals (literal, at)
    left join regexp_matches(template::text, '(?<!\\)"\{[a-z_]+\}"|\{[a-z_]+\}', 'g')
      with ordinality as places (place, at) using (at)
    cross join lateral (select parts -> trim(place[1], '"{}') as value) as named
    cross join lateral (select to_json(private.in_words(value))::text as words) as written
$$;

-- The parts of a lead's request. Null if it has been deleted.
create function private.lead_parts(n private.notices) returns jsonb
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  lead jsonb;
  answers text;
begin
  execute format('select to_jsonb(s) - ''answered_at'' from public.%I as s where id = $1',
    n.form || '_submissions') into lead using n.lead;
  select string_agg(key || ': ' || private.in_words(value), E'\n' order by key) into answers
    from jsonb_each(private.words(lead) - array['name', 'company', 'phone', 'website']);
  return to_jsonb(jsonb_populate_record(null::public.contact_submissions, '{}'))
    || to_jsonb(jsonb_populate_record(null::public.quiz_submissions, '{}'))
    || lead
    || jsonb_build_object(
      'form', n.form, 'answers', answers, 'lead', jsonb_build_object('form', n.form) || lead
    );
end $$;

-- Source: RFC 2104. pgcrypto has this too, but not in the same schema on every host.
create function private.hmac_sha256(key bytea, message bytea) returns bytea
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare
  short bytea := case when length(key) > 64 then sha256(key) else key end;
  inner_key bytea := decode(repeat('36', 64), 'hex');
  outer_key bytea := decode(repeat('5c', 64), 'hex');
begin
  for at in 0 .. length(short) - 1 loop
    inner_key := set_byte(inner_key, at, get_byte(inner_key, at) # get_byte(short, at));
    outer_key := set_byte(outer_key, at, get_byte(outer_key, at) # get_byte(short, at));
  end loop;
  return sha256(outer_key || sha256(inner_key || message));
end $$;

-- What signs a request: the time, and a code that only the secret's owners can make of its id, that
-- time and its body. Null without a secret.
create function private.signature(secret text, id uuid, body jsonb) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('timestamp', seconds, 'signature', 'v1,' || encode(
      private.hmac_sha256(
        decode(substr(secret, length('whsec_') + 1), 'base64'),
        convert_to(concat_ws('.', id, seconds, body), 'UTF8')
      ), 'base64'
    ))
    from (select extract(epoch from clock_timestamp())::bigint as seconds) as now
    where secret is not null
$$;

create or replace function private.notice_obstacle(t private.notice_targets) returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  parts jsonb := private.notice_parts(t)
    || jsonb_build_object('signature', private.secret(t.name || '_secret'));
  templates text;
  missing text;
begin
  select headers::text || body::text || '{url}' into templates
    from private.notice_formats where name = t.format;
  select string_agg(
      case key
        when 'signature' then 'the Vault secret ' || t.name || '_secret'
        when 'url' then 'the Vault secret ' || t.name || '_url'
        when 'token' then 'the Vault secret ' || t.name || '_token'
        else key
      end, ', ' order by key
    ) into missing
    from jsonb_each_text(parts)
    where value is null and position('{' || key || '}' in templates) > 0;
  return case
    when missing is not null then 'Not set yet: ' || missing || '.'
    -- The token must not be sent unencrypted: pg_net would follow a redirect to https unnoticed.
    when parts ->> 'url' !~ '^(https://|http://(localhost|127\.0\.0\.1|\[::1\])[:/])'
      then 'The Vault secret ' || t.name || '_url must begin with https://.'
    when parts ->> 'signature' !~ '^whsec_([A-Za-z0-9+/]{4}){8,}([A-Za-z0-9+/]{2,3}=+)?$'
      then 'The Vault secret ' || t.name || '_secret must be whsec_ and at least 24 bytes in base64.'
  end;
end $$;

-- Queues a request with pg_net, which sends the body's text as it is signed here.
create or replace function private.post_notice(t private.notice_targets, n private.notices)
  returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  parts jsonb := private.notice_parts(t);
  address text := parts ->> 'url';
  templates private.notice_formats;
  content jsonb;
  number bigint;
begin
  select * into strict templates from private.notice_formats where name = t.format;
  parts := parts || case
    when n.lead is null then jsonb_build_object('subject', n.subject, 'message', n.message)
    else private.lead_parts(n)
  end;
  content := private.filled(templates.body, parts);
  parts := parts || coalesce(
    private.signature(private.secret(t.name || '_secret'), n.lead, content), '{}'
  );
  number := net.http_post(
    url := address,
    body := content,
    headers := private.filled(templates.headers, parts) || jsonb_build_object(
      'Content-Type', 'application/json',
      -- The same for identical requests only: changed settings give another key.
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

-- As before, but of an answer to a lead only the status is kept: its text may repeat what was sent.
create or replace function private.settle_notice(n private.notices) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  status integer;
  failure text;
begin
  -- Compares the time too, since pg_net's IDs restart after a crash.
  select status_code, coalesce(error_msg, 'HTTP ' || status_code
      || coalesce(': ' || case when n.lead is null then content end, ''))
    into status, failure
    from net._http_response
    where id = n.request and created >= n.requested_at;
  if not found then
    -- Still pending, unless pg_net died with the request.
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

-- Processes one target of leads: each has its own tries and pauses, so one that is refused holds up
-- no other. At most 20 a minute, so that a flood is no flood for the target.
create function private.serve_leads(t private.notice_targets, obstacle text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  n private.notices;
begin
  for n in select * from private.notices where target = t.name and request is not null loop
    perform private.settle_notice(n);
  end loop;
  if obstacle is not null then
    update private.notice_targets set problem = obstacle where name = t.name;
    return;
  end if;

  with pending as (
    insert into private.notices (target, form, lead)
      select t.name, form, id from private.outbox join private.enquiries using (form, id)
      where outbox.target = t.name and notice is null and (t.with_suspects or not suspect)
      order by created_at limit 20
      returning id, form, lead
  )
  update private.outbox set notice = pending.id from pending
    where outbox.target = t.name and outbox.form = pending.form and outbox.id = pending.lead;
  for n in
    select * from private.notices
      where target = t.name and sent_at is null and request is null and next_try <= now()
      order by next_try limit 20
  loop
    perform private.post_notice(t, n);
  end loop;
  if not exists (select from private.notices where target = t.name and sent_at is null) then
    update private.notice_targets set problem = null where name = t.name and problem is not null;
  end if;
end $$;

create or replace function private.serve_target(t private.notice_targets) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  n private.notices;
  obstacle text := private.notice_obstacle(t);
begin
  if (select lead from private.notice_formats where name = t.format) then
    perform private.serve_leads(t, obstacle);
    return;
  end if;
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

-- An error for one target is recorded there and doesn't affect the others.
create or replace function private.send_notices() returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  t private.notice_targets;
  failure text;
begin
  -- Concurrent runs would send twice. The lock's number is arbitrary.
  if not pg_try_advisory_xact_lock(20261122) then
    return;
  end if;

  -- An answered enquiry needs no notice, but a CRM still wants the lead.
  delete from private.outbox where not exists (
    select from private.enquiries
      where enquiries.form = outbox.form and enquiries.id = outbox.id and (
        answered_at is null or exists (
          select from private.notice_targets
            join private.notice_formats on notice_formats.name = notice_targets.format
            where notice_targets.name = outbox.target and lead
        )
      )
  );
  -- What is known of a lead goes with it.
  delete from private.notices where lead is not null and not exists (
    select from private.enquiries where enquiries.form = notices.form and enquiries.id = lead
  );
  for t in select * from private.notice_targets loop
    begin
      perform private.serve_target(t);
    exception when others then
      failure := sqlerrm;
      update private.notice_targets set problem = failure where name = t.name;
    end;
  end loop;
  delete from private.notices where lead is null and sent_at < now() - interval '30 days';
end $$;

revoke all on all functions in schema private from public, anon, authenticated, service_role;
