-- Problems of the site and of mail. The function monitor-site checks every quarter of an hour. It notifies the company
-- of a problem once after two checks in a row have found it, and once when it is over: by mail, and by an issue on
-- GitHub.

create table private.problems (
  name text primary key,
  since timestamptz not null default now(),
  -- Whether a second check has found the problem, because the first may only have lost a request.
  is_confirmed boolean not null default false,
  -- Whether the problem is over and the notification of it is pending. The row is deleted when the notification is
  -- sent.
  is_over boolean not null default false,
  is_mailed boolean not null default false,
  -- The number of the problem's open issue on GitHub.
  issue integer
);

create table private.monitoring (
  sole boolean primary key default true check (sole),
  checked_at timestamptz not null default '-infinity',
  -- When the function monitor-site first checked. Null until then.
  checked_since timestamptz,
  -- When the workflow Backup last made a complete backup. Null until the first. Without one, there is a problem a day
  -- after the first check.
  backed_up_at timestamptz,
  -- How many mails Resend said it had sent in the day, and when. Only its free plan counts them.
  mails_in_day integer,
  mails_counted_at timestamptz
);

insert into private.monitoring default values;

grant select, insert, update, delete on private.problems to service_role;
grant select, update on private.monitoring to service_role;

-- Claims a check, at most one in ten minutes: anybody may ask for it, and it costs requests.
create function public.claim_monitoring() returns setof boolean
language sql security invoker set search_path = '' as $$
  update private.monitoring set checked_at = now(), checked_since = coalesce(checked_since, now())
  where checked_at < now() - interval '10 minutes' returning true
$$;

-- Records how many mails Resend has sent in the day.
create function public.record_mails_in_day(mails integer) returns void
language sql security invoker set search_path = '' as $$
  update private.monitoring as m set mails_in_day = mails, mails_counted_at = now() where m.sole
$$;

-- Records the results of a check: whether there is a problem, by name. A problem that could not be checked is missing,
-- and stays as it is. Adds the problems that the database finds itself. Returns the confirmed problems, with the
-- notifications already sent.
create function public.record_problems(checked jsonb)
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
  -- because the mail service sends only one mail per id.
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

-- Records which notifications of a problem were sent.
create function public.record_notified(problem text, mailed boolean, issue integer) returns void
language sql security invoker set search_path = '' as $$
  update private.problems as p set is_mailed = mailed, issue = record_notified.issue
  where p.name = problem;
  delete from private.problems as p
  where p.name = problem and p.is_over and not p.is_mailed and p.issue is null;
$$;

-- Returns to staff, and to `npm run check`, which problems there are, and `monitoring_stopped` if the checks have
-- stopped.
create function public.open_problems() returns table (name text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select problem.name, problem.since from (
    select p.name, p.since from private.problems as p where p.is_confirmed and not p.is_over
    union all
    select 'monitoring_stopped', m.checked_at from private.monitoring as m
    where isfinite(m.checked_at) and m.checked_at < now() - interval '1 hour'
  ) as problem (name, since)
  where current_setting('role', true) = 'service_role' or (select private.is_staff())
  order by problem.since, problem.name
$$;

grant execute on function public.open_problems() to authenticated, service_role;
grant execute on function
  public.claim_monitoring(), public.record_mails_in_day(integer), public.record_problems(jsonb),
  public.record_notified(text, boolean, integer)
to service_role;
