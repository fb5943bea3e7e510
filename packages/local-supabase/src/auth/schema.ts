/** The part of a hosted project's schema that is used here. */
export const authSchema = `
  create schema if not exists auth;
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
  )`
