-- The triggers on insert. Before-triggers fire in the order of their names.

-- Reads reference, language and page from the request's headers. Malformed values are ignored, so
-- that they never refuse an enquiry; a reference in use is replaced.
create function private.note_origin() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  new.language := substring(headers ->> 'x-enquiry-language' from '^[a-z]{2}$');
  new.page := substring(headers ->> 'x-enquiry-page' from '^/[a-z0-9/-]{0,199}$');
  new.reference := substring(
    headers ->> 'x-enquiry-reference' from '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$');
  loop
    new.reference := coalesce(new.reference, private.new_reference());
    -- Serializes concurrent enquiries with the same reference.
    perform pg_advisory_xact_lock(hashtextextended(new.reference, 1));
    exit when not exists (
      select from public.contacts as known where known.reference = new.reference);
    new.reference := null;
  end loop;
  return new;
end
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

create trigger note_origin before insert on public.contacts
  for each row execute function private.note_origin();

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

-- Stores the same enquiry once within an hour, because the form retries when it gets no answer. The
-- repetition is answered as a success.
create function private.skip_repeated_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_digest := sha256(convert_to(private.visitor_columns(new)::text, 'UTF8'));
  -- Serializes concurrent repetitions.
  perform pg_advisory_xact_lock(hashtextextended(encode(new.content_digest, 'hex'), 0));
  if exists (
    select from public.contacts as known
    where known.content_digest = new.content_digest
      and known.created_at > now() - interval '1 hour'
  ) then
    return null;
  end if;
  return new;
end
$$;

create trigger skip_repeated_enquiry before insert on public.contacts
  for each row execute function private.skip_repeated_enquiry();
