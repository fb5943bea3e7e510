-- Which publishes in Sanity wait for a build of the site. Only the function publish-site, with its
-- secret key, may ask. Taking a build and reporting on it are two steps, so that one that is taken
-- and never reported on (the function died) is due again.

create table private.site_build (
  -- There is one site: a single row, made below.
  sole boolean primary key default true check (sole),
  -- How many publishes there have been, and how many of them a build was started for.
  publishes bigint not null default 0,
  built bigint not null default 0 check (built <= publishes),
  -- When the next build is to be started; while the host is being asked, when that is taken for lost.
  due_at timestamptz,
  -- The first publish since the host was last asked.
  gathering_since timestamptz,
  -- How often the host has been asked for the next build.
  attempts integer not null default 0,
  -- What is published is built, sooner or later.
  check ((due_at is not null) = (built < publishes))
);

insert into private.site_build default values;

comment on table private.site_build is
  'Publishes that wait for a build. Attempts above 0 mean that the host''s deploy hook fails.';

-- Calls that were taken. Each is taken once: a signature, or a delivery's key, that comes again is
-- a repetition. They are kept for much longer than a signature is valid.
create table private.accepted_publishes (
  signature text primary key,
  idempotency_key text unique,
  at timestamptz not null default now()
);

-- (The `where b.sole` below is for hosted projects, whose API refuses an update without a condition.)

-- Notes a publish. Its build is due after 20 seconds without another one, and not later than two
-- minutes after the first, however many follow.
-- Refused as a unique violation where the call was taken before, which leaves everything as it was.
create function public.accept_publish(signature text, idempotency_key text) returns void
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set publishes = b.publishes + 1,
    gathering_since = coalesce(b.gathering_since, now()),
    due_at = least(
      now() + interval '20 seconds', coalesce(b.gathering_since, now()) + interval '2 minutes')
  where b.sole;
  delete from private.accepted_publishes as old where old.at < now() - interval '1 day';
  insert into private.accepted_publishes (signature, idempotency_key)
  values (accept_publish.signature, accept_publish.idempotency_key)
$$;

-- Takes what is due, once: until it is reported on, or for two minutes, nobody else gets it. A
-- publish that arrives meanwhile is due in its own time.
create function public.claim_due_build() returns table (publishes bigint, attempt integer)
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set attempts = b.attempts + 1, due_at = now() + interval '2 minutes', gathering_since = null
  where b.due_at <= now()
  returning b.publishes, b.attempts
$$;

-- Reports whether the host has started the build of so many publishes. Where it has not, it is
-- asked again after one minute, then two, four and so on up to an hour, until it does.
create function public.record_build(publishes bigint, started boolean) returns void
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set built = case when started then record_build.publishes else b.built end,
    attempts = case when started then 0 else b.attempts end,
    due_at = case
      when started and b.publishes = record_build.publishes then null
      -- Something was published meanwhile, or another attempt is under way.
      when started or b.gathering_since is not null then b.due_at
      else now() + least(
        interval '1 minute' * power(2, least(b.attempts, 10) - 1), interval '1 hour')
    end
  where b.built < record_build.publishes
$$;

revoke all on private.site_build, private.accepted_publishes
  from public, anon, authenticated, service_role;
grant select, update on private.site_build to service_role;
grant select, insert, delete on private.accepted_publishes to service_role;

revoke execute on function
  public.accept_publish(text, text),
  public.claim_due_build(),
  public.record_build(bigint, boolean)
from public, anon, authenticated;
grant execute on function
  public.accept_publish(text, text),
  public.claim_due_build(),
  public.record_build(bigint, boolean)
to service_role;
