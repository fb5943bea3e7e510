-- Enquiries. The limits are those of shared/enquiry/enquiry.ts; tests/database/contract.test.ts
-- compares the two. The customer requires the table's name and the columns of visitors; everything else says enquiry.

-- A text as the form sends it: trimmed of JavaScript's white space, without control characters except tabs and line
-- feeds, and with at least one visible character. As in shared/text/visibleText.ts, white space, control characters,
-- a Braille cell without dots, and Unicode's default ignorable characters are invisible.
create domain public.text_block as text
  check (value <> '')
  check (value !~ '^[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]')
  check (value !~ '[\t\n\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$')
  check (value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]')
  check (value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');

-- The same in one line, without characters that change the order of letters.
create domain public.text_line as public.text_block
  check (value !~ '[\t\n\u2028\u2029]')
  check (value !~ '[\u202a-\u202e\u2066-\u2069]');

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
  phone public.text_line check (char_length(phone) <= 20)
    -- No invisible characters.
    constraint contacts_phone_visible check (phone !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]'),
  organization public.text_line check (char_length(organization) <= 100),
  service_of_interest public.text_line check (char_length(service_of_interest) <= 100),
  message public.text_block not null check (char_length(message) between 10 and 2000),

  -- Such as K7QX-3M9T, for staff and enquirer to refer to it.
  reference text not null unique,
  -- Language of the page with the form, such as fr.
  language text,
  -- Page that led to the form, such as /services/who.
  page text,
  -- Campaign whose link led the visitor to the site, as source, medium and name: shared/enquiry/campaign.ts.
  campaign text check (campaign ~ '^[a-z0-9._-]{0,40}/[a-z0-9._-]{0,40}/[a-z0-9._-]{0,40}$'),
  -- Hash of the visitor's columns, to recognize repeated requests.
  content_hash bytea,
  -- See set_search_text. In lower case, without accents.
  search_text text,

  -- sent: accepted by the mail service. failed: given up after a day, or accepted and then not delivered.
  email_status text not null default 'pending' check (email_status in ('pending', 'sent', 'failed')),
  email_attempts integer not null default 0,
  -- Pending mail: time of the next attempt, or the end of the lease of the current one.
  email_due_at timestamptz default now() check (email_due_at is not null or email_status <> 'pending'),
  -- See private.mail_attempts.
  email_last_attempt bigint,
  -- Digest that contains the enquiry. Its enquiries stay in it, so that a retry is the same mail.
  email_digest uuid,
  -- Identifies the mail that staff have had sent again. The first one has the enquiry's id.
  email_mail uuid,
  -- When to alert staff that the mail has failed; null if there is nothing to report.
  email_alert_due_at timestamptz,

  -- When the acknowledgement was sent, or may have been sent.
  acknowledged_at timestamptz,
  -- Time of the next attempt, or the end of the lease of the current one; null if nothing is due.
  acknowledgement_due_at timestamptz,
  acknowledgement_attempts integer not null default 0,

  -- deleted: removed for good after thirty days. Until then staff can take it back.
  status text not null default 'new' check (status in ('new', 'answered', 'spam', 'deleted')),
  owner text references public.staff (email) on update cascade on delete set null,
  note text not null default '' check (char_length(note) <= 5000),
  -- Version for optimistic locking.
  revision integer not null default 1
);

create index contacts_content on public.contacts (content_hash, created_at);
create index contacts_email_due on public.contacts (email_due_at) where email_status = 'pending';
create index contacts_acknowledgement_due on public.contacts (acknowledgement_due_at)
  where acknowledgement_due_at is not null;
create index contacts_acknowledged on public.contacts (acknowledged_at)
  where acknowledged_at is not null;
create index contacts_newest on public.contacts (created_at desc, id desc);
create index contacts_status on public.contacts (status, email_status, owner);

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

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

-- Returns what the visitor has filled in: it is searched, and recognizes repeated enquiries.
-- tests/database/newField.test.ts compares it with the columns that visitors may insert.
create function private.visitor_columns(enquiry public.contacts) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'first_name', enquiry.first_name,
    'last_name', enquiry.last_name,
    'email', enquiry.email,
    'phone', enquiry.phone,
    'organization', enquiry.organization,
    'service_of_interest', enquiry.service_of_interest,
    'message', enquiry.message)
$$;
