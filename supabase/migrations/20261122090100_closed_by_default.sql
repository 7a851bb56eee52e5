-- Objects that later migrations create are private until granted explicitly. A hosted project
-- grants every new table, function and sequence in `public` to its three roles, and PostgreSQL lets
-- PUBLIC execute new functions. Per-schema default privileges add to the global ones, so both are
-- revoked, for the role that applies migrations.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from public, anon, authenticated, service_role;

-- Each of our functions sets its search_path, with pg_temp last. If it isn't listed, even in an
-- empty path, pg_temp is searched first for types and tables, so a SECURITY DEFINER function would
-- use a visitor's temporary domain named jsonb.
create or replace function private.refuse_truncate() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise insufficient_privilege using
    message = 'Submissions are deleted row by row, or by private.forget_expired().';
end $$;
