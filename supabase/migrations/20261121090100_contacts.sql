-- Enquiries. Visitors may put them in and do nothing else; staff read them in the table editor.
-- The rules are those of functions/_shared/enquiry.ts; a contract test holds the two together.

-- A text as the form sends it, cleaned: not empty, no white space at its ends (JavaScript's idea
-- of white space), no control characters.
create domain public.text_line as text
  check (value <> '')
  check (value !~ '^[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]')
  check (value !~ '[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$')
  check (value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');

-- The same for running text, which may have tabs and line breaks (\n) inside it.
create domain public.text_block as text
  check (value <> '')
  check (value !~ '^[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]')
  check (value !~ '[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$')
  check (value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]');

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),

  first_name public.text_line not null check (char_length(first_name) <= 50),
  last_name public.text_line check (char_length(last_name) <= 50),
  email public.text_line not null
    check (email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$')
    check (char_length(email) <= 255),
  phone public.text_line check (char_length(phone) <= 20),
  organization public.text_line check (char_length(organization) <= 100),
  service_of_interest public.text_line check (char_length(service_of_interest) <= 100),
  message public.text_block not null check (char_length(message) between 10 and 2000),

  -- Whether the company's mailbox has it. `failed` was given up after a day: answer it from here.
  email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed')),
  email_attempts integer not null default 0,
  -- When a pending mail is tried next; while one is being sent, when it is taken for lost.
  email_due_at timestamptz default now() check (email_due_at is not null or email_status <> 'pending'),

  -- For the look-ups by address: repeated enquiries, and the deletion of a person's data.
  unique (email, created_at, id)
);

comment on table public.contacts is 'Enquiries from the website''s contact form.';
comment on column public.contacts.email_status is
  'pending: not yet in the company''s mailbox; sent; failed: given up after a day, see README.';

alter table public.contacts enable row level security;

create policy "Visitors may file an enquiry whose mail is yet to be sent"
  on public.contacts for insert to anon, authenticated
  with check (email_status = 'pending' and email_attempts = 0);

revoke all on public.contacts from public, anon, authenticated, service_role;
grant insert (first_name, last_name, email, phone, organization, service_of_interest, message)
  on public.contacts to anon, authenticated;
grant select, insert, update, delete on public.contacts to service_role;

-- The form sends once more where an answer was lost. The same enquiry within an hour is stored
-- once; the repetition is answered as a success, since nothing is wrong from the sender's view.
create function private.skip_repeated_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Two of them at the same time wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(new.email || new.message, 0));
  if exists (
    select from public.contacts as known
    where known.email = new.email
      and known.created_at > now() - interval '1 hour'
      and (known.first_name, known.last_name, known.phone, known.organization,
           known.service_of_interest, known.message)
        is not distinct from
          (new.first_name, new.last_name, new.phone, new.organization,
           new.service_of_interest, new.message)
  ) then
    return null;
  end if;
  return new;
end
$$;

revoke execute on function private.skip_repeated_enquiry() from public;

create trigger skip_repeated_enquiry before insert on public.contacts
  for each row execute function private.skip_repeated_enquiry();
