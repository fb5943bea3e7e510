-- Builds of the site after a publish. The function publish-site claims a build, calls the host's deploy hook and
-- records the outcome; an unrecorded claim expires after two minutes.

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

-- Records whether the host has started the build of all publishes up to this number.
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
