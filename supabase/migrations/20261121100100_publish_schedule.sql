-- Hosted, the database itself asks the function every minute to start the build that is due: a new
-- one, or one that the host did not take before. Where an extension is missing this does nothing:
-- the local stand-in has a timer of its own.
do $migration$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or the vault is missing: no builds are scheduled here';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  -- The time-out is longer than the function waits for the host: a request that is abandoned
  -- might end the function before it has reported.
  perform cron.schedule('start-due-site-build', '* * * * *', $job$
    select net.http_post(
      url := decrypted_secret || '/functions/v1/publish-site',
      body := '{"due": true}'::jsonb,
      timeout_milliseconds := 30000)
    from vault.decrypted_secrets
    where name = 'project_url' and exists (
      select from private.site_build where due_at <= now())
  $job$);
end
$migration$;
