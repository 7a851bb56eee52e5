-- A website is any http or https address that the browser's own URL parser takes. That parser is
-- not at hand here, so this check takes a little more than it does and never less: the scheme, any
-- slashes, a user, a host in brackets or without the characters that no host may have, a port. The
-- form asks the parser itself, src/forms/website.ts; src/e2e/database-website.test.ts holds the
-- two together. Control characters and turned writing are refused by quiz_lines_plain.
--
-- Not valid means: for rows from now on. Rows that are there already stay as they are.
alter table public.quiz_submissions
  drop constraint quiz_website_shape,
  add constraint quiz_website_shape check (website ~*
    '^https?:[/\\]*([^/\\?#]*@)?(\[[0-9a-f:.]+\]|[^]\\ #/:<>?@[^|]+)(:0*[0-9]{0,5})?([/\\?#].*)?$'
  ) not valid;
