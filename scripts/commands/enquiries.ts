import { deleteEnquiries, listEnquiries } from '../enquiries/manageEnquiries.ts'
import { type Environment, readEnvironment } from '../environment.ts'
import { runCommand } from '../runCommand.ts'
import { startLocalBackend } from '../services/localBackend.ts'
import { serviceClient } from '../services/serviceClient.ts'

await runCommand(
  async ({ delete: address }) => {
    await using running = new AsyncDisposableStack()
    const client = await staffClient(readEnvironment(), running)
    if (address === undefined) return console.log(await listEnquiries(client))
    const count = await deleteEnquiries(client, address)
    console.log(`Deleted ${count} ${count === 1 ? 'enquiry' : 'enquiries'} of ${address}.`)
  },
  { delete: { type: 'string' } },
)

/**
 * Returns a client with the permissions of staff, for the hosted project, or for the local stand-in, which is
 * started if necessary.
 * @throws Error if the hosted project's secret key is missing
 */
async function staffClient(environment: Environment, running: AsyncDisposableStack) {
  const { supabase, SUPABASE_SECRET_KEY: key, usesLocalBackend } = environment
  if (usesLocalBackend) {
    const { address, secret } = await startLocalBackend(environment, running)
    return serviceClient(address, secret)
  }
  if (key === undefined)
    throw new Error(
      'Set SUPABASE_SECRET_KEY (or its legacy form SUPABASE_SERVICE_ROLE_KEY):' +
        ' other keys cannot read enquiries.',
    )
  return serviceClient(supabase.url, key)
}
