-- Staff read sums of enquiries, and how fast they are answered. Nothing personal is in either; spam is left out.

-- Returns the country of a telephone number by its calling code (ITU-T E.164), as ISO 3166-1 alpha-2. Empty for a number
-- without a code, for codes that are not listed, and for those that countries share, such as +1 and +7.
create function private.country_of(phone text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(codes ->> left(digits, 3), codes ->> left(digits, 2), '')
  from (values (
    regexp_replace(substring(regexp_replace(phone, '[^0-9+]', '', 'g') from '^(?:\+|00)(\d+)$'), '^0+', ''),
    '{"20": "EG", "27": "ZA", "211": "SS", "213": "DZ", "216": "TN", "218": "LY", "220": "GM", "221": "SN", "222": "MR",
      "223": "ML", "224": "GN", "225": "CI", "226": "BF", "227": "NE", "228": "TG", "229": "BJ", "230": "MU", "231": "LR",
      "232": "SL", "233": "GH", "234": "NG", "235": "TD", "236": "CF", "237": "CM", "238": "CV", "239": "ST", "240": "GQ",
      "241": "GA", "242": "CG", "243": "CD", "244": "AO", "245": "GW", "248": "SC", "249": "SD", "250": "RW", "251": "ET",
      "252": "SO", "253": "DJ", "254": "KE", "255": "TZ", "256": "UG", "257": "BI", "258": "MZ", "260": "ZM", "261": "MG",
      "263": "ZW", "264": "NA", "265": "MW", "266": "LS", "267": "BW", "268": "SZ", "269": "KM", "291": "ER", "30": "GR",
      "31": "NL", "32": "BE", "33": "FR", "34": "ES", "351": "PT", "353": "IE", "358": "FI", "36": "HU", "380": "UA",
      "40": "RO", "41": "CH", "43": "AT", "44": "GB", "45": "DK", "46": "SE", "48": "PL", "49": "DE", "52": "MX", "54": "AR",
      "55": "BR", "56": "CL", "57": "CO", "60": "MY", "62": "ID", "63": "PH", "65": "SG", "66": "TH", "81": "JP", "82": "KR",
      "84": "VN", "86": "CN", "880": "BD", "886": "TW", "90": "TR", "91": "IN", "92": "PK", "94": "LK", "960": "MV",
      "961": "LB", "962": "JO", "965": "KW", "966": "SA", "968": "OM", "971": "AE", "972": "IL", "974": "QA",
      "977": "NP"}'::jsonb
  )) as number (digits, codes)
$$;

-- Counts the enquiries of a period and of the one before it, by each part. An empty value stands for enquiries without
-- one. Days are in UTC, as the months of find_enquiries.
create function public.enquiry_sums(before_day date, first_day date, next_day date)
returns table (part text, value text, count bigint, before bigint)
language sql stable set search_path = '' as $$
  select part.name, part.value,
    count(*) filter (where c.created_at >= first_day at time zone 'utc'),
    count(*) filter (where c.created_at < first_day at time zone 'utc')
  from public.contacts as c cross join lateral (values
    ('all', ''),
    ('service', coalesce(c.service_of_interest, '')),
    ('page', coalesce(c.page, '')),
    ('campaign', coalesce(c.campaign, '')),
    ('language', coalesce(c.language, '')),
    ('country', coalesce(private.country_of(c.phone), '')),
    ('month', to_char(c.created_at at time zone 'utc', 'YYYY-MM'))
  ) as part (name, value)
  where c.status <> 'spam'
    and c.created_at >= before_day at time zone 'utc' and c.created_at < next_day at time zone 'utc'
  group by part.name, part.value
  order by 3 desc, 4 desc, 2
$$;

-- Measures the first answers to the enquiries of a period: the hours of half and of nine in ten of them, and how many
-- were given within a day, of those that are answered or have waited for longer.
create function public.answer_times(first_day date, next_day date)
returns table (answered bigint, median_hours double precision, most_hours double precision, on_time bigint, due bigint)
language sql stable set search_path = '' as $$
  with first_answers as (
    select c.created_at, (
      select min(change.changed_at) from public.enquiry_changes as change
      where change.enquiry = c.id and change.field = 'status' and change.after = 'answered'
    ) as answered_at
    from public.contacts as c
    where c.status <> 'spam'
      and c.created_at >= first_day at time zone 'utc' and c.created_at < next_day at time zone 'utc'
  ),
  waits as (
    select extract(epoch from coalesce(answered_at, now()) - created_at) / 3600 as hours, answered_at is not null as answered
    from first_answers
  )
  select count(*) filter (where answered),
    percentile_cont(0.5) within group (order by hours) filter (where answered),
    percentile_cont(0.9) within group (order by hours) filter (where answered),
    count(*) filter (where answered and hours <= 24),
    count(*) filter (where answered or hours > 24)
  from waits
$$;

-- Counts the enquiries that wait for an answer now, and those that wait for more than a day, by who has taken them.
create function public.waiting_enquiries() returns table (owner text, waiting bigint, overdue bigint)
language sql stable set search_path = '' as $$
  select coalesce(c.owner, ''), count(*), count(*) filter (where c.created_at < now() - interval '1 day')
  from public.contacts as c where c.status = 'new'
  group by 1 order by 3 desc, 2 desc, 1
$$;

revoke execute on function public.enquiry_sums(date, date, date), public.answer_times(date, date),
  public.waiting_enquiries() from public, anon;
grant execute on function public.enquiry_sums(date, date, date), public.answer_times(date, date),
  public.waiting_enquiries(), private.country_of(text) to authenticated;
