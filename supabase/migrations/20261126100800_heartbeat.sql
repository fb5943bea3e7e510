-- Shows staff within seconds what colleagues change, and whose note they are editing. The inbox polls, because that
-- needs no connection of its own and works wherever the database does.

-- The enquiry whose note a member of staff edits, and the time of the last edit. A row for each member.
create table private.note_editors (
  email text primary key references public.staff on update cascade on delete cascade,
  enquiry uuid not null,
  at timestamptz not null
);

-- Records, for staff, whose note they are editing, if any. Returns a version, and the colleagues who have edited a note
-- in the last five seconds. The version changes when an enquiry arrives, is changed or is deleted.
create function public.inbox_heartbeat(editing uuid) returns table (version text, editors jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  caller constant text := private.session_address();
begin
  if not private.is_staff() then
    return;
  end if;
  if editing is not null then
    insert into private.note_editors (email, enquiry, at) values (caller, editing, now())
    on conflict (email) do update set enquiry = excluded.enquiry, at = excluded.at;
  end if;
  return query select
    -- Counts, too, because a transaction with older ids may be committed later.
    (select concat_ws(' ', max(entry.id), count(*)) from public.enquiry_log as entry
      where entry.id > (select max(id) - 1000 from public.enquiry_log))
      || ' ' || coalesce((select max(c.created_at) from public.contacts as c)::text, ''),
    coalesce((
      select jsonb_agg(jsonb_build_object('email', e.email, 'enquiry', e.enquiry) order by e.email)
      from private.note_editors as e
      where e.email <> caller and e.at > now() - interval '5 seconds'), '[]');
end
$$;

grant execute on function public.inbox_heartbeat(uuid) to authenticated;
