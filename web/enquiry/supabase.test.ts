import { expect, test, vi } from 'vitest'

test('an enquiry goes on being sent after its tab is closed', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response(null, { status: 201 }))
  vi.stubGlobal('fetch', network)
  vi.stubEnv('SUPABASE_URL', 'https://project.supabase.co')
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'key')
  const { supabase } = await import('./supabase.ts')
  await supabase.from('contacts').insert({ message: 'Hello' })
  expect(network.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true })
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})
