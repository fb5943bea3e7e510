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

-- Returns a text in lower case without accents.
create function private.normalized(value text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- The searched text: the visitor's columns, the reference and the note.
alter table public.contacts add column search_text text;
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);
create index contacts_status on public.contacts (status, email_status, owner);

create function private.note_search_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.search_text := private.normalized(concat_ws(' ', new.reference, new.note, (
    select string_agg(field.value, ' ') from jsonb_each_text(private.visitor_columns(new)) as field)));
  return new;
end
$$;

-- After note_origin, which sets the reference.
create trigger note_search_text before insert or update of note on public.contacts
  for each row execute function private.note_search_text();

-- Returns to staff the newest enquiries before a given one, which may be deleted since, up to a limit.
-- terms: words that must all occur in the enquiry, its reference or its note.
-- filter: a status, `mine` for the caller's new ones, `failed` for those whose mail has failed, or `all`.
-- Security definer, because row security keeps LIKE from using an index; planned for each call, because
-- rare and common words need different plans.
create function public.search_enquiries(
  terms text, filter text, older_than timestamptz, older_than_id uuid, max_rows integer)
returns setof public.contacts
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns constant text[] := array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.normalized(trim(terms)), '\s+') as word order by length(word) desc);
  longest constant text := patterns[1];
begin
  return query
    select c.* from public.contacts as c
    where (select private.is_staff())
      and case filter
        when 'all' then true
        when 'mine' then c.status = 'new' and c.owner = private.session_address()
        when 'failed' then c.email_status = 'failed'
        else c.status = filter
      end
      and (older_than is null or (c.created_at, c.id) < (older_than, older_than_id))
      and c.search_text like longest and c.search_text like all (patterns)
    order by c.created_at desc, c.id desc
    limit max_rows;
end
$$;

-- Returns the numbers of enquiries that search_enquiries finds, and the last change, so that the list is
-- read again only when one of them differs.
create function public.count_enquiries()
returns table (new bigint, mine bigint, answered bigint, spam bigint, failed bigint, last_change bigint)
language sql stable security invoker set search_path = '' as $$
  select count(*) filter (where status = 'new'),
    count(*) filter (where status = 'new' and owner = (select private.session_address())),
    count(*) filter (where status = 'answered'),
    count(*) filter (where status = 'spam'),
    count(*) filter (where email_status = 'failed'),
    (select max(id) from public.enquiry_changes)
  from public.contacts
$$;

-- Returns the ids of one person's enquiries, in capital or small letters, as mail servers do.
create function public.enquiries_from(address text) returns setof uuid
language sql stable security invoker set search_path = '' as $$
  select c.id from public.contacts as c where lower(c.email) = lower(address)
$$;

-- Deletes one person's enquiries, for staff and the command, and returns their ids.
create function public.delete_enquiries(address text) returns setof uuid
language sql security definer set search_path = '' as $$
  delete from public.contacts as c where lower(c.email) = lower(address)
    and (private.is_staff() or current_setting('role', true) = 'service_role')
  returning c.id
$$;

-- Makes a mail that was given up due again, for staff.
create function public.send_again(enquiry uuid) returns void
language sql security definer set search_path = '' as $$
  with again as (
    update public.contacts as c
    set email_status = 'pending', email_due_at = now(), email_attempts = 0, email_digest = null,
      email_attempt = null, email_alert_due_at = null
    where c.id = send_again.enquiry and c.email_status = 'failed' and private.is_staff()
    returning c.id
  )
  insert into public.enquiry_changes (enquiry, changed_by, field, before, after)
  select id, private.caller(), 'mail', 'failed', 'pending' from again
$$;

grant execute on function
  public.search_enquiries(text, text, timestamptz, uuid, integer), public.count_enquiries(),
  public.enquiries_from(text), public.delete_enquiries(text), public.send_again(uuid)
to authenticated;
grant execute on function public.delete_enquiries(text) to service_role;
