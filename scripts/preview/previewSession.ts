import type { Context } from 'hono'
import { getSignedCookie, setSignedCookie } from 'hono/cookie'
import { isLanguage, type Language } from '../../shared/languages.ts'

const lifetimeSeconds = 12 * 60 * 60

const cookie = 'preview'

const now = () => Date.now() / 1000

/** Opens an editor's session. Stateless: the signed cookie contains the language and the expiry. */
export function openSession(c: Context, secret: string, language: Language): Promise<void> {
  return setSignedCookie(c, cookie, `${language} ${now() + lifetimeSeconds}`, secret, {
    path: '/',
    httpOnly: true,
    maxAge: lifetimeSeconds,
    // The hosted Studio frames the preview from another site.
    secure: true,
    sameSite: 'None',
    partitioned: true,
  })
}

/** Returns the language of the editor's Studio, or null without an open session. */
export async function sessionLanguage(c: Context, secret: string): Promise<Language | null> {
  const value = await getSignedCookie(c, secret, cookie)
  const [language, expiry] = (value || '').split(' ')
  return isLanguage(language) && Number(expiry) > now() ? language : null
}
