-- Who answers enquiries. Somebody is staff whose session was opened with a code mailed to an address
-- of this table: Supabase Auth puts the address and the method into the session's token. Rows are
-- added in the table editor (docs/hosting.md); a removed row ends the access at once.
create table public.staff (
  email text primary key check (email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  name text not null check (name <> '' and char_length(name) <= 100)
);

comment on table public.staff is 'Who may read and answer enquiries in the Studio. Addresses in small letters.';

-- Returns the address that the session's code was mailed to. A password proves no address where the
-- project lets people sign up unconfirmed, so such sessions have none.
create function private.session_address() returns text
language sql stable set search_path = '' as $$
  select lower(session.claims ->> 'email')
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as session
  where session.claims -> 'amr' @> '[{"method": "otp"}]'
$$;

-- Whether the caller is staff. The owner's rights, because the policy of staff itself asks.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff as s where s.email = private.session_address())
$$;

alter table public.staff enable row level security;

create policy "Staff may know one another"
  on public.staff for select to authenticated using ((select private.is_staff()));

revoke all on public.staff from public, anon, authenticated, service_role;
grant select on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

revoke execute on function private.session_address(), private.is_staff()
from public, anon, authenticated;
grant execute on function private.is_staff() to authenticated;

-- As before, except that staff are not counted: their tool asks every few seconds.
create or replace function private.limit_senders() returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 300;
  span constant interval := interval '10 minutes';
  digest text;
begin
  if current_setting('request.method', true) is distinct from 'POST'
    or current_setting('role', true) not in ('anon', 'authenticated')
    or private.is_staff() then
    return;
  end if;
  -- Rows that another request is removing are skipped, so that nobody waits here.
  delete from private.recent_requests as old
  where (old.sender, old.at, old.id) in (
    select r.sender, r.at, r.id from private.recent_requests as r
    where r.at < now() - span limit 100 for update skip locked
  );
  delete from private.sender_salts where day < current_date;
  insert into private.sender_salts default values on conflict do nothing;

  select encode(sha256(convert_to(s.salt::text || private.sender_network(
    nullif(current_setting('request.headers', true), '')::json), 'UTF8')), 'hex')
  into digest from private.sender_salts as s where s.day = current_date;

  if (select count(*) from private.recent_requests as r
      where r.sender = digest and r.at > now() - span) >= most then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Try again in ten minutes.';
  end if;
  insert into private.recent_requests (sender) values (digest);
end
$$;
