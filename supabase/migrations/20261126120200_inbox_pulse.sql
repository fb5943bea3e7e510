-- Staff see within a second what colleagues change, and that they are writing. The inbox asks about once a second: that
-- needs no connection of its own, and works wherever the database does.

-- Who types a note, about which enquiry, and when they last did: a row for each person.
create table private.writers (
  email text primary key references public.staff on update cascade on delete cascade,
  enquiry uuid not null,
  at timestamptz not null
);

-- Notes, for staff, that they are typing about an enquiry, if any. Returns a version, which is another one after an
-- enquiry has come or was changed or deleted, and who of the colleagues has typed in the last five seconds.
create function public.inbox_pulse(writing uuid) returns table (version text, writers jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  caller constant text := private.session_address();
begin
  if not private.is_staff() then
    return;
  end if;
  if writing is not null then
    insert into private.writers (email, enquiry, at) values (caller, writing, now())
    on conflict (email) do update set enquiry = excluded.enquiry, at = excluded.at;
  end if;
  return query select
    -- Counts, too, because a transaction with older ids may be committed later.
    (select concat_ws(' ', max(change.id), count(*)) from public.enquiry_changes as change
      where change.id > (select max(id) - 1000 from public.enquiry_changes))
      || ' ' || coalesce((select max(c.created_at) from public.contacts as c)::text, ''),
    coalesce((
      select jsonb_agg(jsonb_build_object('email', w.email, 'enquiry', w.enquiry) order by w.email)
      from private.writers as w
      where w.email <> caller and w.at > now() - interval '5 seconds'), '[]');
end
$$;

grant execute on function public.inbox_pulse(uuid) to authenticated;
