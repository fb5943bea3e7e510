-- Deletes the user of an address that leaves the staff, and with it the sessions: no more codes are mailed to
-- it, and none of its codes opens a session. Supabase lets `postgres`, the owner of the function, delete users.
create function private.delete_user_of_former_staff() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.users as u
  where lower(u.email) = old.email
    and not exists (select from public.staff as s where s.email = old.email);
  return null;
end
$$;

create trigger delete_user_of_former_staff after delete or update of email on public.staff
  for each row execute function private.delete_user_of_former_staff();
