create table public.staff (
  email text primary key check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  name text not null check (name <> '' and char_length(name) <= 100)
);

comment on table public.staff is
  'Who may read and answer enquiries in the Studio. Addresses in lower case. See docs/hosting.md.';

-- Returns the address that the session's code was mailed to. Null after signing out, because the token is
-- valid for up to an hour more, and for password sessions, because a password proves no address where the
-- project allows unconfirmed sign-ups.
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

alter table public.staff enable row level security;

create policy "Staff may read the list of staff"
  on public.staff for select to authenticated using ((select private.is_staff()));

grant select on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;
grant execute on function private.is_staff(), private.session_address() to authenticated;
