-- The acknowledgement, a mail to the address that an enquirer gave, which may be anybody's. Whoever
-- sends enquiries in others' names reaches each mailbox once a day, and thirty people an hour.

alter table public.contacts add column acknowledged_at timestamptz;

create index contacts_acknowledged on public.contacts (acknowledged_at)
  where acknowledged_at is not null;

-- Returns an address as its mailbox: a +tag and capital letters make no other one.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(address, '\+[^@]*@', '@'))
$$;

-- Returns the enquiry's id if it is to be acknowledged now, and never again. A mail that fails is not
-- repeated, because it is a courtesy.
create function public.claim_acknowledgement(enquiry uuid) returns setof uuid
language plpgsql security invoker set search_path = '' as $$
begin
  -- One claim at a time, so that the mails are counted exactly.
  perform pg_advisory_xact_lock(hashtextextended('claim_acknowledgement', 0));
  return query
    update public.contacts as c set acknowledged_at = now()
    where c.id = claim_acknowledgement.enquiry
      and c.acknowledged_at is null
      and c.status = 'new'
      and c.created_at > now() - interval '1 day'
      and (select count(*) from public.contacts as other
           where other.acknowledged_at > now() - interval '1 hour') < 30
      and not exists (
        select from public.contacts as other
        where other.acknowledged_at > now() - interval '1 day'
          and private.mailbox_of(other.email) = private.mailbox_of(c.email))
    returning c.id;
end
$$;

revoke execute on function private.mailbox_of(text), public.claim_acknowledgement(uuid)
from public, anon, authenticated;
grant execute on function private.mailbox_of(text), public.claim_acknowledgement(uuid)
to service_role;
