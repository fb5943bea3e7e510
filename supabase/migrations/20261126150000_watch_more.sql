-- More problems that the function watch tells: backups that have stopped, and the mails of a day that are nearly used up.

alter table private.watch
  -- When the workflow Backup last made a complete one. Null until the first, so that nothing is told where it is not
  -- set up.
  add column backed_up_at timestamptz,
  -- How many mails Resend said it had sent in the day, and when. Only its free plan counts them.
  add column mails_in_day integer,
  add column mails_counted_at timestamptz;

-- Records how many mails Resend has sent in the day.
create function public.record_mails_in_day(mails integer) returns void
language sql security invoker set search_path = '' as $$
  update private.watch set mails_in_day = mails, mails_counted_at = now()
$$;

grant execute on function public.record_mails_in_day(integer) to service_role;

create or replace function public.record_problems(checked jsonb)
returns table (name text, since timestamptz, is_over boolean, is_mailed boolean, issue integer)
language plpgsql security invoker set search_path = '' as $$
declare
  known jsonb;
begin
  select checked || jsonb_build_object(
    'waiting_mail', exists (
      select from public.contacts as c
      where c.email_status = 'pending' and c.created_at < now() - interval '30 minutes'),
    'failed_mail', exists (select from public.contacts as c where c.email_status = 'failed'),
    -- Of 100.
    'mail_quota', coalesce(
      w.mails_in_day >= 80 and w.mails_counted_at > now() - interval '1 day', false),
    -- One that is made each night, and may be late.
    'backup', coalesce(w.backed_up_at < now() - interval '36 hours', false))
  into strict known from private.watch as w;
  update private.watched as w set is_over = not (known ->> w.name)::boolean, is_confirmed = true
  where known ? w.name;
  insert into private.watched as w (name)
  select p.key from jsonb_each(known) as p where p.value = 'true'
  on conflict on constraint watched_pkey do nothing;
  delete from private.watched as w where w.is_over and not w.is_mailed and w.issue is null;
  return query select w.name, w.since, w.is_over, w.is_mailed, w.issue
  from private.watched as w where w.is_confirmed order by w.since, w.name;
end
$$;

-- Returns to staff, and to check:live, which problems there are, and `watch` if the checks have stopped.
create or replace function public.open_problems() returns table (name text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select problem.name, problem.since from (
    select w.name, w.since from private.watched as w where w.is_confirmed and not w.is_over
    union all
    select 'watch', w.checked_at from private.watch as w
    where isfinite(w.checked_at) and w.checked_at < now() - interval '1 hour'
  ) as problem (name, since)
  where current_setting('role', true) = 'service_role' or (select private.is_staff())
  order by problem.since, problem.name
$$;

grant execute on function public.open_problems() to service_role;
