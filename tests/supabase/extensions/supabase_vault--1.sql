-- The names of supabase_vault 0.3. This one encrypts nothing.
create schema vault;

create table vault.decrypted_secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  decrypted_secret text not null
);

create function vault.create_secret(new_secret text, new_name text default null) returns uuid
language sql security definer set search_path = '' as $$
  insert into vault.decrypted_secrets (name, decrypted_secret) values (new_name, new_secret)
  returning id
$$;

create function vault.update_secret(secret_id uuid, new_secret text default null) returns void
language sql security definer set search_path = '' as $$
  update vault.decrypted_secrets set decrypted_secret = coalesce(new_secret, decrypted_secret)
  where id = secret_id
$$;
