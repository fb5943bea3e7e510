-- A flood from one sender is answered 429. PostgREST calls this function before each request, in
-- the request's transaction, so that what is refused leaves no trace.
-- The limit leaves room for a whole ministry that reaches the internet through one address.
create table private.recent_requests (
  sender text not null,
  at timestamptz not null default clock_timestamp(),
  id uuid not null default gen_random_uuid(),
  primary key (sender, at, id)
);

comment on table private.recent_requests is
  'Who has written in the last ten minutes, as a digest of the address; older rows are removed.';

create function private.limit_senders() returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 300;
  span constant interval := interval '10 minutes';
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  -- The first is set by the hosted gateway itself; the second a client could make up.
  digest constant text := md5(coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''));
begin
  if current_setting('request.method', true) is distinct from 'POST'
    or current_setting('role', true) not in ('anon', 'authenticated') then
    return;
  end if;
  -- Rows that another request is removing are left to it: nobody waits here.
  delete from private.recent_requests as old
  where (old.sender, old.at, old.id) in (
    select r.sender, r.at, r.id from private.recent_requests as r
    where r.at < now() - span limit 100 for update skip locked
  );
  if (select count(*) from private.recent_requests as r
      where r.sender = digest and r.at > now() - span) >= most then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Try again in ten minutes.';
  end if;
  insert into private.recent_requests (sender) values (digest);
end
$$;

revoke execute on function private.limit_senders() from public;
grant usage on schema private to anon, authenticated, service_role;
grant execute on function private.limit_senders() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.limit_senders';
notify pgrst, 'reload config';
