import { randomBytes, randomInt } from 'node:crypto'
import type { Database } from '../postgres.ts'
import type { User } from './user.ts'

export type Session = { id: string; user: User; refreshToken: string }

export type Sessions = ReturnType<typeof openSessions>

/** The number of a code's digits; hosted, a setting (`otp_length`). */
const codeLength = 8

/**
 * Opens the store of users, codes and sessions. Lifetimes and limits are the hosted service's defaults.
 * @param usersQuery SQL that returns a row if the address `$1` may have a user; by default, any address that signs up
 *   may
 */
export function openSessions({ query }: Database, usersQuery?: string) {
  const one = async <Row>(sql: string, values: unknown[]) =>
    (await query<Row>(sql, values))[0] ?? null

  async function withToken(session: string): Promise<Session | null> {
    const refreshToken = randomBytes(9).toString('base64url')
    const insert = 'insert into auth.refresh_tokens (token, session_id) values ($1, $2)'
    await query(insert, [refreshToken, session])
    const user = await userOf(session)
    return user && { id: session, user, refreshToken }
  }

  const userOf = (session: string) =>
    one<User>(
      `select u.id, u.email, to_json(u.created_at) #>> '{}' as created_at
       from auth.sessions as s join auth.users as u on u.id = s.user_id where s.id = $1`,
      [session],
    )

  return {
    /**
     * Returns whether an address has a user, and creates the user if the address may have one.
     * @param signsUp whether the request asks for a new user
     */
    async knows(email: string, signsUp: boolean): Promise<boolean> {
      if (usersQuery === undefined ? signsUp : (await one(usersQuery, [email])) !== null)
        await query('insert into auth.users (email) values ($1) on conflict do nothing', [email])
      return (await one('select from auth.users where email = $1', [email])) !== null
    },
    /**
     * Creates a code and passes it to `send`. A code that could not be sent does not count.
     * @returns the seconds to wait if the last code is less than a minute old
     */
    async makeCode(email: string, send: (code: string) => Promise<void>): Promise<number | null> {
      const last = await one<{ wait: number }>(
        `select ceil(extract(epoch from code_sent_at + interval '1 minute' - now()))::int as wait
         from auth.users where email = $1 and code_sent_at > now() - interval '1 minute'`,
        [email],
      )
      if (last !== null) return last.wait
      const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
      await send(code)
      await query('update auth.users set code = $2, code_sent_at = now() where email = $1', [
        email,
        code,
      ])
      return null
    },
    /** Opens a session with a code, which is valid once, for ten minutes. Returns null for an invalid code. */
    async open(email: string, code: string): Promise<Session | null> {
      const session = await one<{ id: string }>(
        `with valid as (
           update auth.users set code = null
           where email = $1 and code = $2 and code_sent_at > now() - interval '10 minutes' returning id
         )
         insert into auth.sessions (user_id) select id from valid returning id`,
        [email, code],
      )
      return session && withToken(session.id)
    },
    /** Counts an attempt to enter a code. Returns false from the 31st within five minutes. */
    async admit(sender: string): Promise<boolean> {
      await query(`delete from auth.verifications where at < now() - interval '5 minutes'`)
      await query('insert into auth.verifications (sender) values ($1)', [sender])
      const attempts = await query('select from auth.verifications where sender = $1', [sender])
      return attempts.length <= 30
    },
    /** Replaces a refresh token. A used token works for ten more seconds, because the response may have been lost. */
    async renew(refreshToken: string): Promise<Session | null> {
      const used = await one<{ session_id: string }>(
        `update auth.refresh_tokens set used_at = coalesce(used_at, now())
         where token = $1 and (used_at is null or used_at > now() - interval '10 seconds')
         returning session_id`,
        [refreshToken],
      )
      return used && withToken(used.session_id)
    },
    userOf,
    async close(session: string): Promise<void> {
      await query('delete from auth.sessions where id = $1', [session])
    },
  }
}
