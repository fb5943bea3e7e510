-- Staff find enquiries by where they come from and when, too. A Studio that is still open calls search_enquiries
-- (migration inbox); a later migration removes it.

-- The searched text has the date and the origin too: 2026-11 finds the enquiries of a month.
create or replace function private.note_search_text() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.search_text := private.normalized(concat_ws(' ', new.reference, new.note,
    to_char(new.created_at at time zone 'utc', 'YYYY-MM-DD'), new.page, new.campaign, (
      select string_agg(field.value, ' ') from jsonb_each_text(private.visitor_columns(new)) as field)));
  return new;
end
$$;

update public.contacts set search_text = search_text || ' ' || private.normalized(
  concat_ws(' ', to_char(created_at at time zone 'utc', 'YYYY-MM-DD'), page));

-- Returns a pattern of LIKE for each word, the longest first, because it selects the fewest rows.
create function private.word_patterns(terms text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.normalized(trim(terms)), '\s+') as word order by length(word) desc)
$$;

-- Returns the states of an enquiry, as the inbox calls them: its status, `mine` for the caller's new ones,
-- `failed` for those whose mail has failed, and `all`.
create function private.states_of(status text, owner text, email_status text, caller text) returns text[]
language sql immutable set search_path = '' as $$
  select array_remove(array[status, 'all',
    case when status = 'new' and owner = caller then 'mine' end,
    case when email_status = 'failed' then 'failed' end], null)
$$;

-- Returns to staff the newest enquiries before a given one, which may be deleted since, up to a limit.
-- criteria: `terms`, words that must all occur in the searched text; `filter`, a state; and values of the parts that
-- count_enquiries_by counts. An empty value stands for enquiries without one.
-- Security definer, because row security keeps LIKE from using an index; planned for each call, because
-- rare and common words need different plans.
create function public.find_enquiries(
  criteria jsonb, older_than timestamptz, older_than_id uuid, max_rows integer)
returns setof public.contacts
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  -- Here, because it would be evaluated for each row.
  caller constant text := private.session_address();
  first_day constant timestamptz := (criteria ->> 'month' || '-01 00:00Z')::timestamptz;
begin
  return query
    select c.* from public.contacts as c
    where (select private.is_staff())
      and criteria ->> 'filter'
        = any (private.states_of(c.status, c.owner, c.email_status, caller))
      and (first_day is null or c.created_at >= first_day and c.created_at < first_day + interval '1 month')
      and (criteria ->> 'service' is null or c.service_of_interest = criteria ->> 'service'
        or criteria ->> 'service' = '' and c.service_of_interest is null)
      and (criteria ->> 'language' is null or c.language = criteria ->> 'language'
        or criteria ->> 'language' = '' and c.language is null)
      and (criteria ->> 'source' is null or coalesce(split_part(c.campaign, '/', 1), '') = criteria ->> 'source')
      and (criteria ->> 'campaign' is null or c.campaign = criteria ->> 'campaign'
        or criteria ->> 'campaign' = '' and c.campaign is null)
      and (criteria ->> 'page' is null or c.page = criteria ->> 'page'
        or criteria ->> 'page' = '' and c.page is null)
      and (criteria ->> 'owner' is null or c.owner = criteria ->> 'owner'
        or criteria ->> 'owner' = '' and c.owner is null)
      and (older_than is null or (c.created_at, c.id) < (older_than, older_than_id))
      and c.search_text like longest and c.search_text like all (patterns)
    order by c.created_at desc, c.id desc
    limit max_rows;
end
$$;

-- Returns to staff the values of each part of the enquiries that find_enquiries finds, with their numbers: those
-- that would be found if only this part's criterion were the value. A `_missed` is 1 if the criterion is another one.
create function public.count_enquiries_by(criteria jsonb)
returns table (part text, value text, count bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  -- Here, because it would be evaluated for each row.
  caller constant text := private.session_address();
begin
  return query
    -- Materialized, because the expressions are used more than once. Byte order, because values are sorted to be
    -- grouped, which takes most of the time.
    with found as materialized (
      select to_char(c.created_at at time zone 'utc', 'YYYY-MM') collate "C" as month,
        coalesce(c.service_of_interest::text, '') collate "C" as service,
        coalesce(c.language, '') collate "C" as language,
        coalesce(split_part(c.campaign, '/', 1), '') collate "C" as source,
        coalesce(c.campaign, '') collate "C" as campaign,
        coalesce(c.page, '') collate "C" as page,
        coalesce(c.owner, '') collate "C" as owner,
        private.states_of(c.status, c.owner, c.email_status, caller) as states
      from public.contacts as c
      where (select private.is_staff()) and c.search_text like longest and c.search_text like all (patterns)
    ), compared as (
      select *,
        (month <> coalesce(criteria ->> 'month', month))::integer as month_missed,
        (service <> coalesce(criteria ->> 'service', service))::integer as service_missed,
        (language <> coalesce(criteria ->> 'language', language))::integer as language_missed,
        (source <> coalesce(criteria ->> 'source', source))::integer as source_missed,
        (campaign <> coalesce(criteria ->> 'campaign', campaign))::integer as campaign_missed,
        (page <> coalesce(criteria ->> 'page', page))::integer as page_missed,
        (owner <> coalesce(criteria ->> 'owner', owner))::integer as owner_missed,
        (criteria ->> 'filter' <> all (states))::integer as filter_missed
      from found
    ), near as materialized (
      select *, month_missed + service_missed + language_missed + source_missed + campaign_missed + page_missed
        + owner_missed + filter_missed as missed
      from compared
    )
    select 'month', month, count(*) from near where missed = month_missed group by month
    union all select 'service', service, count(*) from near where missed = service_missed group by service
    union all select 'language', language, count(*) from near where missed = language_missed group by language
    union all select 'source', source, count(*) from near where missed = source_missed group by source
    union all select 'campaign', campaign, count(*) from near where missed = campaign_missed group by campaign
    union all select 'page', page, count(*) from near where missed = page_missed group by page
    union all select 'owner', owner, count(*) from near where missed = owner_missed group by owner
    union all select 'filter', state, count(*) from near, unnest(states) as state
      where missed = filter_missed group by state
    order by 1, 3 desc, 2;
end
$$;

grant execute on function
  public.find_enquiries(jsonb, timestamptz, uuid, integer), public.count_enquiries_by(jsonb)
to authenticated;
