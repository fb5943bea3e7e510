-- Rules of the table that no longer name its columns, so that a new column needs no change here.

-- Digest of what the visitor wrote: the whole row without the database's own columns.
alter table public.contacts add column content_digest bytea;
create index contacts_content on public.contacts (content_digest, created_at);

-- The form sends again when it got no answer. The same enquiry within an hour is stored once; the
-- repetition is answered as a success.
create or replace function private.skip_repeated_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_digest := sha256(convert_to((to_jsonb(new) - array[
    'id', 'created_at', 'content_digest', 'email_status', 'email_attempts', 'email_due_at',
    'email_attempt', 'email_digest', 'email_alert_due_at'])::text, 'UTF8'));
  -- Concurrent repetitions wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(encode(new.content_digest, 'hex'), 0));
  if exists (
    select from public.contacts as known
    where known.content_digest = new.content_digest
      and known.created_at > now() - interval '1 hour'
  ) then
    return null;
  end if;
  return new;
end
$$;

-- PostgREST inserts arrays, and the limit on senders counts requests. The second row of a request
-- is refused before it is stored, which rolls back the first.
create function private.refuse_second_enquiry() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('private.has_enquiry', true) = 'yes' then
    raise sqlstate 'PT400' using
      message = 'A request may contain one enquiry',
      hint = 'Send each enquiry in a request of its own.';
  end if;
  perform set_config('private.has_enquiry', 'yes', true);
  return new;
end
$$;

-- Triggers of one kind fire in the order of their names: this one before skip_repeated_enquiry.
create trigger refuse_second_enquiry before insert on public.contacts
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_second_enquiry();

-- At most 64 characters before the @ (RFC 5321). Older rows are exempt: they must stay updatable.
do $migration$
begin
  execute format(
    $$ alter table public.contacts add constraint contacts_email_local_part_check
         check (created_at < %L or email ~ '^[^@]{1,64}@') $$, now());
end
$migration$;

-- Deletes all enquiries of one person and returns their ids. Addresses are compared without regard
-- to case, as mail servers do.
create function public.delete_enquiries(address text) returns setof uuid
language sql security invoker set search_path = '' as $$
  delete from public.contacts as c where lower(c.email) = lower(address) returning c.id
$$;

revoke execute on function
  private.refuse_second_enquiry(),
  public.delete_enquiries(text)
from public, anon, authenticated;
grant execute on function public.delete_enquiries(text) to service_role;
