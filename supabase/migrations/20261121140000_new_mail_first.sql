-- As before, except that a single mail that was not tried yet goes before those that have failed:
-- the function stops at the first failure, and mails that always fail would hold up new ones.
create or replace function public.claim_due_mail()
returns table (attempt bigint, mail uuid, is_alert boolean, enquiries jsonb)
language plpgsql security invoker set search_path = '' as $$
declare
  allowance text;
  first public.contacts;
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
    select * into first from public.contacts as c
    where c.email_status = 'pending' and c.email_due_at <= now()
    order by allowance = 'single' and c.email_attempts > 0, c.email_due_at limit 1;
    if first.id is null then
      return;
    end if;
    digest := first.email_digest;
    if digest is not null then
      select array_agg(c.id) into chosen from public.contacts as c
      where c.email_status = 'pending' and c.email_digest = digest;
    -- A mail that may have left already is not put into a digest, which would repeat it.
    elsif allowance = 'single'
      or exists (select from private.mail_attempts as a where a.id = first.email_attempt) then
      chosen := array[first.id];
    else
      digest := gen_random_uuid();
      select array_agg(due.id) into chosen from (
        select c.id from public.contacts as c
        where c.email_status = 'pending' and c.email_due_at <= now() and c.email_digest is null
          and not exists (select from private.mail_attempts as a where a.id = c.email_attempt)
        order by c.email_due_at limit 1000
      ) as due;
    end if;
    mail := coalesce(digest, first.id);
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
