-- Whatever a later migration makes is closed until it is granted by name. A hosted project grants
-- every new table, function and sequence in `public` to its three roles, and PostgreSQL itself lets
-- everybody execute a new function. Default privileges for one schema are added to those for all of
-- them, so both are revoked. They are the defaults of the role that applies migrations.
alter default privileges revoke all on tables from public, anon, authenticated, service_role;
alter default privileges revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges revoke all on functions from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on tables from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from public, anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from public, anon, authenticated, service_role;

-- Every function of ours names its search path, with pg_temp last. Under an empty one, pg_temp is
-- still searched first for types and tables, so a visitor's temporary domain named jsonb would be
-- used by a function that runs with its owner's rights.
create or replace function private.refuse_truncate() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  raise insufficient_privilege using
    message = 'Submissions are deleted row by row, or by private.forget_expired().';
end $$;
