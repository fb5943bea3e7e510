import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { sign, verify } from 'hono/jwt'
import { z } from 'zod'
import { sharedSelection } from '../../shared/previewProtocol.ts'

/** What a link shows to people without an account: a draft or a plan, and the rest of the site as it is published. */
const sharedPreview = z.object({
  selection: sharedSelection,
  /** The path that the link opens. */
  path: z.string(),
  /** The end in seconds since 1970. */
  exp: z.number(),
})

export type SharedPreview = z.output<typeof sharedPreview>

const cookie = 'shared-preview'
const algorithm = 'HS256'
const secondsPerDay = 24 * 60 * 60

/** Returns the token of a link, and its end. Stateless: the token contains what it shows and its end. */
export async function signShare(
  { days, ...shown }: Omit<SharedPreview, 'exp'> & { days: number },
  secret: string,
): Promise<{ token: string; until: string }> {
  const exp = Math.floor(Date.now() / 1000) + days * secondsPerDay
  return { token: await sign({ ...shown, exp }, secret, algorithm), until: endOf({ exp }) }
}

/** Returns the end of a link in ISO 8601. */
export const endOf = ({ exp }: Pick<SharedPreview, 'exp'>): string =>
  new Date(exp * 1000).toISOString()

/** Opens the session of a link's reader. Returns what the link shows, or null after its end. */
export async function openShared(
  c: Context,
  token: string,
  secret: string,
): Promise<SharedPreview | null> {
  const shared = await verified(token, secret)
  if (shared) {
    setCookie(c, cookie, token, {
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Lax',
      expires: new Date(shared.exp * 1000),
    })
  }
  return shared
}

/** Returns what the reader of a link may see, or null without an open session. */
export async function sharedSession(c: Context, secret: string): Promise<SharedPreview | null> {
  return verified(getCookie(c, cookie) ?? '', secret)
}

async function verified(token: string, secret: string): Promise<SharedPreview | null> {
  // Throws for a token with another signature, and after its end.
  const payload = await verify(token, secret, algorithm).catch(() => null)
  return sharedPreview.safeParse(payload).data ?? null
}
