-- Sends the outbox. It uses two extensions of a hosted project, pg_net and Vault; if one is
-- missing, nothing is sent and nothing fails.
--
-- pg_net makes a request when the transaction commits and writes the response to
-- net._http_response, where the next run reads it.

-- A secret from Vault; null if there is no such secret or no Vault.
create function private.secret(secret_name text) returns text
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  return (
    select nullif(trim(decrypted_secret), '') from vault.decrypted_secrets where name = secret_name
  );
exception when undefined_table or invalid_schema_name then
  return null;
end $$;

-- Replaces a template's {names}. Values inside JSON strings are escaped.
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

-- The parts of a request to this target; `message` and `subject` are its notice's.
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

-- Why nothing can be sent to this target; null if it can.
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
    -- The token must not be sent unencrypted: pg_net would follow a redirect to https unnoticed.
    when parts ->> 'url' !~ '^(https://|http://(localhost|127\.0\.0\.1|\[::1\])[:/])'
      then 'The Vault secret ' || t.name || '_url must begin with https://.'
  end;
end $$;

-- Queues a notice's request with pg_net.
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

-- Backoff after a number of attempts: 1, 2, 4 … minutes, at most an hour.
create function private.pause(tries integer) returns interval
  language sql immutable set search_path = pg_catalog, pg_temp as $$
  select least(interval '1 minute' * 2 ^ least(tries - 1, 6), interval '1 hour')
$$;

-- Schedules a retry of a failed notice.
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

-- Checks the pending request's response. Success deletes the notice's entries from the outbox;
-- anything else schedules a retry.
create function private.settle_notice(n private.notices) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  status integer;
  failure text;
begin
  -- Compares the time too, since pg_net's IDs restart after a crash.
  select status_code, coalesce(error_msg, 'HTTP ' || status_code || coalesce(': ' || content, ''))
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

revoke all on all functions in schema private from public, anon, authenticated, service_role;
