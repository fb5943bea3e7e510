-- Mail that Resend has accepted, and the recipient's server has refused: the function mail-events reports it.

-- Records that a mail to the company has bounced. Its enquiries are shown as those whose mail has failed, and staff can
-- have it sent again.
-- mail: the enquiry's id, or that of a digest.
create function public.record_bounce(mail uuid) returns void
language sql security invoker set search_path = '' as $$
  with bounced as (
    update public.contacts as c set email_status = 'failed', email_due_at = null
    where (c.id = mail or c.email_digest = mail) and c.email_status <> 'failed'
    returning c.id
  )
  insert into public.enquiry_changes (enquiry, changed_by, field, after)
  select id, current_user, 'mail', 'bounced' from bounced
$$;

-- Records that an acknowledgement has bounced, once: the enquirer's address is probably wrong.
create function public.record_bounced_acknowledgement(enquiry uuid) returns void
language sql security invoker set search_path = '' as $$
  insert into public.enquiry_changes (enquiry, changed_by, field, after)
  select c.id, current_user, 'mail', 'acknowledgement bounced' from public.contacts as c
  where c.id = record_bounced_acknowledgement.enquiry and not exists (
    select from public.enquiry_changes as known
    where known.enquiry = c.id and known.after = 'acknowledgement bounced' and known.field = 'mail')
$$;

grant execute on function public.record_bounce(uuid), public.record_bounced_acknowledgement(uuid)
to service_role;
