-- Problems that somebody must be told of. The function watch checks every quarter of an hour, and tells each problem
-- once when two checks in a row have seen it, and once when it is over: by mail, and by an issue on GitHub.

create table private.watched (
  name text primary key,
  since timestamptz not null default now(),
  -- Whether a second check has seen it: one alone may have been a lost request.
  is_confirmed boolean not null default false,
  -- Whether it is over, which is still to be told. Then the row is deleted.
  is_over boolean not null default false,
  is_mailed boolean not null default false,
  -- The number of its open issue on GitHub.
  issue integer
);

create table private.watch (
  sole boolean primary key default true check (sole),
  checked_at timestamptz not null default '-infinity'
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

-- Records what a check has found: whether there is a problem, by name. A name that is missing could not be checked, and
-- stays as it is. Adds what the database knows itself. Returns the problems that are known to somebody, or should be.
create function public.record_problems(checked jsonb)
returns table (name text, since timestamptz, is_over boolean, is_mailed boolean, issue integer)
language plpgsql security invoker set search_path = '' as $$
declare
  known constant jsonb := checked || jsonb_build_object(
    'waiting_mail', exists (
      select from public.contacts as c
      where c.email_status = 'pending' and c.created_at < now() - interval '30 minutes'),
    'failed_mail', exists (select from public.contacts as c where c.email_status = 'failed'));
begin
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

-- Records by which ways a problem is told now.
create function public.record_told(problem text, mailed boolean, issue integer) returns void
language sql security invoker set search_path = '' as $$
  update private.watched as w set is_mailed = mailed, issue = record_told.issue
  where w.name = problem;
  delete from private.watched as w
  where w.name = problem and w.is_over and not w.is_mailed and w.issue is null;
$$;

-- Returns to staff which problems there are, and `watch` if the checks have stopped.
create function public.open_problems() returns table (name text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select problem.name, problem.since from (
    select w.name, w.since from private.watched as w where w.is_confirmed and not w.is_over
    union all
    select 'watch', w.checked_at from private.watch as w
    where isfinite(w.checked_at) and w.checked_at < now() - interval '1 hour'
  ) as problem (name, since)
  where (select private.is_staff())
  order by problem.since, problem.name
$$;

grant execute on function public.open_problems() to authenticated;
grant execute on function
  public.claim_watch(), public.record_problems(jsonb), public.record_told(text, boolean, integer)
to service_role;

-- Calls the function watch at the vault's project_url.
create function private.call_watch() returns void
language plpgsql set search_path = '' as $$
begin
  perform net.http_post(
    url := rtrim(project.decrypted_secret, '/') || '/functions/v1/watch',
    body := '{"due": true}'::jsonb, timeout_milliseconds := 30000)
  from vault.decrypted_secrets as project where project.name = 'project_url';
end
$$;

do $$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or supabase_vault is missing: nothing is scheduled';
    return;
  end if;
  perform cron.schedule('call-watch', '*/15 * * * *', 'select private.call_watch()');
end
$$;
