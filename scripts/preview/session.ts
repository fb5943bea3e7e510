import { createHmac, timingSafeEqual } from 'node:crypto'

/** The lifetime of a session in seconds. */
const lifetime = 12 * 60 * 60

const cookie = 'preview'

/** Editors' sessions. Stateless: the session is in the signed cookie. */
export type Sessions = {
  /** Returns the Set-Cookie header of a new session. */
  begin(): string
  isOpen(cookies: string | undefined): boolean
}

/**
 * Creates and checks sessions.
 * @param secret signs the cookies; whoever knows it can open the preview
 */
export function createSessions(secret: string): Sessions {
  const sign = (expiry: string) => createHmac('sha256', secret).update(expiry).digest('base64url')
  return {
    begin() {
      const expiry = String(Math.floor(Date.now() / 1000) + lifetime)
      // The hosted Studio frames the preview from another site.
      const attributes = 'Path=/; HttpOnly; Secure; SameSite=None; Partitioned'
      return `${cookie}=${expiry}.${sign(expiry)}; Max-Age=${lifetime}; ${attributes}`
    },
    isOpen(cookies = '') {
      const [, expiry = '', signature = ''] =
        new RegExp(`(?:^|; )${cookie}=(\\d+)\\.([\\w-]+)`).exec(cookies) ?? []
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(expiry))]
      const isGenuine = given.length === right.length && timingSafeEqual(given, right)
      return isGenuine && Number(expiry) > Date.now() / 1000
    },
  }
}
