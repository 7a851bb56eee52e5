-- Somebody is to hear of every submission. What is to be said is noted here, in the transaction
-- that stores the submission; private.send_notices() says it within a minute, or when
-- the notice before it has been accepted.
--
-- Nothing here holds what a visitor wrote, and no notice does: a notice says how many enquiries
-- there are and since when, and links to where staff read them.

-- The JSON that a kind of recipient expects, as templates: {subject}, {message}, {link}, {sender},
-- {recipient} and {token} are filled in. 'mail' is what Resend and several others take; for a
-- provider with other names change that row.
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

-- Who is to be told: a row for each. Its address, and its token if it needs one, are secrets in
-- Vault, named after the row: 'mail_url' and 'mail_token' for the row 'mail'. The address too,
-- since whoever knows that of a Slack channel can write there.
create table private.notice_targets (
  name text primary key check (name ~ '^[a-z0-9]+$'),
  format text not null default 'mail' references private.notice_formats on update cascade,
  sender text,
  recipient text,
  -- Where staff read and answer.
  link text,
  -- How long to wait for an answer to one request.
  timeout interval not null default '10 seconds' check (timeout between '1 ms' and '1 minute'),
  -- What keeps notices from being sent; null when the last one was.
  problem text,
  -- When the last reminder and the last notice of suspects were written, and up to when those who
  -- have waited for 24 hours have been mentioned.
  reminded_at timestamptz,
  suspects_at timestamptz,
  overdue_until timestamptz not null default now()
);

-- One text for one target. It stays as it is through every try, so a provider that honours its
-- Idempotency-Key cannot deliver it twice.
create table private.notices (
  id uuid primary key default gen_random_uuid(),
  target text not null references private.notice_targets on update cascade on delete cascade,
  subject text not null,
  message text not null,
  written_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try timestamptz not null default now(),
  -- The request under way, by pg_net's number, and when it was made.
  request bigint,
  requested_at timestamptz,
  sent_at timestamptz
);
-- The next one is written when this one has been sent, about all that has come meanwhile.
create unique index notices_one_unsent on private.notices (target) where sent_at is null;

-- What a target has not yet heard of.
create table private.outbox (
  target text not null references private.notice_targets on update cascade on delete cascade,
  form text not null check (form in ('contact', 'quiz')),
  id uuid not null,
  -- The notice that mentions it; the row goes when that has been sent.
  notice uuid references private.notices on delete set null,
  primary key (target, form, id)
);
create index outbox_by_notice on private.outbox (notice);

alter table private.notice_formats enable row level security;
alter table private.notice_targets enable row level security;
alter table private.notices enable row level security;
alter table private.outbox enable row level security;

-- Runs after every insert, and can never make one fail: whatever goes wrong here, even a table that
-- is gone or a lock that somebody holds, leaves the submission stored and a line in the server's
-- log. Such a submission is in no digest; the reminders, which read the submissions themselves,
-- still find it. lock_timeout is there because waiting longer than the visitor's browser does would
-- be a failure too.
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
