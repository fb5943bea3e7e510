-- The signature of pg_net 0.20. This one posts at once, with curl, and keeps no answers.
create schema net;

create function net.http_post(
  url text,
  body jsonb default '{}',
  params jsonb default '{}',
  headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint
language plpgsql security definer set search_path = '' as $$
begin
  execute format('copy (select %L) to program %L', body, format(
    'curl --silent --max-time %s --header %s --data-binary @- %s > /dev/null || true',
    timeout_milliseconds / 1000.0,
    quote_literal('Content-Type: ' || (headers ->> 'Content-Type')),
    quote_literal(url)));
  return 1;
end
$$;
