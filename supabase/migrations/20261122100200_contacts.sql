-- Enquiries. The limits are those of shared/enquiry/enquiry.ts; tests/database/contract.test.ts
-- compares the two. The customer requires the table's name; everything else says enquiry.

-- One line as the form sends it: not empty, trimmed of JavaScript's white space, without
-- control characters.
create domain public.text_line as text
  check (value <> '')
  check (value !~ '^[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]')
  check (value !~ '[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$')
  check (value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');

-- The same, with tabs and line feeds inside.
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
  -- At most 64 characters before the @ (RFC 5321).
  email public.text_line not null
    check (email ~ '^[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&''*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$')
    check (email ~ '^[^@]{1,64}@')
    check (char_length(email) <= 255),
  phone public.text_line check (char_length(phone) <= 20),
  organization public.text_line check (char_length(organization) <= 100),
  service_of_interest public.text_line check (char_length(service_of_interest) <= 100),
  message public.text_block not null check (char_length(message) between 10 and 2000),

  -- Such as K7QX-3M9T, for staff and enquirer to refer to it.
  reference text not null unique,
  -- Language of the page with the form, such as fr.
  language text,
  -- Page that led to the form, such as /services/who.
  page text,
  -- Hash of the visitor's columns, to recognize repeated requests.
  content_digest bytea,

  -- failed: given up after a day.
  email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed')),
  email_attempts integer not null default 0,
  -- Pending mail: time of the next attempt, or the end of the lease of the current one.
  email_due_at timestamptz default now() check (email_due_at is not null or email_status <> 'pending'),
  -- Last attempt; see private.mail_attempts.
  email_attempt bigint,
  -- Digest that contains the enquiry. Its enquiries stay in it, so that a retry is the same mail.
  email_digest uuid,
  -- When to alert staff that the mail has failed; null if there is nothing to report.
  email_alert_due_at timestamptz,
  acknowledged_at timestamptz,

  status text not null default 'new' check (status in ('new', 'answered', 'spam')),
  owner text references public.staff (email) on update cascade on delete set null,
  note text not null default '' check (char_length(note) <= 5000),
  -- Version for optimistic locking.
  revision integer not null default 1
);

create index contacts_content on public.contacts (content_digest, created_at);
create index contacts_email_due on public.contacts (email_due_at) where email_status = 'pending';
create index contacts_newest on public.contacts (created_at desc, id desc);

alter table public.contacts enable row level security;

create policy "Visitors may insert an enquiry whose mail is pending"
  on public.contacts for insert to anon, authenticated
  with check (email_status = 'pending' and email_attempts = 0);
create policy "Staff may read enquiries"
  on public.contacts for select to authenticated using ((select private.is_staff()));
create policy "Staff may update enquiries"
  on public.contacts for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

grant insert (first_name, last_name, email, phone, organization, service_of_interest, message)
  on public.contacts to anon, authenticated;
grant select, update (status, owner, note) on public.contacts to authenticated;
grant select, insert, update, delete on public.contacts to service_role;

-- Returns the columns that visitors fill in, which anon may insert. In plpgsql, which caches the plan.
create function private.visitor_columns(enquiry public.contacts) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (select jsonb_object_agg(field.key, field.value) from jsonb_each(to_jsonb(enquiry)) as field
    where has_column_privilege('anon', 'public.contacts', field.key, 'insert'));
end
$$;
