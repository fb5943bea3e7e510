-- Acknowledgements to enquirers wait in the outbox too. record_mail makes one due in the transaction that records the
-- mail to the company as sent, so that none is lost if the function stops, or if the Content Lake, which
-- has the settings for it, cannot be read.

-- Returns an address in lower case without its +tag.
create function private.mailbox_of(address text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(address, '\+[^@]*@', '@'))
$$;

-- Claims the acknowledgement that is due and returns its enquiry. Returns no row if none is due. Each mailbox gets one
-- a day, and at most thirty are sent in an hour, because the address may be that of somebody else. Further
-- acknowledgements are dropped, and so are acknowledgements that are a day late. An unrecorded claim expires after two
-- minutes.
create function public.claim_due_acknowledgement() returns setof public.contacts
language plpgsql security invoker set search_path = '' as $$
declare
  due public.contacts;
  is_allowed boolean;
begin
  -- Serializes claims, so that the limits are counted exactly.
  perform pg_advisory_xact_lock(hashtextextended('claim_acknowledgement', 0));
  for due in
    select * from public.contacts as c where c.acknowledgement_due_at <= now()
    order by c.acknowledgement_due_at
  loop
    is_allowed := due.status = 'new'
      and due.created_at > now() - interval '1 day'
      and (select count(*) from public.contacts as other
           where other.acknowledged_at > now() - interval '1 hour' and other.id <> due.id) < 30
      and not exists (
        select from public.contacts as other
        where other.acknowledged_at > now() - interval '1 day' and other.id <> due.id
          and private.mailbox_of(other.email) = private.mailbox_of(due.email));
    update public.contacts as c
    set acknowledged_at = case when is_allowed then now() else c.acknowledged_at end,
      acknowledgement_attempts = c.acknowledgement_attempts + 1,
      acknowledgement_due_at = case when is_allowed then now() + interval '2 minutes' end
    where c.id = due.id;
    if is_allowed then
      return query select * from public.contacts as c where c.id = due.id;
      return;
    end if;
  end loop;
end
$$;

-- Records the outcome of a claimed acknowledgement: sent, failed, which is retried with a growing delay, or
-- unwanted, because the company does not send any.
create function public.record_acknowledgement(enquiry uuid, outcome text) returns void
language sql security invoker set search_path = '' as $$
  update public.contacts as c
  set acknowledged_at = case when outcome = 'sent' then c.acknowledged_at end,
    acknowledgement_due_at = case
      when outcome = 'failed' then now() + private.retry_delay(c.acknowledgement_attempts)
    end
  where c.id = record_acknowledgement.enquiry
$$;

-- Records that an acknowledgement was not delivered, once: the enquirer's address is probably wrong.
-- reason: as in record_undelivered_mail.
create function public.record_undelivered_acknowledgement(enquiry uuid, reason text) returns void
language sql security invoker set search_path = '' as $$
  insert into public.enquiry_log (enquiry, changed_by, field, after)
  select c.id, current_user, 'mail', 'acknowledgement ' || reason from public.contacts as c
  where c.id = record_undelivered_acknowledgement.enquiry and not exists (
    select from public.enquiry_log as known
    where known.enquiry = c.id and known.field = 'mail' and known.after = 'acknowledgement ' || reason)
$$;

grant execute on function
  private.mailbox_of(text),
  public.claim_due_acknowledgement(),
  public.record_acknowledgement(uuid, text),
  public.record_undelivered_acknowledgement(uuid, text)
to service_role;
