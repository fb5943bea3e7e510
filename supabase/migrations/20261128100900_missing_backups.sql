-- A project that nobody ever backed up has a problem too, a day after the first check: nothing else would tell.

-- When the function monitor-site first checked. Null until then.
alter table private.monitoring add column checked_since timestamptz;

-- Claims a check, at most one in ten minutes: anybody may ask for it, and it costs requests.
create or replace function public.claim_monitoring() returns setof boolean
language sql security invoker set search_path = '' as $$
  update private.monitoring set checked_at = now(), checked_since = coalesce(checked_since, now())
  where checked_at < now() - interval '10 minutes' returning true
$$;

-- Records the results of a check: whether there is a problem, by name. A problem that could not be checked is missing,
-- and stays as it is. Adds the problems that the database finds itself. Returns the confirmed problems, with the
-- notifications already sent.
create or replace function public.record_problems(checked jsonb)
returns table (name text, since timestamptz, is_over boolean, is_mailed boolean, issue integer)
language plpgsql security invoker set search_path = '' as $$
declare
  known jsonb;
begin
  select checked || jsonb_build_object(
    'mail_waiting', exists (
      select from public.contacts as c
      where c.email_status = 'pending' and c.created_at < now() - interval '30 minutes'),
    'mail_failed', exists (select from private.enquiries where is_failed),
    -- Resend's free plan allows 100 mails a day.
    'mail_quota_nearly_used', coalesce(
      m.mails_in_day >= 80 and m.mails_counted_at > now() - interval '1 day', false),
    -- The backup runs each night; 36 hours allow one to be late.
    'backup_overdue', coalesce(
      m.backed_up_at < now() - interval '36 hours', m.checked_since < now() - interval '1 day', false))
  into strict known from private.monitoring as m;
  -- A problem that returns after a mail has said that it is over begins anew: its mail must differ from the first one,
  -- because a mail service sends a mail that it knows only once.
  update private.problems as p
  set is_over = not (known ->> p.name)::boolean, is_confirmed = true,
    since = case when p.is_over and not p.is_mailed and (known ->> p.name)::boolean then now() else p.since end
  where known ? p.name;
  insert into private.problems as p (name)
  select k.key from jsonb_each(known) as k where k.value = 'true'
  on conflict on constraint problems_pkey do nothing;
  delete from private.problems as p where p.is_over and not p.is_mailed and p.issue is null;
  return query select p.name, p.since, p.is_over, p.is_mailed, p.issue
  from private.problems as p where p.is_confirmed order by p.since, p.name;
end
$$;
