import { Hono } from 'hono'
import { openSession } from '../../scripts/preview/previewSession.ts'
import type { Language } from '../../shared/languages.ts'

/** Opens an editor's session of the preview and returns its Set-Cookie header. */
export async function openedSession(secret: string, language: Language = 'en'): Promise<string> {
  const app = new Hono().get('/', async (c) => {
    await openSession(c, secret, language)
    return c.body(null)
  })
  return (await app.request('/')).headers.get('Set-Cookie') ?? ''
}
