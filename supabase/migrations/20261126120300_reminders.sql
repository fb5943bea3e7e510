-- A mail in the morning about enquiries that have waited longer than the site promises, for staff who want it.

alter table public.staff add column reminder_due_at timestamptz;

comment on column public.staff.reminder_due_at is
  'When the next mail about overdue enquiries is due; null for none.';

-- Returns the next seven o’clock in Accra, where the company is.
create function private.next_morning(after timestamptz) returns timestamptz
language sql stable set search_path = '' as $$
  select (date_trunc('day', after at time zone 'Africa/Accra' + interval '17 hours') + interval '7 hours')
    at time zone 'Africa/Accra'
$$;

-- Sets whether the caller, if they are staff, wants the mail.
create function public.remind_me(wanted boolean) returns void
language sql security definer set search_path = '' as $$
  update public.staff as s set reminder_due_at = case when wanted then private.next_morning(now()) end
  where s.email = private.session_address()
$$;

-- Claims the mail that is due to a member of staff, and returns it with their overdue enquiries and those of nobody:
-- their number and the fifty that have waited longest. No row if none is due; who has no such enquiries is passed
-- over. The next one is due on the next morning, so nobody gets two a day, and one whose sending was interrupted is
-- left out. `mail` is the same for each attempt of a day.
create function public.claim_due_reminder()
returns table (mail text, recipient text, total bigint, enquiries jsonb)
language plpgsql security invoker set search_path = '' as $$
begin
  for recipient in
    select s.email from public.staff as s where s.reminder_due_at <= now()
    order by s.email for update skip locked
  loop
    update public.staff as s set reminder_due_at = private.next_morning(now()) where s.email = recipient;
    mail := md5(recipient || (now() at time zone 'Africa/Accra')::date);
    select count(*), jsonb_agg(to_jsonb(overdue) - 'place' order by place) filter (where place <= 50)
    into total, enquiries
    from (
      select c.reference, c.created_at, c.service_of_interest, c.owner,
        row_number() over (order by c.created_at, c.id) as place
      from public.contacts as c
      where c.status = 'new' and c.created_at < now() - interval '24 hours'
        and (c.owner is null or c.owner = recipient)
    ) as overdue;
    if total > 0 then
      return next;
      return;
    end if;
  end loop;
end
$$;

-- Makes a mail that could not be sent due again in a quarter of an hour, unless it is not wanted any more.
create function public.postpone_reminder(recipient text) returns void
language sql security invoker set search_path = '' as $$
  update public.staff as s set reminder_due_at = least(s.reminder_due_at, now() + interval '15 minutes')
  where s.email = recipient and s.reminder_due_at is not null
$$;

grant execute on function public.remind_me(boolean) to authenticated;
grant execute on function
  private.next_morning(timestamptz), public.claim_due_reminder(), public.postpone_reminder(text)
to service_role;

-- Returns the names of the edge functions that have something to do.
create or replace function private.due_functions() returns setof text
language sql stable set search_path = '' as $$
  select 'send-contact-email'
  where exists (select from public.contacts where acknowledgement_due_at <= now())
    or exists (select from public.staff where reminder_due_at <= now())
    or private.mail_allowance() is not null and (
      private.is_alert_due()
      or exists (
        select from public.contacts where email_status = 'pending' and email_due_at <= now()))
  union all
  select 'publish-site'
  where exists (select from private.site_build where due_at <= now())
$$;
