-- Enquiries are counted in one pass over the table, so that a filter of 100,000 takes a third of a second, and staff
-- find overdue ones, and those of a quarter or a year.

-- Returns when a month, a quarter or a year begins, such as 2026-11, 2026-Q4 or 2026, in UTC. Null for null.
create function private.period_start(period text) returns timestamptz
language sql stable set search_path = '' as $$
  select make_timestamptz(left(period, 4)::integer, case
      when period like '%Q%' then right(period, 1)::integer * 3 - 2
      else coalesce(nullif(substring(period, 6), ''), '1')::integer
    end, 1, 0, 0, 0, 'UTC')
$$;

-- Returns when it is over.
create function private.period_end(period text) returns timestamptz
language sql stable set search_path = '' as $$
  select (private.period_start(period) at time zone 'UTC' + case
      when period like '%Q%' then interval '3 months'
      when period like '%-%' then interval '1 month'
      else interval '1 year'
    end) at time zone 'UTC'
$$;

-- As in the migration find_enquiries, with another state, `overdue`: new for more than a day. `month` may be a quarter
-- or a year, too. States are compared here, because a function would be called for each row.
create or replace function public.find_enquiries(
  criteria jsonb, older_than timestamptz, older_than_id uuid, max_rows integer)
returns setof public.contacts
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  -- Here, because they would be evaluated for each row.
  caller constant text := private.session_address();
  state constant text := criteria ->> 'filter';
  starts constant timestamptz := private.period_start(criteria ->> 'month');
  ends constant timestamptz := private.period_end(criteria ->> 'month');
begin
  return query
    select c.* from public.contacts as c
    where (select private.is_staff())
      and (state = 'all' or c.status = state
        or state = 'mine' and c.status = 'new' and c.owner = caller
        or state = 'overdue' and c.status = 'new' and c.created_at < now() - interval '1 day'
        or state = 'failed' and c.email_status = 'failed')
      and (starts is null or c.created_at >= starts and c.created_at < ends)
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

-- As in the migration find_enquiries: the values of each part, with the number of enquiries that would be found if only
-- this part's criterion were the value. Such an enquiry meets all criteria, or all but this one.
create or replace function public.count_enquiries_by(criteria jsonb)
returns table (part text, value text, count bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
-- Enough for the columns of 100,000 enquiries, which would be written to files otherwise.
set work_mem = '32MB' as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  -- Here, because they would be evaluated for each row.
  caller constant text := private.session_address();
  state constant text := criteria ->> 'filter';
  starts constant timestamptz := private.period_start(criteria ->> 'month');
  ends constant timestamptz := private.period_end(criteria ->> 'month');
begin
  return query
    -- Byte order, because it is the fastest to group by.
    with found as (
      select date_trunc('month', c.created_at at time zone 'UTC') as month,
        coalesce(c.service_of_interest::text, '') collate "C" as service,
        coalesce(c.language, '') collate "C" as language,
        coalesce(split_part(c.campaign, '/', 1), '') collate "C" as source,
        coalesce(c.campaign, '') collate "C" as campaign,
        coalesce(c.page, '') collate "C" as page,
        coalesce(c.owner, '') collate "C" as owner,
        c.status, c.email_status = 'failed' as is_failed,
        c.status = 'new' and c.owner is not distinct from caller as is_mine,
        c.status = 'new' and c.created_at < now() - interval '1 day' as is_overdue
      from public.contacts as c
      where (select private.is_staff()) and c.search_text like longest and c.search_text like all (patterns)
    ), compared as (
      -- For each part 1 if its criterion is another value. Without a criterion it is a constant, which costs nothing.
      select *,
        (starts is not null and (month < starts at time zone 'UTC' or month >= ends at time zone 'UTC'))::integer
          as month_missed,
        (criteria ->> 'service' is not null and service <> criteria ->> 'service')::integer as service_missed,
        (criteria ->> 'language' is not null and language <> criteria ->> 'language')::integer as language_missed,
        (criteria ->> 'source' is not null and source <> criteria ->> 'source')::integer as source_missed,
        (criteria ->> 'campaign' is not null and campaign <> criteria ->> 'campaign')::integer as campaign_missed,
        (criteria ->> 'page' is not null and page <> criteria ->> 'page')::integer as page_missed,
        (criteria ->> 'owner' is not null and owner <> criteria ->> 'owner')::integer as owner_missed,
        (state <> 'all' and not case state
            when 'mine' then is_mine when 'overdue' then is_overdue when 'failed' then is_failed
            else status = state
          end)::integer as filter_missed
      from found
    ), near as materialized (
      select * from (
        select *, month_missed + service_missed + language_missed + source_missed + campaign_missed + page_missed
          + owner_missed + filter_missed as missed
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
      where missed = 1 and filter_missed = 0
      group by other.name, other.value, other.month
      union all
      select 'filter', of_state.name, of_state.number
      from (
        select count(*) as all_states, count(*) filter (where status = 'new') as new,
          count(*) filter (where is_overdue) as overdue, count(*) filter (where is_mine) as mine,
          count(*) filter (where status = 'answered') as answered, count(*) filter (where status = 'spam') as spam,
          count(*) filter (where is_failed) as failed
        from near where missed = filter_missed
      ) as states cross join lateral (values
        ('all', all_states), ('new', new), ('overdue', overdue), ('mine', mine), ('answered', answered),
        ('spam', spam), ('failed', failed)
      ) as of_state (name, number)
      where of_state.number > 0
    )
    select counted.name, counted.value, counted.number from counted order by 1, 3 desc, 2;
end
$$;

drop function private.states_of(text, text, text, text);

-- Returns the numbers of enquiries that find_enquiries finds without other criteria, and the last change, so that the
-- list is read again only when one of them differs.
drop function public.count_enquiries();
create function public.count_enquiries()
returns table (
  new bigint, overdue bigint, mine bigint, answered bigint, spam bigint, failed bigint, last_change bigint)
language sql stable security invoker set search_path = '' as $$
  select count(*) filter (where status = 'new'),
    count(*) filter (where status = 'new' and created_at < now() - interval '1 day'),
    count(*) filter (where status = 'new' and owner = (select private.session_address())),
    count(*) filter (where status = 'answered'),
    count(*) filter (where status = 'spam'),
    count(*) filter (where email_status = 'failed'),
    (select max(id) from public.enquiry_changes)
  from public.contacts
$$;

-- As in the migration figures, in one pass. Countries are looked up for the beginnings of numbers, of which there are
-- few.
create or replace function public.enquiry_sums(before_day date, first_day date, next_day date)
returns table (part text, value text, count bigint, before bigint)
language sql stable set search_path = '' as $$
  with chosen as (
    select coalesce(c.service_of_interest::text, '') collate "C" as service,
      coalesce(c.page, '') collate "C" as page,
      coalesce(c.campaign, '') collate "C" as campaign,
      coalesce(c.language, '') collate "C" as language,
      -- A plus or two zeros, three digits of a code, and three characters more that are no digits.
      coalesce(left(translate(c.phone, ' -()./', ''), 8), '') collate "C" as number_start,
      date_trunc('month', c.created_at at time zone 'utc') as month,
      c.created_at >= first_day at time zone 'utc' as is_now
    from public.contacts as c
    where c.status <> 'spam'
      and c.created_at >= before_day at time zone 'utc' and c.created_at < next_day at time zone 'utc'
  ), sums as (
    select case 0
        when grouping(service) then 'service' when grouping(page) then 'page' when grouping(campaign) then 'campaign'
        when grouping(language) then 'language' when grouping(number_start) then 'country'
        when grouping(month) then 'month' else 'all'
      end as part,
      -- The columns of the other sets are null; of a null number the country is empty.
      coalesce(service, page, campaign, language, to_char(month, 'YYYY-MM'), private.country_of(number_start)) as value,
      count(*) filter (where is_now) as count, count(*) filter (where not is_now) as before
    from chosen
    group by grouping sets ((), (service), (page), (campaign), (language), (number_start), (month))
    -- The empty set has a group even without rows.
    having count(*) > 0
  )
  -- Many numbers have the same country, or none.
  select part, value, sum(count)::bigint, sum(before)::bigint from sums group by part, value order by 3 desc, 4 desc, 2
$$;

-- As in the migration figures, reading the log once.
create or replace function public.answer_times(first_day date, next_day date)
returns table (answered bigint, median_hours double precision, most_hours double precision, on_time bigint, due bigint)
language sql stable set search_path = '' as $$
  with answers as (
    select change.enquiry, min(change.changed_at) as answered_at
    from public.enquiry_changes as change
    where change.field = 'status' and change.after = 'answered'
      and change.changed_at >= first_day at time zone 'utc'
    group by change.enquiry
  ), waits as (
    select extract(epoch from coalesce(answers.answered_at, now()) - c.created_at) / 3600 as hours,
      answers.answered_at is not null as answered
    from public.contacts as c left join answers on answers.enquiry = c.id
    where c.status <> 'spam'
      and c.created_at >= first_day at time zone 'utc' and c.created_at < next_day at time zone 'utc'
  )
  select count(*) filter (where answered),
    percentile_cont(0.5) within group (order by hours) filter (where answered),
    percentile_cont(0.9) within group (order by hours) filter (where answered),
    count(*) filter (where answered and hours <= 24),
    count(*) filter (where answered or hours > 24)
  from waits
$$;

grant execute on function public.count_enquiries() to authenticated;
