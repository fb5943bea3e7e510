-- The outbox: which enquiry is to be mailed, and what became of it. Only the function
-- send-contact-email, with its secret key, may ask. Taking an enquiry and reporting on it are two
-- steps, so that one that is taken and never reported on (the function died) is due again.

-- Takes the enquiry with these contents, once: until it is reported on, or for two minutes,
-- nobody else gets it. No row where there is none such, or nothing is left to do.
create function public.claim_enquiry_mail(
  first_name text, last_name text, email text, phone text, organization text,
  service_of_interest text, message text
) returns setof public.contacts
language sql security invoker set search_path = '' as $$
  update public.contacts as c
  set email_attempts = c.email_attempts + 1, email_due_at = now() + interval '2 minutes'
  where c.id = (
    select e.id from public.contacts as e
    where e.email_status = 'pending' and e.email_due_at <= now()
      and e.email = claim_enquiry_mail.email
      and (e.first_name, e.last_name, e.phone, e.organization, e.service_of_interest, e.message)
        is not distinct from (
          claim_enquiry_mail.first_name, claim_enquiry_mail.last_name, claim_enquiry_mail.phone,
          claim_enquiry_mail.organization, claim_enquiry_mail.service_of_interest,
          claim_enquiry_mail.message)
    order by e.created_at limit 1
    for update skip locked
  )
  returning c.*
$$;

-- Takes the enquiry whose mail has been due the longest: one that nobody has mailed yet, or that
-- could not be sent before.
create function public.claim_due_mail() returns setof public.contacts
language sql security invoker set search_path = '' as $$
  update public.contacts as c
  set email_attempts = c.email_attempts + 1, email_due_at = now() + interval '2 minutes'
  where c.id = (
    select e.id from public.contacts as e
    where e.email_status = 'pending' and e.email_due_at <= now()
    order by e.email_due_at limit 1
    for update skip locked
  )
  returning c.*
$$;

-- Reports what became of a mail. What could not be sent is due again after one minute, then two,
-- four and so on up to an hour, and is given up a day after the enquiry came.
create function public.record_enquiry_mail(enquiry uuid, sent boolean) returns void
language sql security invoker set search_path = '' as $$
  update public.contacts as c
  set email_status = outcome.status, email_due_at = outcome.due_at
  from (
    select
      e.id,
      case
        when sent then 'sent'
        when e.created_at < now() - interval '1 day' then 'failed'
        else 'pending'
      end as status,
      case when not sent and e.created_at >= now() - interval '1 day' then now() + least(
        interval '1 minute' * power(2, least(e.email_attempts, 10) - 1), interval '1 hour')
      end as due_at
    from public.contacts as e
    where e.id = enquiry
  ) as outcome
  where c.id = outcome.id and c.email_status = 'pending'
$$;

revoke execute on function
  public.claim_enquiry_mail(text, text, text, text, text, text, text),
  public.claim_due_mail(),
  public.record_enquiry_mail(uuid, boolean)
from public, anon, authenticated;
grant execute on function
  public.claim_enquiry_mail(text, text, text, text, text, text, text),
  public.claim_due_mail(),
  public.record_enquiry_mail(uuid, boolean)
to service_role;
