import { writeFile } from 'node:fs/promises'
import { readEnvironment } from '../environment.ts'
import { runCommand } from '../runCommand.ts'
import { hostedDatabase } from '../services/hostedClients.ts'
import { addStaff, countEnquiries, deletePersonalData, personalData } from '../services/person.ts'

const usage = 'Usage: npm run person -- export|delete|staff <address> [--name <name>] [--yes]'

const elsewhere =
  'Not in the database, so look there too: the company’s mailboxes, exported files, Resend’s list of mails. Backups have it for 30 days more.'

/**
 * Does what somebody asks for who wrote to the company: writes all that the database has of an address into a file
 * (`-- export ama@example.org`), or deletes it (`-- delete ama@example.org --yes`). Or lets a person answer enquiries
 * (`-- staff kofi@example.org`).
 */
await runCommand(
  async ({ name, yes }, [action = '', address]) => {
    if (!['export', 'delete', 'staff'].includes(action) || !address) throw new Error(usage)
    const database = hostedDatabase(readEnvironment())
    if (!database)
      throw new Error('Set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY in .env.')
    if (action === 'staff') {
      await addStaff(database, address, name)
      return console.log(`${address} may sign in to Enquiries in the Studio, with a mailed code.`)
    }
    if (action === 'delete') {
      const count = await countEnquiries(database, address)
      if (!yes)
        throw new Error(
          `Nothing was deleted. With --yes, the enquiries of ${address} are: ${count}.`,
        )
      await deletePersonalData(database, address)
      console.log(`Enquiries deleted: ${count}.`)
    } else {
      const data = await personalData(database, address)
      const file = `${address.toLowerCase().replace(/[^a-z0-9.@-]/g, '_')}.json`
      const json = `${JSON.stringify(data, null, 2)}\n`
      await writeFile(file, json, { mode: 0o600, flag: 'wx' }).catch((error: Error) => {
        throw new Error(`Move ${file} away, or delete it, and try again`, { cause: error })
      })
      console.log(`Enquiries written to ${file}: ${data.enquiries.length}.`)
    }
    console.log(elsewhere)
  },
  { name: { type: 'string' }, yes: { type: 'boolean', default: false } },
  { allowPositionals: true },
)
