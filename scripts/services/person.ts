import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/** The maximum number of rows in a response of the database. */
const limit = 1000

const address = z.email({ error: 'is no mail address' })

function parseAddress(text: string): string {
  const { data, error } = address.safeParse(text)
  if (data === undefined) throw new Error(`«${text}» ${error.issues[0]?.message}.`)
  return data
}

/** Returns a pattern of `ilike` that matches a text in capital or small letters. */
const asPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const loggedEnquiries = z.array(z.looseObject({ log: z.array(z.unknown()) }))

/**
 * Returns all that the database has of a person's address, in capital or small letters: enquiries with what staff
 * noted, each with its log.
 * @throws Error if the text is not an address, or there are more enquiries than one response can contain
 */
export async function personalData(database: SupabaseClient, text: string) {
  const email = parseAddress(text)
  const { data, error } = await database
    .from('contacts')
    .select('*, log:enquiry_log(*)')
    .ilike('email', asPattern(email))
    .order('created_at')
    .order('id', { referencedTable: 'log' })
  if (error) throw new Error(`The enquiries were not read: ${error.message}`)
  const enquiries = loggedEnquiries.parse(data)
  if (enquiries.length >= limit || enquiries.some(({ log }) => log.length >= limit))
    throw new Error(`There is more than ${limit} of ${email}: export it in the Studio.`)
  return { email, enquiries }
}

/** Returns how many enquiries there are of an address, in capital or small letters. */
export async function countEnquiries(database: SupabaseClient, text: string): Promise<number> {
  const { count, error } = await database
    .from('contacts')
    .select('id', { count: 'exact', head: true })
    .ilike('email', asPattern(parseAddress(text)))
  if (error) throw new Error(`The enquiries were not counted: ${error.message}`)
  return count ?? 0
}

/** Deletes a person's enquiries, with their log. */
export async function deletePersonalData(database: SupabaseClient, text: string): Promise<void> {
  const { error } = await database.rpc('delete_enquiries', { address: parseAddress(text) })
  if (error) throw new Error(`Nothing was deleted: ${error.message}`)
}

/**
 * Lets a person answer enquiries. Nobody knows the password of their user: staff sign in with mailed codes.
 * @param text the address
 * @param name what colleagues read; by default the address before the @
 */
export async function addStaff(
  database: SupabaseClient,
  text: string,
  name?: string,
): Promise<void> {
  const email = parseAddress(text.toLowerCase())
  // The address is added to the list first, because users whose address is not in the list are deleted.
  const row = { email, name: name ?? email.split('@')[0] }
  const listed = await database.from('staff').upsert(row, { ignoreDuplicates: !name })
  if (listed.error) throw new Error(`The table of staff refuses: ${listed.error.message}`)
  const { error } = await database.auth.admin.createUser({
    email,
    password: randomBytes(24).toString('base64url'),
    email_confirm: true,
  })
  if (error && error.code !== 'email_exists')
    throw new Error(`Supabase makes no user: ${error.message}`)
}
