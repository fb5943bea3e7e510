-- Roles of a Supabase project. A plain Postgres lacks them.
do $$
begin
  if to_regrole('anon') is null then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;

-- New tables, sequences and functions are accessible to nobody but their owner until granted.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- The API exposes `public` alone.
create schema private;

grant usage on schema public, private to anon, authenticated, service_role;

create table public.staff (
  email text primary key check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  name text not null check (name <> '' and char_length(name) <= 100),
  reminder_due_at timestamptz
);

comment on table public.staff is
  'Who may read and answer enquiries in the Studio. Addresses in lower case. See docs/hosting.md.';
comment on column public.staff.reminder_due_at is
  'When the next mail about overdue enquiries is due; null for none.';

-- Returns the address that the session's code was mailed to. Returns null after signing out, although the token stays
-- valid for up to an hour. Returns null for password sessions too, because a password proves no address if the project
-- allows unconfirmed sign-ups.
create function private.session_address() returns text
language sql stable security definer set search_path = '' as $$
  select lower(session.claims ->> 'email')
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as session
  where session.claims -> 'amr' @> '[{"method": "otp"}]'
    and exists (select from auth.sessions as s where s.id = (session.claims ->> 'session_id')::uuid)
$$;

-- Security definer, because the policy on `staff` calls it.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff as s where s.email = private.session_address())
$$;

-- Returns the session's address, or the database role.
create function private.caller() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    private.session_address(), nullif(current_setting('role', true), 'none'), session_user)
$$;

alter table public.staff enable row level security;

create policy "Staff may read the list of staff"
  on public.staff for select to authenticated using ((select private.is_staff()));

grant select on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;
grant execute on function private.is_staff(), private.session_address() to authenticated;

-- Deletes the user and the sessions of an address that leaves the staff: no more codes are mailed to the address, and
-- its earlier codes open no session. Supabase lets `postgres`, the owner of the function, delete users.
create function private.delete_user_of_former_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users as u
  where lower(u.email) = old.email
    and not exists (select from public.staff as s where s.email = old.email);
  return null;
end
$$;

create trigger delete_user_of_former_staff after delete or update of email on public.staff
  for each row execute function private.delete_user_of_former_staff();
