-- A mail in the morning about enquiries that have waited for more than the promised hours, for staff who want it.

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

-- Claims the mail that is due to a member of staff, and returns it with the number of overdue enquiries that are theirs
-- or nobody's, and the fifty that have waited longest. Skips members without such enquiries. Returns no row if no mail
-- is due. A claim sets the next mail to the next morning: nobody gets two a day, and a mail whose sending was
-- interrupted is not repeated. `mail` is the same for each attempt of a day.
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
      select (e.enquiry).reference, e.created_at, (e.enquiry).service_of_interest, (e.enquiry).owner,
        row_number() over (order by e.created_at, e.id) as place
      from private.enquiries as e
      where e.is_overdue and e.owner in ('', recipient)
    ) as overdue;
    if total > 0 then
      return next;
      return;
    end if;
  end loop;
end
$$;

-- Makes a mail that could not be sent due again in a quarter of an hour, unless the member of staff has turned the mail
-- off.
create function public.postpone_reminder(recipient text) returns void
language sql security invoker set search_path = '' as $$
  update public.staff as s set reminder_due_at = least(s.reminder_due_at, now() + interval '15 minutes')
  where s.email = recipient and s.reminder_due_at is not null
$$;

grant execute on function public.remind_me(boolean) to authenticated;
grant execute on function
  private.next_morning(timestamptz), public.claim_due_reminder(), public.postpone_reminder(text)
to service_role;
