alter table public.contacts enable row level security;

grant insert (first_name, email, phone, message) on public.contacts to anon, authenticated;
grant select on public.contacts to authenticated;
grant select, insert, update, delete on public.contacts to service_role;
revoke execute on function public.count_contacts(), public.set_state(uuid, text) from public;
grant execute on function public.count_contacts(), public.set_state(uuid, text) to service_role;

create policy "Anybody inserts" on public.contacts for insert to anon, authenticated with check (true);

create function private.is_member() returns boolean language sql security definer as
  $$ select exists (select from public.members where email = auth.jwt() ->> 'email') $$;
grant usage on schema private to authenticated;
create policy "Members read" on public.contacts for select to authenticated
  using (private.is_member());
