-- Limits POST requests by network: 300 in ten minutes, enough for a ministry behind one address. A request
-- that is refused does not count, because the refusal also undoes its row. So a mistake in the form shuts nobody out.

-- Requests of the last ten minutes, by a salted hash of the sender's network.
create table private.recent_requests (
  sender text not null,
  at timestamptz not null default clock_timestamp(),
  id uuid not null default gen_random_uuid(),
  primary key (sender, at, id)
);

create index recent_requests_at on private.recent_requests (at);

-- One salt a day, so that a hash cannot be traced to an address by trying all of them.
create table private.sender_salts (
  day date primary key default current_date,
  salt uuid not null default gen_random_uuid()
);

-- Returns the network of a request: an IPv4 address, or the /64 of an IPv6 address. Cloudflare
-- overwrites cf-connecting-ip; without it, the last entry of x-forwarded-for is the nearest proxy's.
-- Earlier entries are the client's own.
create function private.sender_network(headers json) returns text
language plpgsql immutable set search_path = '' as $$
declare
  sender inet;
begin
  sender := trim(coalesce(
    headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)))::inet;
  if family(sender) = 6 and not sender <<= '::ffff:0:0/96' then
    return network(set_masklen(sender, 64))::text;
  end if;
  -- IPv4-mapped addresses, such as ::ffff:192.0.2.1, count as IPv4.
  return coalesce(replace(host(sender), '::ffff:', ''), '');
exception when invalid_text_representation then
  return '';
end
$$;

-- Deletes expired requests and salts; skips those that another request is deleting.
create function private.forget_senders() returns void
language sql set search_path = '' as $$
  delete from private.recent_requests as old
  where (old.sender, old.at, old.id) in (
    select r.sender, r.at, r.id from private.recent_requests as r
    where r.at < now() - interval '10 minutes' for update skip locked
  );
  delete from private.sender_salts where day < current_date;
$$;

-- Raises PT429, which PostgREST answers as 429, beyond the limit; not for staff, whose inbox polls.
create function private.limit_senders() returns void
language plpgsql security definer set search_path = '' as $$
declare
  sender_hash text;
begin
  if current_setting('request.method', true) is distinct from 'POST'
    or current_setting('role', true) not in ('anon', 'authenticated')
    or private.is_staff() then
    return;
  end if;
  perform private.forget_senders();
  insert into private.sender_salts default values on conflict do nothing;

  select encode(sha256(convert_to(s.salt::text || private.sender_network(
    nullif(current_setting('request.headers', true), '')::json), 'UTF8')), 'hex')
  into sender_hash from private.sender_salts as s where s.day = current_date;

  if (select count(*) from private.recent_requests as r
      where r.sender = sender_hash and r.at > now() - interval '10 minutes') >= 300 then
    raise sqlstate 'PT429' using
      message = 'Too many enquiries from this address',
      hint = 'Try again in ten minutes.';
  end if;
  insert into private.recent_requests (sender) values (sender_hash);
end
$$;

grant execute on function private.limit_senders() to anon, authenticated, service_role;

-- PostgREST calls it before each request, in the request's transaction.
alter role authenticator set pgrst.db_pre_request = 'private.limit_senders';
notify pgrst, 'reload config';
