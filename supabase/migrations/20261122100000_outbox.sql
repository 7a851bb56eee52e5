-- A transactional outbox, so that staff are notified of every submission. It is written in the
-- transaction that stores the submission; private.send_notices() sends it within a minute, or once
-- the previous notice has been accepted.
--
-- Neither the outbox nor any notice contains visitors' text: a notice says how many enquiries there
-- are and since when, and links to where staff read them.

-- JSON templates by kind of recipient: {subject}, {message}, {link}, {sender}, {recipient} and
-- {token} are replaced. 'mail' suits Resend and several others; for a provider with other field
-- names, change that row.
create table private.notice_formats (
  name text primary key,
  headers jsonb not null default '{}' check (jsonb_typeof(headers) = 'object'),
  body jsonb not null check (jsonb_typeof(body) = 'object')
);
insert into private.notice_formats (name, headers, body) values
  ('mail', '{"Authorization": "Bearer {token}"}', '{
    "from": "{sender}",
    "to": "{recipient}",
    "subject": "{subject}",
    "text": "{message}\n\nRead and answer: {link}"
  }'),
  ('slack', '{}', '{"text": "{message}\n{link}"}'),
  ('teams', '{}', '{
    "type": "message",
    "attachments": [{
      "contentType": "application/vnd.microsoft.card.adaptive",
      "content": {
        "$schema": "http://adaptivecards.io/schemas/adaptive-card.json",
        "type": "AdaptiveCard",
        "version": "1.2",
        "body": [{"type": "TextBlock", "wrap": true, "text": "{message}\n\n{link}"}]
      }
    }]
  }');

-- The recipients. Each one's URL, and its token if it needs one, are secrets in Vault, named after
-- the row: 'mail_url' and 'mail_token' for the row 'mail'. The URL is secret because anyone who has
-- a Slack webhook's URL can post to its channel.
create table private.notice_targets (
  name text primary key check (name ~ '^[a-z0-9]+$'),
  format text not null default 'mail' references private.notice_formats on update cascade,
  sender text,
  recipient text,
  -- Where staff read and answer.
  link text,
  -- Timeout of one request.
  timeout interval not null default '10 seconds' check (timeout between '1 ms' and '1 minute'),
  -- Why the last notice wasn't sent; null if it was.
  problem text,
  -- When the last reminder and the last notice of suspects were written, and up to which time
  -- submissions that have waited for 24 hours have been reported.
  reminded_at timestamptz,
  suspects_at timestamptz,
  overdue_until timestamptz not null default now()
);

-- One text for one target. Retries send it unchanged, so a provider that honours its
-- Idempotency-Key can't deliver it twice.
create table private.notices (
  id uuid primary key default gen_random_uuid(),
  target text not null references private.notice_targets on update cascade on delete cascade,
  subject text not null,
  message text not null,
  written_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try timestamptz not null default now(),
  -- The pending request's pg_net ID, and when it was made.
  request bigint,
  requested_at timestamptz,
  sent_at timestamptz
);
-- One notice per target at a time: the next covers everything that has arrived meanwhile.
create unique index notices_one_unsent on private.notices (target) where sent_at is null;

-- Submissions that a target hasn't been notified of.
create table private.outbox (
  target text not null references private.notice_targets on update cascade on delete cascade,
  form text not null check (form in ('contact', 'quiz')),
  id uuid not null,
  -- The notice that includes it; the row is deleted once that has been sent.
  notice uuid references private.notices on delete set null,
  primary key (target, form, id)
);
create index outbox_by_notice on private.outbox (notice);

alter table private.notice_formats enable row level security;
alter table private.notice_targets enable row level security;
alter table private.notices enable row level security;
alter table private.outbox enable row level security;

-- Runs after every insert and never makes it fail: on any error, even a missing table or a held
-- lock, the submission is still stored and the server's log gets a line. Such a submission is in no
-- digest; the reminders, which read the submissions themselves, still include it. lock_timeout is
-- set because waiting longer than the visitor's browser does would be a failure too.
create function private.note_submission() returns trigger
  language plpgsql security definer
  set search_path = pg_catalog, pg_temp
  set lock_timeout = '200ms' as $$
begin
  insert into private.outbox (target, form, id)
    select name, replace(tg_table_name, '_submissions', ''), new.id from private.notice_targets;
  return null;
exception when others then
  raise log 'A submission was stored, but not noted: %', sqlerrm;
  return null;
end $$;

create trigger note_submission after insert on public.contact_submissions
  for each row execute function private.note_submission();
create trigger note_submission after insert on public.quiz_submissions
  for each row execute function private.note_submission();

revoke all on all tables in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated, service_role;
