-- Numbers are found in any notation, and references without their hyphen: the searched text has their digits and
-- letters alone, too.

-- Returns the numbers of six and more digits in a text, such as telephone numbers, as digits alone.
create function private.numbers_in(value text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(regexp_replace(number[1], '\D', '', 'g'), ' ')
  from regexp_matches(replace(value, '(0)', ''), '(\d[\d ().\u00a0/-]{4,}\d)', 'g') as number
$$;

-- The searched text: the reference, the note, the day, such as 2026-11-26, where the visitor came from, and what the
-- visitor has filled in.
create or replace function private.set_search_text() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  filled_in constant text := (
    select string_agg(field.value, ' ') from jsonb_each_text(private.visitor_columns(new)) as field);
begin
  new.search_text := private.normalized(concat_ws(' ', new.reference, replace(new.reference, '-', ''), new.note,
    to_char(new.created_at at time zone 'utc', 'YYYY-MM-DD'), new.page, new.campaign, filled_in,
    private.numbers_in(concat_ws(' ; ', filled_in, new.note))));
  return new;
end
$$;

-- Writes the searched text of all enquiries.
update public.contacts set note = note where search_text is not null;
