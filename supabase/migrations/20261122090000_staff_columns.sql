-- Two columns for staff, which are no part of what a visitor sends: whether a row is probably junk,
-- and when it was answered. The database sets the first when a row arrives; staff set either later.
--
-- A visitor may insert the columns that were granted one by one, and no column that comes later, so
-- neither of these. The trigger sets both again, for a database where grants are wider.

alter table public.contact_submissions
  add column suspect boolean not null default false,
  add column answered_at timestamptz;

alter table public.quiz_submissions
  add column suspect boolean not null default false,
  add column answered_at timestamptz;

-- Staff, by the secret key, may change these two columns and no word of what was sent.
grant update (answered_at, suspect)
  on public.contact_submissions, public.quiz_submissions to service_role;
