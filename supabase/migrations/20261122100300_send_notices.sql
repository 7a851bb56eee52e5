-- Runs every minute, by pg_cron on a hosted project: README.md, "Going live".

-- Processes one target.
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

-- An error for one target is recorded there and doesn't affect the others.
create function private.send_notices() returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  t private.notice_targets;
  failure text;
begin
  -- Concurrent runs would send twice. The lock's number is arbitrary.
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

revoke all on all functions in schema private from public, anon, authenticated, service_role;
