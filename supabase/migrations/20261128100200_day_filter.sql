-- Enquiries are found by a day, such as 2026-11-14, as by a month, a quarter or a year.

create or replace function private.period_start(period text) returns timestamptz
language sql stable set search_path = '' as $$
  select make_timestamptz(left(period, 4)::integer, case
      when period like '%Q%' then right(period, 1)::integer * 3 - 2
      else coalesce(nullif(substring(period, 6, 2), ''), '1')::integer
    end, coalesce(nullif(substring(period, 9), ''), '1')::integer, 0, 0, 0, 'UTC')
$$;

create or replace function private.period_end(period text) returns timestamptz
language sql stable set search_path = '' as $$
  select (private.period_start(period) at time zone 'UTC' + case
      when period like '%Q%' then interval '3 months'
      when period like '%-%-%' then interval '1 day'
      when period like '%-%' then interval '1 month'
      else interval '1 year'
    end) at time zone 'UTC'
$$;
