import { randomBytes } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { z } from 'zod'

/** The most rows that a response of the database has. */
const limit = 1000

const address = z.email({ error: 'is no mail address' })

function parseAddress(text: string): string {
  const { data, error } = address.safeParse(text)
  if (data === undefined) throw new Error(`«${text}» ${error.issues[0]?.message}.`)
  return data
}

/** Returns a pattern of `ilike` that matches a text in capital or small letters. */
const asPattern = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const enquiries = z.array(z.looseObject({ id: z.string() }))

/**
 * Returns all that the database has of a person's address, in capital or small letters: enquiries with what staff
 * noted, and the log of each.
 * @throws Error if it is no address, or there is more than one response has
 */
export async function personalData(database: SupabaseClient, text: string) {
  const email = parseAddress(text)
  const found = await database
    .from('contacts')
    .select()
    .ilike('email', asPattern(email))
    .order('created_at')
  if (found.error) throw new Error(`The enquiries were not read: ${found.error.message}`)
  const rows = enquiries.parse(found.data)
  const ids = rows.map(({ id }) => id)
  const log = await database.from('enquiry_log').select().in('enquiry', ids).order('id')
  if (log.error) throw new Error(`The log was not read: ${log.error.message}`)
  if (rows.length >= limit || log.data.length >= limit)
    throw new Error(`There is more than ${limit} of ${email}: export it in the Studio.`)
  return { email, enquiries: rows, log: z.array(z.unknown()).parse(log.data) }
}

/** Deletes a person's enquiries, with their log. @returns how many */
export async function deletePersonalData(database: SupabaseClient, text: string): Promise<number> {
  const { data, error } = await database.rpc('delete_enquiries', { address: parseAddress(text) })
  if (error) throw new Error(`Nothing was deleted: ${error.message}`)
  return z.array(z.unknown()).parse(data).length
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
  // First the list, because a user that is not in it is deleted.
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
