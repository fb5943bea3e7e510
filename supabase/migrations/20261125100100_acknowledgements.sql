-- Acknowledgements wait in the outbox too. record_mail makes one due in the transaction that records the
-- mail to the company as sent, so that none is lost if the function stops, or if the Content Lake, which
-- has the settings for it, cannot be read.

alter table public.contacts
  -- Time of the next attempt, or the end of the lease of the current one; null if nothing is due.
  add column acknowledgement_due_at timestamptz,
  add column acknowledgement_attempts integer not null default 0;

comment on column public.contacts.acknowledged_at is
  'When the acknowledgement was sent, or may have been sent.';

create index contacts_acknowledgement_due on public.contacts (acknowledgement_due_at)
  where acknowledgement_due_at is not null;
create index contacts_acknowledged on public.contacts (acknowledged_at)
  where acknowledged_at is not null;

-- Records whether a claimed mail was sent. Otherwise it is retried with a growing delay, and given up
-- a day after the enquiry.
-- to_default: it was sent to the default recipient, because the settings could not be read for long; the
-- log tells staff.
drop function public.record_mail(bigint, boolean);
create function public.record_mail(attempt bigint, sent boolean, to_default boolean default false)
returns void
language sql security invoker set search_path = '' as $$
  -- Mail works again: alerts that could not be sent are due now.
  update public.contacts as c set email_alert_due_at = now()
  where sent and c.email_alert_due_at > now();
  update public.contacts as c set email_alert_due_at = null
  where sent and c.email_attempt = record_mail.attempt and c.email_status = 'failed';

  insert into public.enquiry_changes (enquiry, changed_by, field, after)
  select c.id, current_user, 'mail', 'default recipient' from public.contacts as c
  where sent and to_default and c.email_attempt = record_mail.attempt and c.email_status = 'pending';
  -- The enquiries of a digest are not acknowledged: there are too many.
  update public.contacts as c
  set email_status = 'sent', email_due_at = null,
    acknowledgement_due_at = case when c.email_digest is null then now() end
  where sent and c.email_attempt = record_mail.attempt and c.email_status = 'pending';

  update public.contacts as c
  set email_status = 'failed', email_due_at = null, email_alert_due_at = now()
  where not sent and c.email_attempt = record_mail.attempt and c.email_status = 'pending'
    and c.created_at < now() - interval '1 day';
  update public.contacts as c set email_due_at = now() + private.retry_delay(c.email_attempts)
  where not sent and c.email_attempt = record_mail.attempt and c.email_status = 'pending';

  delete from private.mail_attempts as a where not sent and a.id = record_mail.attempt;
$$;

-- Claims the acknowledgement that is due and returns its enquiry; no row if none is due. The address may be
-- anybody's, so each mailbox gets one a day, and at most thirty are sent in an hour: others are dropped, and
-- so are those that are a day late. An unrecorded claim expires after two minutes.
drop function public.claim_acknowledgement(uuid);
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

grant insert on public.enquiry_changes to service_role;
grant execute on function
  public.record_mail(bigint, boolean, boolean),
  public.claim_due_acknowledgement(),
  public.record_acknowledgement(uuid, text)
to service_role;

-- Returns the names of the edge functions that have something to do.
create or replace function private.due_functions() returns setof text
language sql stable set search_path = '' as $$
  select 'send-contact-email'
  where exists (select from public.contacts where acknowledgement_due_at <= now())
    or private.mail_allowance() is not null and (
      private.is_alert_due()
      or exists (
        select from public.contacts where email_status = 'pending' and email_due_at <= now()))
  union all
  select 'publish-site'
  where exists (select from private.site_build where due_at <= now())
$$;
