-- Notes are saved as they are typed, so the log extends the last entry about a note instead of adding one for
-- each pause.

-- As in the migration inbox, except for notes: if the same person changed the note last, within ten minutes, a new
-- entry replaces that one, with the note as it was before both. New entries have new ids, from which the inbox
-- learns of changes.
create or replace function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  note_before text := old.note;
  last_note public.enquiry_changes;
begin
  new.revision := old.revision + 1;
  if new.note <> old.note then
    select * into last_note from public.enquiry_changes
    where enquiry = new.id and field = 'note' order by id desc limit 1;
    if last_note.changed_by = private.caller() and last_note.changed_at > now() - interval '10 minutes' then
      note_before := last_note.before;
      delete from public.enquiry_changes where id = last_note.id;
    end if;
  end if;
  insert into public.enquiry_changes (enquiry, changed_by, field, before, after)
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
