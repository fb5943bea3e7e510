-- What a hosted project has before its first migration: roles, and the access that the platform
-- gives them. Sources: the init scripts and migrations of github.com/supabase/postgres. Run by
-- supabase_admin, the only superuser.

create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;

-- The role of migrations and of the SQL editor.
create role postgres login createrole createdb replication bypassrls password 'postgres';
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant pg_monitor, pg_read_all_data, pg_signal_backend to postgres;
alter database postgres owner to postgres;

create schema auth;
create table auth.users (id uuid primary key default gen_random_uuid(), email text);
create table auth.sessions (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade
);
grant usage on schema auth to postgres;
grant all on all tables in schema auth to postgres;

-- Projects made before 2026 grant everything on new tables and functions: what migrations do not
-- revoke, visitors have.
grant usage on schema public to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;

-- The platform lets postgres change the settings of PostgREST, and disable triggers while it restores
-- (supautils.privileged_role_allowed_configs).
grant set on parameter "pgrst.db_pre_request" to postgres;
grant set on parameter session_replication_role to postgres;

-- Migrations that create these extensions find them: the platform would install them as their
-- owner, supabase_admin, which no extension of Debian's can do.
create extension pg_cron;
grant usage on schema cron to postgres with grant option;
grant all on all functions in schema cron to postgres with grant option;
grant all on all tables in schema cron to postgres with grant option;
revoke all on cron.job from postgres;
grant select on cron.job to postgres with grant option;

create extension pg_net;
grant usage on schema net to postgres, anon, authenticated, service_role;

create extension supabase_vault;
grant usage on schema vault to postgres with grant option;
grant select, delete on vault.decrypted_secrets to postgres with grant option;
