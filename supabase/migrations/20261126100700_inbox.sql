-- The Studio's inbox. Staff read enquiries, update three columns and call the functions below.

-- Returns the hours within which the site promises an answer. The site counts them on working days
-- (shared/enquiry/answerTime.ts). The inbox and the figures count every day, because the database does not know the
-- company's hours: an enquiry is overdue here before or when the promise ends, never later.
create function private.promised_time() returns interval
language sql immutable set search_path = '' as $$ select interval '24 hours' $$;

-- Enquiries with their facets, and with the columns by which the inbox's views select them. A facet is empty if it is
-- unknown. A view and not a function, because the planner merges it into each query: columns that a query does not
-- read cost nothing.
create view private.enquiries with (security_invoker = true) as
  select c as enquiry, c.id, c.created_at, c.search_text, c.status,
    c.status = 'new' and c.owner is not distinct from (select private.session_address()) as is_mine,
    c.status = 'new' and c.created_at < now() - private.promised_time() as is_overdue,
    c.email_status = 'failed' and c.status <> 'deleted' as is_failed,
    date_trunc('month', c.created_at at time zone 'UTC') as month,
    -- Byte order, because it is the fastest to group by.
    coalesce(c.service_of_interest::text, '') collate "C" as service,
    coalesce(c.language, '') collate "C" as language,
    coalesce(split_part(c.campaign, '/', 1), '') collate "C" as source,
    coalesce(c.campaign, '') collate "C" as campaign,
    coalesce(c.page, '') collate "C" as page,
    coalesce(c.owner, '') collate "C" as owner
  from public.contacts as c;

grant select on private.enquiries to authenticated, service_role;
grant execute on function private.promised_time() to authenticated, service_role;

-- Returns a LIKE pattern for each word. The pattern of the longest word is first, because it selects the fewest rows.
create function private.word_patterns(terms text) returns text[]
language sql immutable set search_path = '' as $$
  select array(
    select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
    from regexp_split_to_table(private.normalized(trim(terms)), '\s+') as word order by length(word) desc)
$$;

-- Returns when a month, a quarter or a year begins, such as 2026-11, 2026-Q4 or 2026, in UTC. Null for null.
create function private.period_start(period text) returns timestamptz
language sql stable set search_path = '' as $$
  select make_timestamptz(left(period, 4)::integer, case
      when period like '%Q%' then right(period, 1)::integer * 3 - 2
      else coalesce(nullif(substring(period, 6), ''), '1')::integer
    end, 1, 0, 0, 0, 'UTC')
$$;

-- Returns when a period ends. Null for null.
create function private.period_end(period text) returns timestamptz
language sql stable set search_path = '' as $$
  select (private.period_start(period) at time zone 'UTC' + case
      when period like '%Q%' then interval '3 months'
      when period like '%-%' then interval '1 month'
      else interval '1 year'
    end) at time zone 'UTC'
$$;

-- Returns to staff the newest enquiries before a given enquiry, up to a limit. The given enquiry may have been deleted
-- since.
-- criteria: `terms`, words that must all occur in the searched text; `view`; and values of facets, of which an empty
-- one stands for enquiries without one. `month` may be a quarter or a year, too.
-- Security definer, because row security keeps LIKE from using an index; planned for each call, because rare and
-- common words need different plans.
create function public.find_enquiries(
  criteria jsonb, older_than timestamptz, older_than_id uuid, max_rows integer)
returns setof public.contacts
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  view constant text := criteria ->> 'view';
  starts constant timestamptz := private.period_start(criteria ->> 'month');
  ends constant timestamptz := private.period_end(criteria ->> 'month');
begin
  return query
    select (e.enquiry).* from private.enquiries as e
    where (select private.is_staff())
      and case view
        when 'all' then e.status <> 'deleted' when 'mine' then e.is_mine when 'overdue' then e.is_overdue
        when 'failed' then e.is_failed else e.status = view
      end
      and (starts is null or e.created_at >= starts and e.created_at < ends)
      and (criteria ->> 'service' is null or e.service = criteria ->> 'service')
      and (criteria ->> 'language' is null or e.language = criteria ->> 'language')
      and (criteria ->> 'source' is null or e.source = criteria ->> 'source')
      and (criteria ->> 'campaign' is null or e.campaign = criteria ->> 'campaign')
      and (criteria ->> 'page' is null or e.page = criteria ->> 'page')
      and (criteria ->> 'owner' is null or e.owner = criteria ->> 'owner')
      and (older_than is null or (e.created_at, e.id) < (older_than, older_than_id))
      and e.search_text like longest and e.search_text like all (patterns)
    order by e.created_at desc, e.id desc
    limit max_rows;
end
$$;

-- Returns to staff the values of each facet, and the views, each with the number of enquiries that find_enquiries would
-- find if this value replaced the criterion of its facet. Such enquiries meet all criteria, or all except the criterion
-- of this facet. All are counted in one pass, so that a choice among 100,000 takes a third of a second.
create function public.count_enquiries_by(criteria jsonb)
returns table (facet text, value text, count bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
-- Enough for the columns of 100,000 enquiries, which would be written to files otherwise.
set work_mem = '32MB' as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  view constant text := criteria ->> 'view';
  starts constant timestamptz := private.period_start(criteria ->> 'month');
  ends constant timestamptz := private.period_end(criteria ->> 'month');
begin
  return query
    with compared as (
      -- For each facet 1 if its criterion is another value. Without a criterion it is a constant, which costs nothing.
      select e.month, e.service, e.language, e.source, e.campaign, e.page, e.owner,
        e.status, e.is_mine, e.is_overdue, e.is_failed,
        (starts is not null and (e.created_at < starts or e.created_at >= ends))::integer as month_missed,
        (criteria ->> 'service' is not null and e.service <> criteria ->> 'service')::integer as service_missed,
        (criteria ->> 'language' is not null and e.language <> criteria ->> 'language')::integer as language_missed,
        (criteria ->> 'source' is not null and e.source <> criteria ->> 'source')::integer as source_missed,
        (criteria ->> 'campaign' is not null and e.campaign <> criteria ->> 'campaign')::integer as campaign_missed,
        (criteria ->> 'page' is not null and e.page <> criteria ->> 'page')::integer as page_missed,
        (criteria ->> 'owner' is not null and e.owner <> criteria ->> 'owner')::integer as owner_missed,
        (not case view
            when 'all' then e.status <> 'deleted' when 'mine' then e.is_mine when 'overdue' then e.is_overdue
            when 'failed' then e.is_failed else e.status = view
          end)::integer as view_missed
      from private.enquiries as e
      where (select private.is_staff()) and e.search_text like longest and e.search_text like all (patterns)
    ), near as materialized (
      select * from (
        select *, month_missed + service_missed + language_missed + source_missed + campaign_missed + page_missed
          + owner_missed + view_missed as missed
        from compared
      ) as summed
      where missed <= 1
    ), counted as (
      select case 0
          when grouping(month) then 'month' when grouping(service) then 'service'
          when grouping(language) then 'language' when grouping(source) then 'source'
          when grouping(campaign) then 'campaign' when grouping(page) then 'page' else 'owner'
        end as name,
        -- The columns of the other sets are null.
        coalesce(to_char(month, 'YYYY-MM'), service, language, source, campaign, page, owner) as value,
        count(*) as number
      from near where missed = 0
      group by grouping sets ((month), (service), (language), (source), (campaign), (page), (owner))
      union all
      -- Months are formatted when they are grouped, because that is slow.
      select other.name, coalesce(to_char(other.month, 'YYYY-MM'), other.value), count(*)
      from near cross join lateral (select
        case 1
          when month_missed then 'month' when service_missed then 'service' when language_missed then 'language'
          when source_missed then 'source' when campaign_missed then 'campaign' when page_missed then 'page'
          else 'owner'
        end,
        case 1
          when service_missed then service when language_missed then language when source_missed then source
          when campaign_missed then campaign when page_missed then page when owner_missed then owner
        end,
        case month_missed when 1 then near.month end
      ) as other (name, value, month)
      where missed = 1 and view_missed = 0
      group by other.name, other.value, other.month
      union all
      select 'view', of_view.name, of_view.number
      from (
        select count(*) filter (where status <> 'deleted') as all_views, count(*) filter (where status = 'new') as new,
          count(*) filter (where is_overdue) as overdue, count(*) filter (where is_mine) as mine,
          count(*) filter (where status = 'answered') as answered, count(*) filter (where status = 'spam') as spam,
          count(*) filter (where is_failed) as failed, count(*) filter (where status = 'deleted') as deleted
        from near where missed = view_missed
      ) as views cross join lateral (values
        ('all', all_views), ('new', new), ('overdue', overdue), ('mine', mine), ('answered', answered),
        ('spam', spam), ('failed', failed), ('deleted', deleted)
      ) as of_view (name, number)
      where of_view.number > 0
    )
    select counted.name, counted.value, counted.number from counted order by 1, 3 desc, 2;
end
$$;

-- Returns the numbers of enquiries in each view, and the last change, so that the list is read again only when one of
-- them differs.
create function public.count_enquiries()
returns table (
  new bigint, overdue bigint, mine bigint, answered bigint, spam bigint, failed bigint, deleted bigint,
  last_change bigint)
language sql stable security invoker set search_path = '' as $$
  select count(*) filter (where status = 'new'),
    count(*) filter (where is_overdue),
    count(*) filter (where is_mine),
    count(*) filter (where status = 'answered'),
    count(*) filter (where status = 'spam'),
    count(*) filter (where is_failed),
    count(*) filter (where status = 'deleted'),
    (select max(id) from public.enquiry_log)
  from private.enquiries
$$;

-- Sets the status and the owner of enquiries whose status and owner are still those that the caller last saw, and
-- returns these enquiries. A note that was changed meanwhile is no conflict.
create function public.change_enquiries(changes jsonb) returns setof public.contacts
language sql security invoker set search_path = '' as $$
  update public.contacts as c
  set status = change.status, owner = change.owner
  from jsonb_to_recordset(changes)
    as change (id uuid, seen_status text, seen_owner text, status text, owner text)
  where c.id = change.id
    and c.status = change.seen_status and c.owner is not distinct from change.seen_owner
  returning c.*
$$;

-- Returns the ids of one person's enquiries, in capital or small letters, as mail servers do.
create function public.enquiries_from(address text) returns setof uuid
language sql stable security invoker set search_path = '' as $$
  select c.id from public.contacts as c where lower(c.email) = lower(address)
$$;

-- Removes one person's enquiries at once, for staff and the command, and returns their ids.
create function public.delete_enquiries(address text) returns setof uuid
language sql security definer set search_path = '' as $$
  delete from public.contacts as c where lower(c.email) = lower(address)
    and (private.is_staff() or current_setting('role', true) = 'service_role')
  returning c.id
$$;

-- An export takes personal data out of the database, so the log says who made it, when, and of how many enquiries. The
-- words that were searched are not logged, because they may name a person.
create function public.log_export(enquiries integer) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise insufficient_privilege using message = 'Only staff may export enquiries.';
  end if;
  if enquiries < 0 then
    raise check_violation using message = 'An export has a number of enquiries.';
  end if;
  insert into public.enquiry_log (changed_by, field, after)
  values (private.caller(), 'exported', enquiries::text);
end
$$;

grant execute on function
  public.find_enquiries(jsonb, timestamptz, uuid, integer), public.count_enquiries_by(jsonb),
  public.count_enquiries(), public.change_enquiries(jsonb),
  public.enquiries_from(text), public.delete_enquiries(text), public.log_export(integer)
to authenticated;
grant execute on function public.delete_enquiries(text) to service_role;
