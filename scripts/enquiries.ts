import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { command } from './command.ts'
import { deleteEnquiries, listEnquiries } from './enquiries/enquiries.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { startLocalBackend } from './services/localBackend.ts'

await command(
  async ({ delete: address }) => {
    await withStaffClient(readEnvironment(), async (client) => {
      if (address === undefined) return console.log(await listEnquiries(client))
      const count = await deleteEnquiries(client, address)
      console.log(`Deleted ${count} ${count === 1 ? 'enquiry' : 'enquiries'} of ${address}.`)
    })
  },
  { delete: { type: 'string' } },
)

/**
 * Calls `work` with a client that has the rights of staff: of the hosted project, or of the local
 * stand-in, which runs for the duration of the call unless it is running already.
 * @throws Error if the hosted project's secret key is not set
 */
async function withStaffClient(
  environment: Environment,
  work: (client: SupabaseClient) => Promise<void>,
): Promise<void> {
  const { supabase, SUPABASE_SECRET_KEY, usesLocalBackend } = environment
  if (!usesLocalBackend) {
    if (SUPABASE_SECRET_KEY === undefined)
      throw new Error(
        'Set SUPABASE_SECRET_KEY (or its legacy form SUPABASE_SERVICE_ROLE_KEY):' +
          ' other keys cannot read enquiries.',
      )
    return work(connect(supabase.url, SUPABASE_SECRET_KEY))
  }
  const backend = await startLocalBackend(environment)
  try {
    await work(connect(backend.address, backend.secret))
  } finally {
    await backend.close()
  }
}

function connect(url: string, key: string): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } })
}
