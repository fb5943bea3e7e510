export type User = { id: string; email: string; created_at: string }

/** The columns of `User`, with the time as JSON has it. */
export const userColumns = `id, email, to_json(created_at) #>> '{}' as created_at`

/**
 * A user in the form of Supabase Auth. Every address counts as confirmed, because users sign in with a code that is
 * mailed to it.
 */
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
