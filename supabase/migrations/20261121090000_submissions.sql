-- What visitors send: one table for each form. The columns up to `phone` and `message` are exactly
-- what the forms send; those from `id` on belong to the server, and no visitor can set them.
--
-- The checks are the limits of src/forms/ again, since anybody can send a row without our forms;
-- src/e2e/database-limits.test.ts holds the two together. Texts are counted in characters, as the forms
-- count them. The limits in bytes are what so many characters can take at most in UTF-8, so they
-- never bite first.
--
-- In the patterns, the run that begins with a space and \t-\r is what JavaScript's \s matches. It is
-- spelt out because \s here depends on the locale of the database.

create table public.contact_submissions (
  name text not null
    constraint contact_name_length
      check (char_length(name) <= 100 and octet_length(name) <= 400)
    constraint contact_name_given
      check (name ~ '[^ \t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  email text not null
    constraint contact_email_length
      check (char_length(email) <= 255 and octet_length(email) <= 1020)
    constraint contact_email_shape
      check (
        email ~ '^[^]@<>()[\\,;:"]+@([^]@<>()[\\,;:".]+\.)+[^]@<>()[\\,;:".]{2,}$'
        and email !~ '[ \t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      ),
  company text
    constraint contact_company_length
      check (char_length(company) <= 100 and octet_length(company) <= 400),
  message text
    constraint contact_message_length
      check (char_length(message) <= 2000 and octet_length(message) <= 8000)
    -- A message has lines and tabs; nothing else here may be invisible or turn the writing round.
    constraint contact_message_plain
      check (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'),
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint contact_lines_plain check (
    name || email || coalesce(company, '')
      !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  )
);

create table public.quiz_submissions (
  company text not null
    constraint quiz_company_length
      check (char_length(company) <= 100 and octet_length(company) <= 400)
    constraint quiz_company_given
      check (company ~ '[^ \t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  website text
    constraint quiz_website_length
      check (char_length(website) <= 255 and octet_length(website) <= 1020)
    constraint quiz_website_shape
      check (
        website ~* '^https?://[^/?#@]+\.[^/?#@.]{2,}([/?#].*)?$'
        and website !~ '[ \t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      ),
  -- As many elements as there are choices among them: each is one of the choices, and none stands
  -- there twice or is null.
  goals text[] not null
    constraint quiz_goals_offered check (
      array_ndims(goals) = 1 and cardinality(goals) > 0 and cardinality(goals) =
        (goals @> array['Brand awareness'])::int
        + (goals @> array['Lead generation'])::int
        + (goals @> array['Sales growth'])::int
        + (goals @> array['Content engine'])::int
    ),
  channels text[] not null
    constraint quiz_channels_offered check (
      array_ndims(channels) = 1 and cardinality(channels) > 0 and cardinality(channels) =
        (channels @> array['Instagram'])::int
        + (channels @> array['TikTok'])::int
        + (channels @> array['LinkedIn'])::int
        + (channels @> array['YouTube'])::int
        + (channels @> array['Google Ads'])::int
        + (channels @> array['Meta Ads'])::int
    ),
  budget text not null
    constraint quiz_budget_offered check (budget in ('£1k–£3k', '£3k–£5k', '£5k+')),
  timeline text not null
    constraint quiz_timeline_offered check (timeline in ('Now', '1–3 months', '3–6 months')),
  email text not null
    constraint quiz_email_length
      check (char_length(email) <= 255 and octet_length(email) <= 1020)
    constraint quiz_email_shape
      check (
        email ~ '^[^]@<>()[\\,;:"]+@([^]@<>()[\\,;:".]+\.)+[^]@<>()[\\,;:".]{2,}$'
        and email !~ '[ \t-\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      ),
  phone text
    constraint quiz_phone_length
      check (char_length(phone) <= 20 and octet_length(phone) <= 80),
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  constraint quiz_lines_plain check (
    company || email || coalesce(website, '') || coalesce(phone, '')
      !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]'
  )
);

-- Two locks on one door, either of which is enough: grants say that a visitor may do nothing but
-- insert the form's own columns, and row-level security, with no policy but one for inserting, says
-- that no row can be seen, changed or deleted. A hosted project grants everything to everybody on
-- each new table, so what is not meant has to be taken away first.
revoke all on public.contact_submissions, public.quiz_submissions
  from public, anon, authenticated, service_role;

grant insert (name, email, company, message)
  on public.contact_submissions to anon;
grant insert (company, website, goals, channels, budget, timeline, email, phone)
  on public.quiz_submissions to anon;

-- Staff, by the secret key: read, and delete what somebody asks us to delete.
grant select, delete
  on public.contact_submissions, public.quiz_submissions to service_role;

alter table public.contact_submissions enable row level security;
alter table public.quiz_submissions enable row level security;

create policy "Visitors may send a message" on public.contact_submissions
  for insert to anon with check (true);
create policy "Visitors may send their answers" on public.quiz_submissions
  for insert to anon with check (true);

-- For duplicates, which are looked for by address within the last minutes, and for the list of
-- leads and the deletion of old ones, which go by time.
create index contact_submissions_by_email
  on public.contact_submissions (lower(email), created_at);
create index contact_submissions_by_time on public.contact_submissions (created_at);
create index quiz_submissions_by_email on public.quiz_submissions (lower(email), created_at);
create index quiz_submissions_by_time on public.quiz_submissions (created_at);
