-- The inbox: what staff see and do. They read everything, change status, owner and note, and call the
-- functions below; every change says who made it and when.

alter table public.contacts
  add column status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  -- Who has taken it.
  add column owner text references public.staff (email) on update cascade on delete set null,
  add column note text not null default '' check (char_length(note) <= 5000),
  -- Counts the changes: whoever changes what somebody else has changed meanwhile, changes nothing.
  add column revision integer not null default 1;

create index contacts_newest on public.contacts (created_at desc, id desc);
create index contacts_owner on public.contacts (owner);

create policy "Staff may read enquiries"
  on public.contacts for select to authenticated using ((select private.is_staff()));
create policy "Staff may work on enquiries"
  on public.contacts for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant select, update (status, owner, note) on public.contacts to authenticated;

-- Who changed what, and when. It is deleted with the enquiry, except for the deletion itself, which
-- names the reference and nothing of the person.
create table public.enquiry_changes (
  id bigint generated always as identity primary key,
  enquiry uuid references public.contacts (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- An address of staff, or a database role: service_role for `npm run enquiries`.
  changed_by text not null,
  field text not null check (field in ('status', 'owner', 'note', 'mail', 'deleted')),
  before text,
  after text
);

create index enquiry_changes_enquiry on public.enquiry_changes (enquiry, id);

comment on table public.enquiry_changes is 'Who has changed which enquiry, and when.';

alter table public.enquiry_changes enable row level security;

create policy "Staff may read who changed what"
  on public.enquiry_changes for select to authenticated using ((select private.is_staff()));

revoke all on public.enquiry_changes from public, anon, authenticated, service_role;
revoke all on sequence public.enquiry_changes_id_seq from public, anon, authenticated, service_role;
grant select on public.enquiry_changes to authenticated, service_role;

-- Returns who makes a change, for the log.
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

create function private.require_staff() returns void
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may do this';
  end if;
end
$$;

-- Returns a text for comparisons: in small letters, without accents.
create function private.folded(value text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;

-- Returns the newest enquiries, at most so many, that are older than a given one.
-- sought: words that must all occur in what the visitor wrote, the reference or the note.
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

-- Returns how many enquiries there are by status, and how many whose mail has failed.
create function public.count_enquiries() returns table (chosen text, number bigint)
language sql stable security invoker set search_path = '' as $$
  select choice.name, (
    select count(*) from public.contacts as c
    where case choice.name when 'failed' then c.email_status = 'failed' else c.status = choice.name end
  )
  from unnest(array['new', 'answered', 'spam', 'failed']) as choice (name)
$$;

-- Returns the ids of one person's enquiries: those that delete_enquiries would delete.
create function public.enquiries_from(address text) returns setof uuid
language sql stable security invoker set search_path = '' as $$
  select c.id from public.contacts as c where lower(c.email) = lower(address)
$$;

-- As before, and for staff too, who may not delete otherwise.
create or replace function public.delete_enquiries(address text) returns setof uuid
language plpgsql security definer set search_path = '' as $$
begin
  if current_setting('role', true) = 'authenticated' then
    perform private.require_staff();
  end if;
  return query
    delete from public.contacts as c where lower(c.email) = lower(address) returning c.id;
end
$$;

-- Has a mail that was given up sent again.
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

revoke execute on function
  private.caller(),
  private.log_change(),
  private.log_deletion(),
  private.require_staff(),
  private.folded(text),
  public.search_enquiries(text, text, uuid, integer),
  public.count_enquiries(),
  public.enquiries_from(text),
  public.delete_enquiries(text),
  public.send_again(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.folded(text),
  private.written(public.contacts),
  public.search_enquiries(text, text, uuid, integer),
  public.count_enquiries(),
  public.enquiries_from(text),
  public.delete_enquiries(text),
  public.send_again(uuid)
to authenticated;
grant execute on function public.delete_enquiries(text) to service_role;

-- The log is kept as long as enquiries are.
do $migration$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and to_regnamespace('cron') is not null then
    perform cron.schedule('delete-old-changes', '27 3 * * *',
      $job$ delete from public.enquiry_changes where changed_at < now() - interval '2 years' $job$);
  end if;
end
$migration$;
