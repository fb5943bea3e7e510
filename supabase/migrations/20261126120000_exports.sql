-- An export takes personal data out of the database, so the log says who made it, when, and of how many enquiries.

alter table public.enquiry_changes
  drop constraint enquiry_changes_field_check,
  add constraint enquiry_changes_field_check
    check (field in ('status', 'owner', 'note', 'mail', 'deleted', 'exported'));

-- Logs an export by staff. The words that were searched are not logged, because they may name a person.
create function public.log_export(enquiries integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may export enquiries.';
  end if;
  insert into public.enquiry_changes (changed_by, field, after)
  values (private.caller(), 'exported', enquiries::text);
end
$$;

revoke execute on function public.log_export(integer) from public, anon;
grant execute on function public.log_export(integer) to authenticated;
