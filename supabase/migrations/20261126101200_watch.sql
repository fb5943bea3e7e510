-- Problems of the site and of mail. The function watch checks every quarter of an hour. It notifies the company of a
-- problem once after two checks in a row have found it, and once when it is over: by mail, and by an issue on GitHub.

create table private.watched (
  name text primary key,
  since timestamptz not null default now(),
  -- Whether a second check has found it: the first may have failed because of a lost request.
  is_confirmed boolean not null default false,
  -- Whether it is over, with the notification pending. The row is deleted after it.
  is_over boolean not null default false,
  is_mailed boolean not null default false,
  -- The number of its open issue on GitHub.
  issue integer
);

create table private.watch (
  sole boolean primary key default true check (sole),
  checked_at timestamptz not null default '-infinity',
  -- When the workflow Backup last made a complete backup. Null until the first, so that a project without the workflow
  -- has no problem.
  backed_up_at timestamptz,
  -- How many mails Resend said it had sent in the day, and when. Only its free plan counts them.
  mails_in_day integer,
  mails_counted_at timestamptz
);

insert into private.watch default values;

grant select, insert, update, delete on private.watched to service_role;
grant select, update on private.watch to service_role;

-- Claims a check, at most one in ten minutes: anybody may ask for it, and it costs requests.
create function public.claim_watch() returns setof boolean
language sql security invoker set search_path = '' as $$
  update private.watch set checked_at = now()
  where checked_at < now() - interval '10 minutes' returning true
$$;

-- Records how many mails Resend has sent in the day.
create function public.record_mails_in_day(mails integer) returns void
language sql security invoker set search_path = '' as $$
  update private.watch as w set mails_in_day = mails, mails_counted_at = now() where w.sole
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
    'waiting_mail', exists (
      select from public.contacts as c
      where c.email_status = 'pending' and c.created_at < now() - interval '30 minutes'),
    'failed_mail', exists (select from private.enquiries where is_failed),
    -- Resend's free plan allows 100 mails a day.
    'mail_quota', coalesce(
      w.mails_in_day >= 80 and w.mails_counted_at > now() - interval '1 day', false),
    -- The backup runs each night; 36 hours allow one to be late.
    'backup', coalesce(w.backed_up_at < now() - interval '36 hours', false))
  into strict known from private.watch as w;
  -- A problem that returns after a mail has said that it is over begins anew: its mail must differ from the first one,
  -- because a mail service sends a mail that it knows only once.
  update private.watched as w
  set is_over = not (known ->> w.name)::boolean, is_confirmed = true,
    since = case when w.is_over and not w.is_mailed and (known ->> w.name)::boolean then now() else w.since end
  where known ? w.name;
  insert into private.watched as w (name)
  select p.key from jsonb_each(known) as p where p.value = 'true'
  on conflict on constraint watched_pkey do nothing;
  delete from private.watched as w where w.is_over and not w.is_mailed and w.issue is null;
  return query select w.name, w.since, w.is_over, w.is_mailed, w.issue
  from private.watched as w where w.is_confirmed order by w.since, w.name;
end
$$;

-- Records which notifications of a problem were sent.
create function public.record_notified(problem text, mailed boolean, issue integer) returns void
language sql security invoker set search_path = '' as $$
  update private.watched as w set is_mailed = mailed, issue = record_notified.issue
  where w.name = problem;
  delete from private.watched as w
  where w.name = problem and w.is_over and not w.is_mailed and w.issue is null;
$$;

-- Returns to staff, and to check:live, which problems there are, and `watch` if the checks have stopped.
create function public.open_problems() returns table (name text, since timestamptz)
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

grant execute on function public.open_problems() to authenticated, service_role;
grant execute on function
  public.claim_watch(), public.record_mails_in_day(integer), public.record_problems(jsonb),
  public.record_notified(text, boolean, integer)
to service_role;
