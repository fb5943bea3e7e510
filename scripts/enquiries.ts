import { command } from './command.ts'
import { deleteEnquiries, listEnquiries } from './enquiries/enquiries.ts'
import { withStaffClient } from './enquiries/staffClient.ts'
import { readEnvironment } from './environment.ts'

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
