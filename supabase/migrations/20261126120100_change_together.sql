-- Staff change and delete several enquiries at once: in one transaction, with an entry of the log for each.

-- Sets the status and the owner of enquiries that still have those last seen, and returns these enquiries. A note
-- that was changed meanwhile is no conflict.
create function public.change_enquiries(changes jsonb) returns setof public.contacts
language sql security invoker set search_path = '' as $$
  update public.contacts as c
  set status = change.status, owner = change.owner
  from jsonb_to_recordset(changes)
    as change (id uuid, seen_status text, seen_owner text, status text, owner text)
  where c.id = change.id
    and c.status = change.seen_status and c.owner is not distinct from change.seen_owner
  returning c.*
$$;

-- Deletes enquiries that nobody has changed since they were seen, for staff, and returns their ids.
create function public.delete_seen_enquiries(seen jsonb) returns setof uuid
language sql security definer set search_path = '' as $$
  delete from public.contacts as c
  using jsonb_to_recordset(seen) as enquiry (id uuid, revision integer)
  where c.id = enquiry.id and c.revision = enquiry.revision and (select private.is_staff())
  returning c.id
$$;

grant execute on function public.change_enquiries(jsonb), public.delete_seen_enquiries(jsonb)
to authenticated;
