-- The timer: it calls the edge functions that have something to do, and deletes what is old.

-- Returns the names of the edge functions that have something to do.
create function private.due_functions() returns setof text
language sql stable set search_path = '' as $$
  select 'send-contact-email'
  where exists (select from public.contacts where acknowledgement_due_at <= now())
    or exists (select from public.staff where reminder_due_at <= now())
    or private.mail_allowance() is not null and (
      private.is_alert_due()
      or exists (
        select from public.contacts where email_status = 'pending' and email_due_at <= now()))
  union all
  select 'publish-site'
  where exists (select from private.site_build where due_at <= now())
$$;

-- Calls these functions at the address in the vault's secret project_url (docs/hosting.md). The timeout is longer than
-- the timeouts inside the functions.
create function private.call_due_functions() returns void
language plpgsql set search_path = '' as $$
begin
  perform net.http_post(
    url := rtrim(project.decrypted_secret, '/') || '/functions/v1/' || due.name,
    body := '{"due": true}'::jsonb, timeout_milliseconds := 30000)
  from vault.decrypted_secrets as project,
    -- Always publish-site, because the database does not know the plans, which are in the Content Lake.
    (select 'publish-site' union select private.due_functions()) as due (name)
  where project.name = 'project_url';
end
$$;

-- Calls the function monitor-site at the address in the vault's secret project_url.
create function private.call_monitor_site() returns void
language plpgsql set search_path = '' as $$
begin
  perform net.http_post(
    url := rtrim(project.decrypted_secret, '/') || '/functions/v1/monitor-site',
    body := '{"due": true}'::jsonb, timeout_milliseconds := 30000)
  from vault.decrypted_secrets as project where project.name = 'project_url';
end
$$;

-- Removes enquiries that are two years old, and those that staff have deleted thirty days ago.
create function private.purge_enquiries() returns void
language sql set search_path = '' as $$
  delete from public.contacts as c
  where c.created_at < now() - interval '2 years'
    or c.status = 'deleted' and not exists (
      select from public.enquiry_log as change
      where change.enquiry = c.id and change.field = 'status' and change.changed_at > now() - interval '30 days')
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
  perform cron.schedule('call-monitor-site', '*/15 * * * *', 'select private.call_monitor_site()');
  perform cron.schedule('forget-senders', '*/10 * * * *', 'select private.forget_senders()');
  perform cron.schedule('purge-enquiries', '17 3 * * *', 'select private.purge_enquiries()');
  -- The log is kept for two years.
  perform cron.schedule('delete-old-log', '27 3 * * *',
    $job$ delete from public.enquiry_log where changed_at < now() - interval '2 years' $job$);
  -- A row for each run above: some 1,600 a day.
  perform cron.schedule('delete-old-runs', '37 3 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '1 week' $job$);
end
$$;
