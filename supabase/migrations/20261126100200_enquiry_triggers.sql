-- The triggers on insert. Before-triggers fire in the order of their names.

-- Refuses a second row in a request, because PostgREST inserts arrays and the rate limit counts
-- requests.
create function private.refuse_second_enquiry() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('private.has_enquiry', true) = 'yes' then
    raise sqlstate 'PT400' using
      message = 'A request may contain one enquiry',
      hint = 'Send each enquiry in a request of its own.';
  end if;
  perform set_config('private.has_enquiry', 'yes', true);
  return new;
end
$$;

create trigger refuse_second_enquiry before insert on public.contacts
  for each row when (current_user in ('anon', 'authenticated'))
  execute function private.refuse_second_enquiry();

-- Returns the reference in the request's headers, or null if it is missing or malformed.
create function private.given_reference() returns text
language sql stable set search_path = '' as $$
  select substring(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-enquiry-reference'
    from '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$')
$$;

-- Returns 40 random bits in Crockford's Base32, which has no I, L, O and U.
create function private.new_reference() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(random.bytes, place.byte) & 31), 1)
      || case place.number when 4 then '-' else '' end,
    '' order by place.number)
  from (select uuid_send(gen_random_uuid()) as bytes) as random,
    -- Bytes 6 and 8 of a UUID contain its version and variant.
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) with ordinality as place (byte, number)
$$;

-- Reads reference, language, page and campaign from the request's headers. Malformed values are ignored, so that
-- they never refuse an enquiry; the reference of another enquiry violates its unique constraint.
create function private.set_metadata() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  new.language := substring(headers ->> 'x-enquiry-language' from '^[a-z]{2}$');
  new.page := substring(headers ->> 'x-enquiry-page' from '^/[a-z0-9/-]{0,199}$');
  new.campaign := substring(headers ->> 'x-enquiry-campaign'
    from '^[a-z0-9._-]{0,40}/[a-z0-9._-]{0,40}/[a-z0-9._-]{0,40}$');
  new.reference := coalesce(private.given_reference(), private.new_reference());
  return new;
end
$$;

create trigger set_metadata before insert on public.contacts
  for each row execute function private.set_metadata();

-- Returns a text in lower case without accents.
create function private.normalized(value text) returns text
language sql immutable set search_path = '' as $$
  select lower(regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g'))
$$;

-- The searched text: the reference, the note, the day, such as 2026-11-26, where the visitor came from, and what the
-- visitor has filled in.
create function private.set_search_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.search_text := private.normalized(concat_ws(' ', new.reference, new.note,
    to_char(new.created_at at time zone 'utc', 'YYYY-MM-DD'), new.page, new.campaign, (
      select string_agg(field.value, ' ') from jsonb_each_text(private.visitor_columns(new)) as field)));
  return new;
end
$$;

-- After set_metadata.
create trigger set_search_text before insert or update of note on public.contacts
  for each row execute function private.set_search_text();

-- Skips an enquiry that is stored already, because the form retries when it gets no answer. It is the same enquiry if
-- its content is the same, and its reference, which the form derives from the content and the hour; without a
-- reference, if it arrived within the last hour. The repetition is answered as a success.
create function private.skip_repeated_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_hash := sha256(convert_to(private.visitor_columns(new)::text, 'UTF8'));
  -- Serializes concurrent repetitions.
  perform pg_advisory_xact_lock(hashtextextended(encode(new.content_hash, 'hex'), 0));
  if exists (
    select from public.contacts as known
    where known.content_hash = new.content_hash
      and case when private.given_reference() is null
        then known.created_at > now() - interval '1 hour'
        else known.reference = new.reference
      end
  ) then
    return null;
  end if;
  return new;
end
$$;

create trigger skip_repeated_enquiry before insert on public.contacts
  for each row execute function private.skip_repeated_enquiry();
