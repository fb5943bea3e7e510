-- The outbox: which mail is due, and its outcome. Only the function send-contact-email, with its
-- secret key, may call it. Claiming a mail and recording its outcome are two steps, so that one
-- that is claimed and never recorded (the function died) is due again, as the same mail.
--
-- At most 60 mails leave in an hour. As long as the first 50 of them suffice, each is about one
-- enquiry. Otherwise all that is waiting is bundled into a digest, every six minutes at most.

alter table public.contacts
  -- The attempt that claimed the row last; see private.mail_attempts.
  add column email_attempt bigint,
  -- The digest that the row belongs to. A digest keeps its rows, so that it can be sent again.
  add column email_digest uuid,
  -- When staff are to be told that the mail has failed; null when there is nothing to tell.
  add column email_alert_due_at timestamptz;

create index contacts_email_due on public.contacts (email_due_at) where email_status = 'pending';

-- Mails that have left or may have left. Attempts that are known to have failed are removed.
create table private.mail_attempts (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  is_alert boolean not null
);

-- Returns how long to wait after so many failed attempts: 1, 2, 4 ... minutes, up to an hour.
create function private.retry_delay(attempts integer) returns interval
language sql immutable set search_path = '' as $$
  select least(interval '1 minute' * power(2, least(attempts, 10) - 1), interval '1 hour')
$$;

-- Returns what may be mailed now: 'single', 'digest' or null.
create function private.mail_allowance() returns text
language sql stable set search_path = '' as $$
  select case
    when sent.count + waiting.count <= 50 and sent.count < 50 then 'single'
    when sent.count < 60 and (sent.count = 0 or sent.latest <= now() - interval '6 minutes')
      then 'digest'
  end
  from (
    select count(*) as count, max(at) as latest
    from private.mail_attempts where at > now() - interval '1 hour'
  ) as sent, (
    select count(*) as count from (
      select from public.contacts
      where email_status = 'pending' and email_due_at <= now() limit 51
    ) as due
  ) as waiting
$$;

-- Whether staff are to be told of failed mails: once a day at most.
create function private.is_alert_due() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.contacts where email_alert_due_at <= now())
    and not exists (
      select from private.mail_attempts where is_alert and at > now() - interval '1 day')
$$;

drop function public.claim_enquiry_mail(text, text, text, text, text, text, text);
drop function public.claim_due_mail();
drop function public.record_enquiry_mail(uuid, boolean);

-- Claims the mail that is due: for two minutes, or until its outcome is recorded, nobody else gets
-- its enquiries. Returns no row when nothing is due or nothing may leave. `mail` stays the same
-- when the mail is claimed again. An alert is about enquiries whose own mail has failed.
create function public.claim_due_mail()
returns table (attempt bigint, mail uuid, is_alert boolean, enquiries jsonb)
language plpgsql security invoker set search_path = '' as $$
declare
  allowance text;
  oldest public.contacts;
  chosen uuid[];
  digest uuid;
begin
  -- One claim at a time, so that the allowance is counted exactly.
  perform pg_advisory_xact_lock(hashtextextended('claim_due_mail', 0));
  delete from private.mail_attempts as old where old.at < now() - interval '2 days';
  allowance := private.mail_allowance();
  if allowance is null then
    return;
  end if;

  is_alert := private.is_alert_due();
  if is_alert then
    mail := gen_random_uuid();
  else
    select * into oldest from public.contacts as c
    where c.email_status = 'pending' and c.email_due_at <= now()
    order by c.email_due_at limit 1;
    if oldest.id is null then
      return;
    end if;
    digest := oldest.email_digest;
    if digest is not null then
      select array_agg(c.id) into chosen from public.contacts as c
      where c.email_status = 'pending' and c.email_digest = digest;
    -- A mail that may have left already is not put into a digest, which would repeat it.
    elsif allowance = 'single'
      or exists (select from private.mail_attempts as a where a.id = oldest.email_attempt) then
      chosen := array[oldest.id];
    else
      digest := gen_random_uuid();
      select array_agg(due.id) into chosen from (
        select c.id from public.contacts as c
        where c.email_status = 'pending' and c.email_due_at <= now() and c.email_digest is null
          and not exists (select from private.mail_attempts as a where a.id = c.email_attempt)
        order by c.email_due_at limit 1000
      ) as due;
    end if;
    mail := coalesce(digest, oldest.id);
  end if;

  insert into private.mail_attempts as a (is_alert) values (claim_due_mail.is_alert)
  returning a.id into attempt;
  if is_alert then
    -- Tried again tomorrow, or as soon as another mail could be sent.
    update public.contacts as c
    set email_attempt = claim_due_mail.attempt, email_alert_due_at = now() + interval '1 day'
    where c.email_alert_due_at is not null;
  else
    update public.contacts as c
    set email_attempt = claim_due_mail.attempt, email_attempts = c.email_attempts + 1,
      email_due_at = now() + interval '2 minutes', email_digest = digest
    where c.id = any(chosen) and c.email_status = 'pending';
  end if;
  select jsonb_agg(to_jsonb(c) order by c.created_at) into enquiries
  from public.contacts as c where c.email_attempt = claim_due_mail.attempt;
  if enquiries is null then
    -- Somebody has deleted them meanwhile.
    delete from private.mail_attempts as a where a.id = claim_due_mail.attempt;
    return;
  end if;
  return next;
end
$$;

-- Records whether a claimed mail was sent. One that was not is due again after a while, and is
-- given up a day after the enquiry came: then staff are told.
create function public.record_mail(attempt bigint, sent boolean) returns void
language sql security invoker set search_path = '' as $$
  -- Mail works: what could not be told before is told now.
  update public.contacts as c set email_alert_due_at = now()
  where sent and c.email_alert_due_at > now();
  update public.contacts as c set email_alert_due_at = null
  where sent and c.email_attempt = record_mail.attempt and c.email_status = 'failed';

  update public.contacts as c set email_status = 'sent', email_due_at = null
  where sent and c.email_attempt = record_mail.attempt and c.email_status = 'pending';

  update public.contacts as c
  set email_status = 'failed', email_due_at = null, email_alert_due_at = now()
  where not sent and c.email_attempt = record_mail.attempt and c.email_status = 'pending'
    and c.created_at < now() - interval '1 day';
  update public.contacts as c set email_due_at = now() + private.retry_delay(c.email_attempts)
  where not sent and c.email_attempt = record_mail.attempt and c.email_status = 'pending';

  delete from private.mail_attempts as a where not sent and a.id = record_mail.attempt;
$$;

-- As before, with the delay that both schedules share.
create or replace function public.record_build(publishes bigint, started boolean) returns void
language sql security invoker set search_path = '' as $$
  update private.site_build as b
  set built = case when started then record_build.publishes else b.built end,
    attempts = case when started then 0 else b.attempts end,
    due_at = case
      when started and b.publishes = record_build.publishes then null
      -- Something was published meanwhile, or another attempt is under way.
      when started or b.gathering_since is not null then b.due_at
      else now() + private.retry_delay(b.attempts)
    end
  where b.built < record_build.publishes
$$;

revoke all on private.mail_attempts from public, anon, authenticated, service_role;
grant select, insert, delete on private.mail_attempts to service_role;

revoke execute on function
  private.retry_delay(integer),
  private.mail_allowance(),
  private.is_alert_due(),
  public.claim_due_mail(),
  public.record_mail(bigint, boolean)
from public, anon, authenticated;
grant execute on function
  private.retry_delay(integer),
  private.mail_allowance(),
  private.is_alert_due(),
  public.claim_due_mail(),
  public.record_mail(bigint, boolean)
to service_role;
