-- A service that was renamed is found by all its names: the criterion `service` is a list of them. Enquiries keep the
-- name that they were sent with; the Studio knows which names are of one service. Apart from this criterion,
-- find_enquiries and count_enquiries_by are as in 20261126100700_inbox.sql.

create or replace function public.find_enquiries(
  criteria jsonb, older_than timestamptz, older_than_id uuid, max_rows integer)
returns setof public.contacts
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  patterns constant text[] := private.word_patterns(criteria ->> 'terms');
  longest constant text := patterns[1];
  view constant text := criteria ->> 'view';
  starts constant timestamptz := private.period_start(criteria ->> 'month');
  ends constant timestamptz := private.period_end(criteria ->> 'month');
  services constant text[] := case when criteria ? 'service' then array(
    select jsonb_array_elements_text(criteria -> 'service')) end;
begin
  return query
    select (e.enquiry).* from private.enquiries as e
    where (select private.is_staff())
      and case view
        when 'all' then e.status <> 'deleted' when 'mine' then e.is_mine when 'overdue' then e.is_overdue
        when 'failed' then e.is_failed else e.status = view
      end
      and (starts is null or e.created_at >= starts and e.created_at < ends)
      and (services is null or e.service = any (services))
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

create or replace function public.count_enquiries_by(criteria jsonb)
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
  services constant text[] := case when criteria ? 'service' then array(
    select jsonb_array_elements_text(criteria -> 'service')) end;
begin
  return query
    with compared as (
      -- For each facet 1 if its criterion is another value. Without a criterion it is a constant, which costs nothing.
      select e.month, e.service, e.language, e.source, e.campaign, e.page, e.owner,
        e.status, e.is_mine, e.is_overdue, e.is_failed,
        (starts is not null and (e.created_at < starts or e.created_at >= ends))::integer as month_missed,
        (services is not null and e.service <> all (services))::integer as service_missed,
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
