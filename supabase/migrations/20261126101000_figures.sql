-- Staff read sums of enquiries, and how fast they are answered. Nothing personal is in either; spam and deleted
-- enquiries are left out.

-- Returns the country of a telephone number by its calling code (ITU-T E.164), as ISO 3166-1 alpha-2. Returns an empty
-- text for a number without a code, for codes that are not listed, and for codes that several countries share, such as
-- +1 and +7.
create function private.country_of(phone text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(codes ->> left(digits, 3), codes ->> left(digits, 2), '')
  from (values (
    regexp_replace(substring(regexp_replace(phone, '[^0-9+]', '', 'g') from '^(?:\+|00)(\d+)$'), '^0+', ''),
    '{"20": "EG", "27": "ZA", "211": "SS", "213": "DZ", "216": "TN", "218": "LY", "220": "GM", "221": "SN", "222": "MR",
      "223": "ML", "224": "GN", "225": "CI", "226": "BF", "227": "NE", "228": "TG", "229": "BJ", "230": "MU",
      "231": "LR", "232": "SL", "233": "GH", "234": "NG", "235": "TD", "236": "CF", "237": "CM", "238": "CV",
      "239": "ST", "240": "GQ", "241": "GA", "242": "CG", "243": "CD", "244": "AO", "245": "GW", "248": "SC",
      "249": "SD", "250": "RW", "251": "ET", "252": "SO", "253": "DJ", "254": "KE", "255": "TZ", "256": "UG",
      "257": "BI", "258": "MZ", "260": "ZM", "261": "MG", "263": "ZW", "264": "NA", "265": "MW", "266": "LS",
      "267": "BW", "268": "SZ", "269": "KM", "291": "ER", "30": "GR", "31": "NL", "32": "BE", "33": "FR", "34": "ES",
      "351": "PT", "353": "IE", "358": "FI", "36": "HU", "380": "UA", "40": "RO", "41": "CH", "43": "AT", "44": "GB",
      "45": "DK", "46": "SE", "48": "PL", "49": "DE", "52": "MX", "54": "AR", "55": "BR", "56": "CL", "57": "CO",
      "60": "MY", "62": "ID", "63": "PH", "65": "SG", "66": "TH", "81": "JP", "82": "KR", "84": "VN", "86": "CN",
      "880": "BD", "886": "TW", "90": "TR", "91": "IN", "92": "PK", "94": "LK", "960": "MV", "961": "LB", "962": "JO",
      "965": "KW", "966": "SA", "968": "OM", "971": "AE", "972": "IL", "974": "QA", "977": "NP"}'::jsonb
  )) as number (digits, codes)
$$;

-- Counts the enquiries of a period and of the one before it, by each facet, in one pass. An empty value stands for
-- enquiries without one. Days are in UTC, as the months of find_enquiries. Countries are looked up for the beginnings
-- of numbers, of which there are few.
create function public.enquiry_sums(before_day date, first_day date, next_day date)
returns table (facet text, value text, count bigint, before bigint)
language sql stable set search_path = '' as $$
  with chosen as (
    select e.service, e.page, e.campaign, e.language, e.month,
      -- Eight characters hold the code of any country: a plus or two zeros, up to three digits, and what people add.
      coalesce(left(translate((e.enquiry).phone, ' -()./', ''), 8), '') collate "C" as number_start,
      e.created_at >= first_day at time zone 'utc' as is_now
    from private.enquiries as e
    where e.status not in ('spam', 'deleted')
      and e.created_at >= before_day at time zone 'utc' and e.created_at < next_day at time zone 'utc'
  ), sums as (
    select case 0
        when grouping(service) then 'service' when grouping(page) then 'page' when grouping(campaign) then 'campaign'
        when grouping(language) then 'language' when grouping(number_start) then 'country'
        when grouping(month) then 'month' else 'all'
      end as facet,
      -- The columns of the other sets are null; of a null number the country is empty.
      coalesce(service, page, campaign, language, to_char(month, 'YYYY-MM'), private.country_of(number_start)) as value,
      count(*) filter (where is_now) as count, count(*) filter (where not is_now) as before
    from chosen
    group by grouping sets ((), (service), (page), (campaign), (language), (number_start), (month))
    -- The empty set has a group even without rows.
    having count(*) > 0
  )
  -- Numbers of one country may begin differently, and so may those of no country: their sums are added here.
  select facet, value, sum(count)::bigint, sum(before)::bigint
  from sums group by facet, value order by 3 desc, 4 desc, 2
$$;

-- Measures the first answers to the enquiries of a period: the hours of half and of nine in ten of them, the number of
-- answers within the promised hours, every day counted, and the number of enquiries that are answered or have waited
-- for longer than those hours.
create function public.answer_times(first_day date, next_day date)
returns table (answered bigint, median_hours double precision, most_hours double precision, on_time bigint, due bigint)
language sql stable set search_path = '' as $$
  with answers as (
    select change.enquiry, min(change.changed_at) as answered_at
    from public.enquiry_log as change
    where change.field = 'status' and change.after = 'answered'
      and change.changed_at >= first_day at time zone 'utc'
    group by change.enquiry
  ), waits as (
    select coalesce(answers.answered_at, now()) - c.created_at as wait, answers.answered_at is not null as answered
    from public.contacts as c left join answers on answers.enquiry = c.id
    where c.status not in ('spam', 'deleted')
      and c.created_at >= first_day at time zone 'utc' and c.created_at < next_day at time zone 'utc'
  )
  select count(*) filter (where answered),
    percentile_cont(0.5) within group (order by extract(epoch from wait) / 3600) filter (where answered),
    percentile_cont(0.9) within group (order by extract(epoch from wait) / 3600) filter (where answered),
    count(*) filter (where answered and wait <= private.promised_time()),
    count(*) filter (where answered or wait > private.promised_time())
  from waits
$$;

-- Counts the enquiries that wait for an answer now, and those that are overdue, by who has taken them.
create function public.waiting_enquiries() returns table (owner text, waiting bigint, overdue bigint)
language sql stable set search_path = '' as $$
  select e.owner, count(*), count(*) filter (where e.is_overdue)
  from private.enquiries as e where e.status = 'new'
  group by 1 order by 3 desc, 2 desc, 1
$$;

grant execute on function public.enquiry_sums(date, date, date), public.answer_times(date, date),
  public.waiting_enquiries(), private.country_of(text) to authenticated;
