-- The log of enquiries: each change by staff, what happened to their mail, deletions and exports.

create table public.enquiry_log (
  id bigint generated always as identity primary key,
  -- Null for deletions and exports. A deletion logs the reference and no personal data.
  enquiry uuid references public.contacts (id) on delete cascade,
  changed_at timestamptz not null default now(),
  -- An address of staff, or a database role, such as service_role.
  changed_by text not null,
  field text not null check (field in ('status', 'owner', 'note', 'mail', 'deleted', 'exported')),
  before text,
  after text,
  constraint enquiry_log_mail check (field <> 'mail'
    or after in ('sent again', 'default recipient', 'bounced', 'suppressed', 'failed',
      'acknowledgement bounced', 'acknowledgement suppressed', 'acknowledgement failed'))
);

create index enquiry_log_enquiry on public.enquiry_log (enquiry, id);

alter table public.enquiry_log enable row level security;

create policy "Staff may read the log"
  on public.enquiry_log for select to authenticated using ((select private.is_staff()));

grant select on public.enquiry_log to authenticated;
grant select, insert on public.enquiry_log to service_role;

-- Logs a change. Notes are saved as they are typed: if the last change of a note is by the same person and less than
-- ten minutes old, the new entry replaces it and keeps its former note. It gets a new id, by which the inbox notices
-- the change.
create function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  note_before text := old.note;
  last_note public.enquiry_log;
begin
  new.revision := old.revision + 1;
  if new.note <> old.note then
    select * into last_note from public.enquiry_log
    where enquiry = new.id and field = 'note' order by id desc limit 1;
    if last_note.changed_by = private.caller() and last_note.changed_at > now() - interval '10 minutes' then
      note_before := last_note.before;
      delete from public.enquiry_log where id = last_note.id;
    end if;
  end if;
  insert into public.enquiry_log (enquiry, changed_by, field, before, after)
  select new.id, private.caller(), change.field, change.before, change.after
  from (values
    ('status', old.status, new.status),
    ('owner', old.owner, new.owner),
    ('note', case when new.note <> old.note then note_before else new.note end, new.note)
  ) as change (field, before, after)
  where change.before is distinct from change.after;
  return new;
end
$$;

create trigger log_change before update of status, owner, note on public.contacts
  for each row when ((old.status, old.owner, old.note) is distinct from (new.status, new.owner, new.note))
  execute function private.log_change();

-- Logs who has deleted an enquiry: the person who removes it. If the timer removes it, the log names the person who
-- gave it the status.
create function private.log_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.enquiry_log (changed_by, field, before)
  values (coalesce(private.session_address(), (
      select change.changed_by from public.enquiry_log as change
      where old.status = 'deleted' and change.enquiry = old.id and change.field = 'status'
      order by change.id desc limit 1
    ), private.caller()), 'deleted', old.reference);
  return old;
end
$$;

-- Before the log of the enquiry is deleted with it.
create trigger log_deletion before delete on public.contacts
  for each row execute function private.log_deletion();
