-- Where an enquiry comes from, and by what name staff and enquirer speak of it. The form's row stays
-- as it is: what the page says of itself comes in headers of the request.

alter table public.contacts
  -- By which staff and enquirer speak of it, such as K7QX-3M9T. It is random and tells no number.
  add column reference text,
  -- Of the page that the form was on, such as fr.
  add column language text,
  -- The page of the site that led to the form, such as /services/who.
  add column page text;

-- Returns eight characters without the letters I, L, O and U (Crockford's Base32): 40 random bits.
create function private.new_reference() returns text
language sql volatile set search_path = '' as $$
  select string_agg(
    substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + (get_byte(random.bytes, place.byte) & 31), 1)
      || case place.number when 4 then '-' else '' end,
    '' order by place.number)
  from (select uuid_send(gen_random_uuid()) as bytes) as random,
    -- Bytes 6 and 8 contain the version and the variant.
    unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) with ordinality as place (byte, number)
$$;

update public.contacts set reference = private.new_reference();
alter table public.contacts alter column reference set not null, add unique (reference);

-- Returns what the visitor wrote: the columns that visitors may insert.
create function private.written(enquiry public.contacts) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_object_agg(field.key, field.value) from jsonb_each(to_jsonb(enquiry)) as field
  where has_column_privilege('anon', 'public.contacts', field.key, 'insert')
$$;

-- As before, with the columns taken from the grant.
create or replace function private.skip_repeated_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.content_digest := sha256(convert_to(private.written(new)::text, 'UTF8'));
  -- Concurrent repetitions wait for each other.
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

-- Takes what the page says where it has the expected form, and ignores it otherwise: nothing here
-- refuses an enquiry. A reference that is taken is replaced, which does not tell that it is.
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
    -- Concurrent enquiries with the same reference wait for each other.
    perform pg_advisory_xact_lock(hashtextextended(new.reference, 1));
    exit when not exists (
      select from public.contacts as known where known.reference = new.reference);
    new.reference := null;
  end loop;
  return new;
end
$$;

create trigger note_origin before insert on public.contacts
  for each row execute function private.note_origin();

revoke execute on function
  private.new_reference(),
  private.written(public.contacts),
  private.note_origin()
from public, anon, authenticated;
