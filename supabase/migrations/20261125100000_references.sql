-- The reference that the form shows is the one stored: a reference in a request is never replaced.

-- Returns the reference in the request's headers, or null if it is missing or malformed.
create function private.given_reference() returns text
language sql stable set search_path = '' as $$
  select substring(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-enquiry-reference'
    from '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$')
$$;

-- Reads reference, language and page from the request's headers. Malformed values are ignored, so that
-- they never refuse an enquiry; the reference of another enquiry violates its unique constraint.
create or replace function private.note_origin() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers constant jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
begin
  new.language := substring(headers ->> 'x-enquiry-language' from '^[a-z]{2}$');
  new.page := substring(headers ->> 'x-enquiry-page' from '^/[a-z0-9/-]{0,199}$');
  new.reference := coalesce(private.given_reference(), private.new_reference());
  return new;
end
$$;

-- Stores the same enquiry once, because the form retries when it gets no answer. With a reference, which the
-- form derives from the enquiry and the hour, the same is what has the same one; without, what came within
-- the last hour. The repetition is answered as a success.
create or replace function private.skip_repeated_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_digest := sha256(convert_to(private.visitor_columns(new)::text, 'UTF8'));
  -- Serializes concurrent repetitions.
  perform pg_advisory_xact_lock(hashtextextended(encode(new.content_digest, 'hex'), 0));
  if exists (
    select from public.contacts as known
    where known.content_digest = new.content_digest
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
