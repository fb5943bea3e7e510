-- Mail about enquiries. The function send-contact-email claims a mail, sends it and records the
-- outcome; an unrecorded claim expires after two minutes.
-- At most 60 are sent in an hour, up to 50 of them about one enquiry each; if more are pending, they are
-- bundled into a digest every six minutes. Acknowledgements have a limit of their own.

-- Mails that were sent, or may have been sent. Failed attempts are deleted.
create table private.mail_attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  is_alert boolean not null
);

grant select, insert, delete on private.mail_attempts to service_role;

-- Returns the time to wait before the next attempt, by the number of failed attempts: 1, 2, 4 ... minutes, up to an
-- hour.
create function private.retry_delay(attempts integer) returns interval
language sql immutable set search_path = '' as $$
  select least(interval '1 minute' * power(2, least(attempts, 10) - 1), interval '1 hour')
$$;

-- Returns the kind of mail that is allowed now: 'single', 'digest' or null.
create function private.mail_allowance() returns text
language sql stable set search_path = '' as $$
  select case
    when sent.count + waiting.count <= 50 and sent.count < 50 then 'single'
    when sent.count < 60 and (sent.count = 0 or sent.latest <= now() - interval '6 minutes')
      then 'digest'
  end
  from (
    select count(*) as count, max(at) as latest
    from private.mail_attempts where at > now() - interval '1 hour'
  ) as sent, (
    select count(*) as count from (
      select from public.contacts
      where email_status = 'pending' and email_due_at <= now() limit 51
    ) as due
  ) as waiting
$$;

-- Returns whether staff are to be alerted of failed mails: once a day at most.
create function private.is_alert_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.contacts where email_alert_due_at <= now())
    and not exists (
      select from private.mail_attempts where is_alert and at > now() - interval '1 day')
$$;

-- Claims the mail that is due and returns it with its enquiries; no row if none is due or allowed. `mail` is the same
-- for each attempt, except for an alert, which is about failed mails. It changes when staff have a mail sent again,
-- because the mail service sends only one mail per value.
create function public.claim_due_mail()
returns table (attempt bigint, mail uuid, is_alert boolean, enquiries jsonb)
language plpgsql security invoker set search_path = '' as $$
declare
  allowance text;
  first public.contacts;
  chosen uuid[];
  digest uuid;
begin
  -- Serializes claims, so that the allowance is counted exactly.
  perform pg_advisory_xact_lock(hashtextextended('claim_due_mail', 0));
  delete from private.mail_attempts as old where old.at < now() - interval '2 days';
  allowance := private.mail_allowance();
  if allowance is null then
    return;
  end if;

  is_alert := private.is_alert_due();
  if is_alert then
    mail := gen_random_uuid();
  else
    -- New mails first, because the function stops at the first failure.
    select * into first from public.contacts as c
    where c.email_status = 'pending' and c.email_due_at <= now()
    order by allowance = 'single' and c.email_attempts > 0, c.email_due_at limit 1;
    if first.id is null then
      return;
    end if;
    digest := first.email_digest;
    if digest is not null then
      select array_agg(c.id) into chosen from public.contacts as c
      where c.email_status = 'pending' and c.email_digest = digest;
    -- A mail that may have been sent must not be repeated in a digest.
    elsif allowance = 'single'
      or exists (select from private.mail_attempts as a where a.id = first.email_last_attempt) then
      chosen := array[first.id];
    else
      digest := gen_random_uuid();
      select array_agg(due.id) into chosen from (
        select c.id from public.contacts as c
        where c.email_status = 'pending' and c.email_due_at <= now() and c.email_digest is null
          and not exists (select from private.mail_attempts as a where a.id = c.email_last_attempt)
        order by c.email_due_at limit 1000
      ) as due;
    end if;
    mail := coalesce(digest, first.email_mail, first.id);
  end if;

  insert into private.mail_attempts as a (is_alert) values (claim_due_mail.is_alert)
  returning a.id into attempt;
  if is_alert then
    -- Due again tomorrow, or as soon as another mail is sent.
    update public.contacts as c
    set email_last_attempt = claim_due_mail.attempt, email_alert_due_at = now() + interval '1 day'
    where c.email_alert_due_at is not null;
  else
    update public.contacts as c
    set email_last_attempt = claim_due_mail.attempt, email_attempts = c.email_attempts + 1,
      email_due_at = now() + interval '2 minutes', email_digest = digest
    where c.id = any(chosen) and c.email_status = 'pending';
  end if;
  select jsonb_agg(to_jsonb(c) order by c.created_at) into enquiries
  from public.contacts as c where c.email_last_attempt = claim_due_mail.attempt;
  if enquiries is null then
    -- They were deleted concurrently.
    delete from private.mail_attempts as a where a.id = claim_due_mail.attempt;
    return;
  end if;
  return next;
end
$$;

-- Records whether a claimed mail was sent. Otherwise it is retried with a growing delay, and given up
-- a day after the enquiry.
-- to_default: it was sent to the default recipient, because the settings could not be read for long; the
-- log tells staff.
create function public.record_mail(attempt bigint, sent boolean, to_default boolean default false)
returns void
language sql security invoker set search_path = '' as $$
  -- Mail works again: alerts that could not be sent are due now.
  update public.contacts as c set email_alert_due_at = now()
  where sent and c.email_alert_due_at > now();
  update public.contacts as c set email_alert_due_at = null
  where sent and c.email_last_attempt = record_mail.attempt and c.email_status = 'failed';

  insert into public.enquiry_log (enquiry, changed_by, field, after)
  select c.id, current_user, 'mail', 'default recipient' from public.contacts as c
  where sent and to_default and c.email_last_attempt = record_mail.attempt and c.email_status = 'pending';
  -- The enquiries of a digest are not acknowledged: there are too many.
  update public.contacts as c
  set email_status = 'sent', email_due_at = null,
    acknowledgement_due_at = case when c.email_digest is null then now() end
  where sent and c.email_last_attempt = record_mail.attempt and c.email_status = 'pending';

  update public.contacts as c
  set email_status = 'failed', email_due_at = null, email_alert_due_at = now()
  where not sent and c.email_last_attempt = record_mail.attempt and c.email_status = 'pending'
    and c.created_at < now() - interval '1 day';
  update public.contacts as c set email_due_at = now() + private.retry_delay(c.email_attempts)
  where not sent and c.email_last_attempt = record_mail.attempt and c.email_status = 'pending';

  delete from private.mail_attempts as a where not sent and a.id = record_mail.attempt;
$$;

-- Makes a failed mail due again as a new one, for staff.
create function public.send_again(enquiry uuid) returns void
language sql security definer set search_path = '' as $$
  with again as (
    update public.contacts as c
    set email_status = 'pending', email_due_at = now(), email_attempts = 0, email_digest = null,
      email_mail = gen_random_uuid(), email_last_attempt = null, email_alert_due_at = null
    where c.id = send_again.enquiry and c.email_status = 'failed' and private.is_staff()
    returning c.id
  )
  insert into public.enquiry_log (enquiry, changed_by, field, after)
  select id, private.caller(), 'mail', 'sent again' from again
$$;

-- Records that a mail to the company was not delivered, although Resend had accepted it. Its enquiries are shown as
-- those whose mail has failed, and staff can have it sent again. A report that arrives after that matches no mail, and
-- changes nothing.
-- mail: the value that claim_due_mail returned.
-- reason: bounced, because the recipient's server refused it; suppressed, because Resend sends nothing to an address
-- from which a mail has bounced; or failed.
create function public.record_undelivered_mail(mail uuid, reason text) returns void
language sql security invoker set search_path = '' as $$
  with undelivered as (
    update public.contacts as c set email_status = 'failed', email_due_at = null
    where coalesce(c.email_digest, c.email_mail, c.id) = record_undelivered_mail.mail and c.email_status <> 'failed'
    returning c.id
  )
  insert into public.enquiry_log (enquiry, changed_by, field, after)
  select id, current_user, 'mail', reason from undelivered
$$;

grant execute on function
  private.retry_delay(integer),
  private.mail_allowance(),
  private.is_alert_due(),
  public.claim_due_mail(),
  public.record_mail(bigint, boolean, boolean),
  public.record_undelivered_mail(uuid, text)
to service_role;
grant execute on function public.send_again(uuid) to authenticated;
