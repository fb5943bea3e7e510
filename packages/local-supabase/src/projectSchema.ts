/** The schema of a hosted project before its first migration: roles without grants, and a part of Auth's schema. */
export const projectSchema = `
  do $$
  begin
    if to_regrole('anon') is null then
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      create role authenticator login noinherit;
      grant anon, authenticated, service_role to authenticator;
      grant usage on schema public to anon, authenticated, service_role;
    end if;
  end
  $$;
  create schema if not exists extensions;
  create schema if not exists auth;
  grant usage on schema auth to anon, authenticated, service_role;
  create table if not exists auth.users (
    id uuid primary key default gen_random_uuid(),
    email text not null unique,
    created_at timestamptz not null default now(),
    code text,
    code_sent_at timestamptz
  );
  create table if not exists auth.sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references auth.users on delete cascade
  );
  create table if not exists auth.refresh_tokens (
    token text primary key,
    session_id uuid not null references auth.sessions on delete cascade,
    used_at timestamptz
  );
  create table if not exists auth.verifications (
    sender text not null,
    at timestamptz not null default now()
  );
  create or replace function auth.jwt() returns jsonb stable language sql as
    $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  create or replace function auth.uid() returns uuid stable language sql as
    $$ select (auth.jwt() ->> 'sub')::uuid $$;
  create or replace function auth.role() returns text stable language sql as
    $$ select auth.jwt() ->> 'role' $$;
  grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role`
