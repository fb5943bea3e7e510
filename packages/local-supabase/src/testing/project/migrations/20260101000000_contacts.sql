create schema private;

create table public.members (email text primary key, name text not null);

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  first_name text not null,
  email text not null check (email like '%@%'),
  phone text,
  message text not null,
  state text not null default 'new',
  sender text not null default current_setting('request.headers', true)::jsonb ->> 'x-forwarded-for'
);

-- PostgREST answers with the status that follows PT.
create function private.one_at_a_time() returns trigger language plpgsql as $$
begin
  if (select count(*) from inserted) > 1 then
    raise sqlstate 'PT400' using message = 'One at a time';
  end if;
  return null;
end
$$;
create trigger one_at_a_time after insert on public.contacts referencing new table as inserted
  for each statement execute function private.one_at_a_time();

create function public.count_contacts() returns bigint language sql as
  $$ select count(*) from public.contacts $$;
create function public.set_state(id uuid, state text) returns void language sql as
  $$ update public.contacts as c set state = set_state.state where c.id = set_state.id $$;
