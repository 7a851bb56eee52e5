-- Two columns for staff, not for visitors: whether a row is probably junk, and when it was
-- answered. The database sets the first on insert; staff may update both.
--
-- Visitors have insert grants on single columns, so not on these. The trigger resets both anyway,
-- for databases with wider grants.

alter table public.contact_submissions
  add column suspect boolean not null default false,
  add column answered_at timestamptz;

alter table public.quiz_submissions
  add column suspect boolean not null default false,
  add column answered_at timestamptz;

-- Staff, with the secret key, may update these two columns but nothing that was submitted.
grant update (answered_at, suspect)
  on public.contact_submissions, public.quiz_submissions to service_role;
