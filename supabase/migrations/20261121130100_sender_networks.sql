-- The limit on senders, by a trustworthy address and with digests that cannot be reversed later.

-- One random salt a day. Without it a digest cannot be traced to an address by trying them all.
create table private.sender_salts (
  day date primary key default current_date,
  salt uuid not null default gen_random_uuid()
);

revoke all on private.sender_salts from public, anon, authenticated, service_role;

-- Each request looks for rows to remove.
create index recent_requests_at on private.recent_requests (at);

-- Digests of the former kind are unsalted.
delete from private.recent_requests;

comment on table private.recent_requests is
  'Requests of the last ten minutes, by a salted digest of the sender''s network.';

-- Returns the network that a request came from: an IPv4 address, or a /64 of IPv6, which is what
-- one subscriber gets. Hosted, cf-connecting-ip is set by Cloudflare, which overwrites what the
-- client sent; the client's own x-forwarded-for is passed on there, so that its first entry proves
-- nothing. Where there is no Cloudflare, the last entry is the one that the nearest proxy added.
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
  -- An IPv4 address that reached an IPv6 socket is written ::ffff:192.0.2.1.
  return coalesce(replace(host(sender), '::ffff:', ''), '');
exception when invalid_text_representation then
  return '';
end
$$;

-- Answers 429 to a flood from one network. PostgREST calls this before each request, in the
-- request's transaction. The limit leaves room for a ministry behind a single address.
create or replace function private.limit_senders() returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant integer := 300;
  span constant interval := interval '10 minutes';
  digest text;
begin
  if current_setting('request.method', true) is distinct from 'POST'
    or current_setting('role', true) not in ('anon', 'authenticated') then
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

-- Removes what is older than the limit's ten minutes, and former salts, when nobody writes.
create function private.forget_senders() returns void
language sql set search_path = '' as $$
  delete from private.recent_requests where at < now() - interval '10 minutes';
  delete from private.sender_salts where day < current_date;
$$;

revoke execute on function private.sender_network(json), private.forget_senders() from public;
