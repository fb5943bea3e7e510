export type User = { id: string; email: string; created_at: string }

/** The columns of `User`, with the time as JSON has it. */
export const userColumns = `id, email, to_json(created_at) #>> '{}' as created_at`

/** A user in the form of Supabase Auth. Whoever has an address signs in with it, so that it is confirmed. */
export function describeUser({ id, email, created_at }: User) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: created_at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    created_at,
  }
}
