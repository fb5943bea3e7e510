-- Builds of the site after a publish, and the schedule. The function publish-site claims a build, calls
-- the host's deploy hook and records the outcome; an unrecorded claim expires after two minutes.

-- Publishes that wait for a build. Attempts above 0 mean that the host's deploy hook fails.
create table private.site_build (
  sole boolean primary key default true check (sole),
  publishes bigint not null default 0,
  -- The number of publishes in started builds.
  built bigint not null default 0 check (built <= publishes),
  -- Next attempt, or the end of the lease of the current one.
  due_at timestamptz,
  -- The first publish since the last attempt.
  gathering_since timestamptz,
  attempts integer not null default 0,
  plans_checked_at timestamptz not null default '-infinity',
  check ((due_at is not null) = (built < publishes))
);

insert into private.site_build default values;
grant select, update on private.site_build to service_role;

-- Records a publish. Its build is due after 20 seconds without another one, at most two minutes after
-- the first. A repeated delivery shares a build.
create function public.accept_publish() returns void
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set publishes = b.publishes + 1,
    gathering_since = coalesce(b.gathering_since, now()),
    due_at = least(
      now() + interval '20 seconds', coalesce(b.gathering_since, now()) + interval '2 minutes')
  -- Hosted projects refuse an update without a condition.
  where b.sole
$$;

-- Claims the build that is due. A publish that arrives meanwhile is due in its own time.
create function public.claim_due_build() returns table (publishes bigint, attempt integer)
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set attempts = b.attempts + 1, due_at = now() + interval '2 minutes', gathering_since = null
  where b.due_at <= now()
  returning b.publishes, b.attempts
$$;

-- Claims the check of the plans, at most twice a minute: anybody may ask for it, and it costs requests.
create function public.claim_plans_check() returns setof boolean
language sql security invoker set search_path = '' as $$
  update private.site_build set plans_checked_at = now()
  where plans_checked_at < now() - interval '30 seconds' returning true
$$;

-- Records whether the host has started the build of so many publishes.
create function public.record_build(publishes bigint, started boolean) returns void
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set built = case when started then record_build.publishes else b.built end,
    attempts = case when started then 0 else b.attempts end,
    due_at = case
      when started and b.publishes = record_build.publishes then null
      -- A newer publish, or an attempt in progress, has its own due time.
      when started or b.gathering_since is not null then b.due_at
      else now() + private.retry_delay(b.attempts)
    end
  where b.built < record_build.publishes
$$;

grant execute on function public.accept_publish(), public.claim_due_build(),
  public.claim_plans_check(), public.record_build(bigint, boolean) to service_role;

-- Returns the names of the edge functions that have something to do.
create function private.due_functions() returns setof text
language sql stable set search_path = '' as $$
  select 'send-contact-email'
  where private.mail_allowance() is not null and (
    private.is_alert_due()
    or exists (
      select from public.contacts where email_status = 'pending' and email_due_at <= now()))
  union all
  select 'publish-site'
  where exists (select from private.site_build where due_at <= now())
$$;

-- Calls each at the vault's project_url (docs/hosting.md). The timeout exceeds a function's own ones.
create function private.call_due_functions() returns void
language plpgsql set search_path = '' as $$
begin
  perform net.http_post(
    url := rtrim(project.decrypted_secret, '/') || '/functions/v1/' || due.name,
    body := '{"due": true}'::jsonb, timeout_milliseconds := 30000)
  from vault.decrypted_secrets as project,
    -- publish-site always: plans are in the Content Lake, which the database does not know.
    (select 'publish-site' union select private.due_functions()) as due (name)
  where project.name = 'project_url';
end
$$;

do $$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or supabase_vault is missing: nothing is scheduled';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net with schema extensions;
  perform cron.schedule('call-due-functions', '* * * * *', 'select private.call_due_functions()');
  perform cron.schedule('forget-senders', '*/10 * * * *', 'select private.forget_senders()');
  -- Enquiries and the log are kept for two years.
  perform cron.schedule('delete-old-enquiries', '17 3 * * *',
    $job$ delete from public.contacts where created_at < now() - interval '2 years' $job$);
  perform cron.schedule('delete-old-changes', '27 3 * * *',
    $job$ delete from public.enquiry_changes where changed_at < now() - interval '2 years' $job$);
  -- A row for each run above: some 1,600 a day.
  perform cron.schedule('delete-old-runs', '37 3 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '1 week' $job$);
end
$$;
