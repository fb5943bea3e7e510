import { z } from 'zod'
import { serviceClient } from '../services/serviceClient.ts'
import { type EnvFile, randomSecret } from './envFile.ts'
import { done, missing, type Step } from './step.ts'
import { literal, query } from './supabase.ts'

/** Selects the staff who may sign in: their address is in the list, and has a user. */
const membersSql =
  'select s.email from public.staff as s join auth.users as u on lower(u.email) = s.email'

/** Makes a user for an address, without a mail. Nobody knows the password: staff sign in with codes. */
async function createUser(settings: EnvFile, email: string): Promise<void> {
  const client = serviceClient(settings.get('SUPABASE_URL'), settings.get('SUPABASE_SECRET_KEY'))
  const user = { email, password: randomSecret(), email_confirm: true }
  const { error } = await client.auth.admin.createUser(user)
  if (error && error.code !== 'email_exists')
    throw new Error(`Supabase makes no user: ${error.message}`)
}

const isAddress = (text: string) => z.email().safeParse(text).success

/** Adds the first member of staff. Others are added as docs/operations.md says. */
export const firstStaff: Step = {
  part: 'enquiries',
  name: 'first member of staff',
  check: async (settings) => {
    const members = await query(settings, membersSql)
    if (members.length > 0) return done(`${members.length} may sign in`)
    const answer = settings.find('FIRST_STAFF_ADDRESS')
    const isWrong = answer !== undefined && !isAddress(answer)
    return missing(isWrong ? `«${answer}» is no mail address` : 'nobody')
  },
  byHand: () => ({
    what: 'Enter the address of the first person who answers enquiries; others are added later',
    setting: 'FIRST_STAFF_ADDRESS',
  }),
  tasks: ['the first person who answers enquiries'],
  run: async (settings) => {
    const address = settings.get('FIRST_STAFF_ADDRESS').toLowerCase()
    // The runner repeats the question.
    if (!isAddress(address)) return
    await createUser(settings, address)
    const values = [address, address.split('@')[0] ?? address].map(literal).join(', ')
    const sql = `insert into public.staff (email, name) values (${values}) on conflict do nothing`
    await query(settings, sql, { isReadOnly: false })
  },
}
