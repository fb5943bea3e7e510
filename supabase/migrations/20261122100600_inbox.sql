-- The Studio's inbox. Staff read enquiries, update three columns and call the functions below; every
-- change is logged.

create table public.enquiry_changes (
  id bigint generated always as identity primary key,
  -- Null for a deletion, which logs the reference and no personal data.
  enquiry uuid references public.contacts (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- An address of staff, or a database role, such as service_role.
  changed_by text not null,
  field text not null check (field in ('status', 'owner', 'note', 'mail', 'deleted')),
  before text,
  after text
);

comment on table public.enquiry_changes is 'Log of changes to enquiries.';

create index enquiry_changes_enquiry on public.enquiry_changes (enquiry, id);

alter table public.enquiry_changes enable row level security;

create policy "Staff may read the log"
  on public.enquiry_changes for select to authenticated using ((select private.is_staff()));

grant select on public.enquiry_changes to authenticated, service_role;

-- Returns the session's address, or the database role.
create function private.caller() returns text
language sql stable set search_path = '' as $$
  select coalesce(
    private.session_address(), nullif(current_setting('role', true), 'none'), session_user)
$$;

create function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  insert into public.enquiry_changes (enquiry, changed_by, field, before, after)
  select new.id, private.caller(), change.field, change.before, change.after
  from (values
    ('status', old.status, new.status),
    ('owner', old.owner, new.owner),
    ('note', old.note, new.note)
  ) as change (field, before, after)
  where change.before is distinct from change.after;
  return new;
end
$$;

create trigger log_change before update of status, owner, note on public.contacts
  for each row when ((old.status, old.owner, old.note) is distinct from (new.status, new.owner, new.note))
  execute function private.log_change();

create function private.log_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_changes (changed_by, field, before)
  values (private.caller(), 'deleted', old.reference);
  return null;
end
$$;

create trigger log_deletion after delete on public.contacts
  for each row execute function private.log_deletion();

-- Refuses users who are not staff; service_role passes.
create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if current_setting('role', true) = 'authenticated' and not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may do this';
  end if;
end
$$;

-- Returns a text in lower case without accents.
create function private.folded(value text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;

-- Returns the newest enquiries that are older than a given one, at most so many.
-- sought: words that must all occur in the enquiry, its reference or its note.
-- chosen: a status, `failed` for those whose mail has failed, or `all`.
create function public.search_enquiries(sought text, chosen text, older_than uuid, most integer)
returns setof public.contacts
language sql stable security invoker set search_path = '' as $$
  select c.* from public.contacts as c
  where case chosen
      when 'all' then true
      when 'failed' then c.email_status = 'failed'
      else c.status = chosen
    end
    and (older_than is null or (c.created_at, c.id) < (
      select o.created_at, o.id from public.contacts as o where o.id = older_than))
    and (sought !~ '\S' or not exists (
      select from regexp_split_to_table(private.folded(trim(sought)), '\s+') as word
      where position(word in private.folded(concat_ws(' ', c.reference, c.note, (
        select string_agg(field.value, ' ') from jsonb_each_text(private.written(c)) as field
      )))) = 0))
  order by c.created_at desc, c.id desc
  limit most
$$;

-- Returns the number of enquiries by status, and of those whose mail has failed.
create function public.count_enquiries() returns table (chosen text, number bigint)
language sql stable security invoker set search_path = '' as $$
  select choice.name, (
    select count(*) from public.contacts as c
    where case choice.name when 'failed' then c.email_status = 'failed' else c.status = choice.name end
  )
  from unnest(array['new', 'answered', 'spam', 'failed']) as choice (name)
$$;

-- Returns the ids of one person's enquiries: those that delete_enquiries deletes. Mail servers
-- ignore case.
create function public.enquiries_from(address text) returns setof uuid
language sql stable security invoker set search_path = '' as $$
  select c.id from public.contacts as c where lower(c.email) = lower(address)
$$;

-- Deletes one person's enquiries and returns their ids.
create function public.delete_enquiries(address text) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  return query
    delete from public.contacts as c where lower(c.email) = lower(address) returning c.id;
end
$$;

-- Makes a mail that was given up due again.
create function public.send_again(enquiry uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_staff();
  update public.contacts as c
  set email_status = 'pending', email_due_at = now(), email_attempts = 0, email_digest = null,
    email_alert_due_at = null
  where c.id = send_again.enquiry and c.email_status = 'failed';
  if found then
    insert into public.enquiry_changes (enquiry, changed_by, field, before, after)
    values (send_again.enquiry, private.caller(), 'mail', 'failed', 'pending');
  end if;
end
$$;

grant execute on function
  private.folded(text),
  public.search_enquiries(text, text, uuid, integer),
  public.count_enquiries(),
  public.enquiries_from(text),
  public.delete_enquiries(text),
  public.send_again(uuid)
to authenticated;
grant execute on function public.delete_enquiries(text) to service_role;
