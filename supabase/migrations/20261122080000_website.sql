-- A website is any http or https URL that the browser's parser accepts. PostgreSQL has no such
-- parser, so this check accepts slightly more and never less: the scheme, any slashes, a user, a
-- host in brackets or without forbidden characters, a port. The form uses the parser itself,
-- src/forms/website.ts; src/e2e/database-website.test.ts checks that the two agree. Control and
-- bidirectional characters are rejected by quiz_lines_plain.
--
-- NOT VALID: the check applies to new rows only; existing ones stay as they are.
alter table public.quiz_submissions
  drop constraint quiz_website_shape,
  add constraint quiz_website_shape check (website ~*
    '^https?:[/\\]*([^/\\?#]*@)?(\[[0-9a-f:.]+\]|[^]\\ #/:<>?@[^|]+)(:0*[0-9]{0,5})?([/\\?#].*)?$'
  ) not valid;
