-- Which functions have something to do. Hosted, pg_cron calls them every minute; the local backend
-- asks the same question with a timer of its own.
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

-- Asks each of them to do it. The project's address is a secret of the vault, named project_url
-- (see README). The time-out is longer than a function waits for other services: a request that is
-- abandoned might end the function before it has recorded the outcome.
create function private.call_due_functions() returns void
language plpgsql set search_path = '' as $$
begin
  perform net.http_post(
    url := project.decrypted_secret || '/functions/v1/' || due.name,
    body := '{"due": true}'::jsonb,
    timeout_milliseconds := 30000)
  from vault.decrypted_secrets as project, private.due_functions() as due (name)
  where project.name = 'project_url';
end
$$;

revoke execute on function private.due_functions(), private.call_due_functions() from public;

do $migration$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or the vault is missing: nothing is scheduled here';
    return;
  end if;

  -- Jobs of former migrations that call_due_functions replaces.
  perform cron.unschedule(jobname) from cron.job
  where jobname in ('send-due-enquiry-mail', 'start-due-site-build');
  perform cron.schedule(
    'call-due-functions', '* * * * *', 'select private.call_due_functions()');
  perform cron.schedule('forget-senders', '*/10 * * * *', 'select private.forget_senders()');
end
$migration$;
