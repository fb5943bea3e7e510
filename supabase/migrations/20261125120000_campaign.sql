-- The campaign whose link led the visitor to the site, as source, medium and name: shared/enquiry/campaign.ts.

alter table public.contacts add column campaign text
  check (campaign ~ '^[a-z0-9._-]{0,40}/[a-z0-9._-]{0,40}/[a-z0-9._-]{0,40}$');

-- Reads reference, language, page and campaign from the request's headers. Malformed values are ignored, so that
-- they never refuse an enquiry; the reference of another enquiry violates its unique constraint.
create or replace function private.note_origin() returns trigger
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
