import { createClient } from '@supabase/supabase-js'
import { KnownFailure } from './failure.ts'

/** A database that did not do what it was asked; its message may quote data, the code does not. */
export class DatabaseError extends KnownFailure {
  readonly code: string

  constructor(name: string, status: number, code: string) {
    super(`${name} was answered ${status} ${code}`)
    this.code = code
  }
}

/** Calls a function of the database; throws a DatabaseError where it fails. */
export type Call = (name: string, values: Record<string, unknown>) => Promise<unknown>

/** A project's database, reached with its secret key. */
export function connect({ url, key }: { url: string; key: string }): Call {
  const client = createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  return async (name, values) => {
    const { data, error, status } = await client.rpc(name, values)
    if (error) throw new DatabaseError(name, status, error.code)
    return data
  }
}
