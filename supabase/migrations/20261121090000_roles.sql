-- The roles that a request takes on. Every Supabase project has them; a plain Postgres, such as
-- the local stand-in's, gets them here.
do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator login noinherit;
    grant anon, authenticated, service_role to authenticator;
  end if;
end
$$;

grant usage on schema public to anon, authenticated, service_role;

-- What is not part of the API: no request can name it, whatever it is granted.
create schema if not exists private;
