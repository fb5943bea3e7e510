import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { anInbox } from '../../../testing/anInbox.ts'
import { render } from '../../../testing/render.tsx'
import type { Staff } from '../inboxShapes.ts'
import { useSession } from './staffSession.ts'

const staff = vi.hoisted(() => vi.fn<() => Promise<Staff[]>>())
vi.mock('../inbox.ts', async (original) => ({
  ...(await original()),
  openInbox: () => anInbox({ staff }),
}))

function Signed({ client }: { client: SupabaseClient }) {
  const { email, staff: people } = useSession(client)
  return `${email}: ${people?.map(({ name }) => name).join() ?? 'loading'}`
}

test('an answer for a session that has been changed meanwhile is not shown', async () => {
  const client = createClient('http://localhost', 'key')
  let signIn = (_email: string) => {}
  vi.spyOn(client.auth, 'onAuthStateChange').mockImplementation((listener) => {
    signIn = (email) =>
      void listener('SIGNED_IN', { access_token: '', user: { email } } as Parameters<
        typeof listener
      >[1])
    return { data: { subscription: { id: '', callback: () => {}, unsubscribe: () => {} } } }
  })
  const first = Promise.withResolvers<Staff[]>()
  staff.mockReturnValueOnce(first.promise)
  staff.mockResolvedValueOnce([{ email: 'esi@example.org', name: 'Esi' }])
  const shown = await render(<Signed client={client} />)
  await act(async () => signIn('kofi@example.org'))
  await act(async () => signIn('esi@example.org'))
  await act(async () => first.resolve([{ email: 'kofi@example.org', name: 'Kofi' }]))
  await expect.poll(() => shown.textContent).toBe('esi@example.org: Esi')
})
