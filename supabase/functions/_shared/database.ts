import { createClient } from '@supabase/supabase-js'
import { KnownFailure } from './failure.ts'

/** A failed call of a database function. It has the code alone, because messages may quote data. */
export class DatabaseError extends KnownFailure {
  readonly code: string

  constructor(name: string, status: number, code: string) {
    super(`${name} was answered ${status} ${code}`)
    this.code = code
  }
}

/** Calls a database function; throws a DatabaseError. */
export type Call = (name: string, values: Record<string, unknown>) => Promise<unknown>

/** Connects to a project's database with its secret key. */
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
