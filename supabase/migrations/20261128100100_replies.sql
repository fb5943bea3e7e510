-- The log keeps what staff have answered, as they say when they mark an enquiry as answered.

alter table public.enquiry_log drop constraint enquiry_log_field_check;
alter table public.enquiry_log add constraint enquiry_log_field_check
  check (field in ('status', 'owner', 'note', 'mail', 'reply', 'deleted', 'exported'));

-- Logs the text of a reply, for staff. It is deleted with its enquiry.
create function public.log_reply(answered uuid, reply text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may answer enquiries.';
  end if;
  insert into public.enquiry_log (enquiry, changed_by, field, after)
  values (answered, private.caller(), 'reply', left(reply, 5000));
end
$$;

grant execute on function public.log_reply(uuid, text) to authenticated;
