-- A bounce may be reported after staff have had the mail sent again: it says nothing of the new one.

-- As in the migration bounces, except for a mail that was sent again since.
-- mailed_at: when Resend accepted the mail that bounced; null if it does not say so.
drop function public.record_bounce(uuid);
create function public.record_bounce(mail uuid, mailed_at timestamptz default null) returns void
language sql security invoker set search_path = '' as $$
  with bounced as (
    update public.contacts as c set email_status = 'failed', email_due_at = null
    where (c.id = mail or c.email_digest = mail) and c.email_status <> 'failed' and not exists (
      select from public.enquiry_changes as change
      where change.enquiry = c.id and change.field = 'mail' and change.after = 'pending'
        and change.changed_at > mailed_at)
    returning c.id
  )
  insert into public.enquiry_changes (enquiry, changed_by, field, after)
  select id, current_user, 'mail', 'bounced' from bounced
$$;

grant execute on function public.record_bounce(uuid, timestamptz) to service_role;
