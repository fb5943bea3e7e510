-- Hosted, the database itself asks the function every minute to send what is due. Where pg_cron or
-- pg_net is missing this does nothing: the local stand-in has a timer of its own.
-- The project's address is a secret of the vault, named project_url (see README).
do $migration$
begin
  if (select count(*) from pg_available_extensions
      where name in ('pg_cron', 'pg_net', 'supabase_vault')) < 3 then
    raise notice 'pg_cron, pg_net or the vault is missing: no retries are scheduled here';
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;

  perform cron.schedule('send-due-enquiry-mail', '* * * * *', $job$
    select net.http_post(
      url := decrypted_secret || '/functions/v1/send-contact-email',
      body := '{"due": true}'::jsonb)
    from vault.decrypted_secrets
    where name = 'project_url' and exists (
      select from public.contacts where email_status = 'pending' and email_due_at <= now())
  $job$);

  -- Enquiries are kept for two years (see README).
  perform cron.schedule('delete-old-enquiries', '17 3 * * *',
    $job$ delete from public.contacts where created_at < now() - interval '2 years' $job$);
end
$migration$;
