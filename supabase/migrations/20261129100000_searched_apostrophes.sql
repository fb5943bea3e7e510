-- Names are found with any apostrophe: phones write N’Guessan, keyboards N'Guessan.

-- Returns a text in lower case, without accents, and with straight apostrophes.
create or replace function private.normalized(value text) returns text
language sql immutable set search_path = '' as $$
  -- Before accents are separated, because the acute accent alone becomes a space with an accent.
  select lower(regexp_replace(
    normalize(translate(value, '’‘ʼ`´', ''''''''''''), nfkd), '[\u0300-\u036f]', '', 'g'))
$$;

-- Writes the searched text of all enquiries.
update public.contacts set note = note where search_text is not null;
