import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'

const lifetime = 12 * 60 * 60

const cookie = 'preview'

const now = () => Date.now() / 1000

/** Opens an editor's session. Stateless: the signed cookie contains its expiry. */
export function openSession(c: Context, secret: string): Promise<void> {
  return setSignedCookie(c, cookie, String(now() + lifetime), secret, {
    path: '/',
    httpOnly: true,
    maxAge: lifetime,
    // The hosted Studio frames the preview from another site.
    secure: true,
    sameSite: 'None',
    partitioned: true,
  })
}

export async function hasSession(c: Context, secret: string): Promise<boolean> {
  return Number(await getSignedCookie(c, secret, cookie)) > now()
}
