import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Stack, startStack } from '../../tests/support/startStack.ts'
import { addStaff, deletePersonalData, personalData } from './person.ts'
import { serviceClient } from './serviceClient.ts'

let stack: Stack
let database: SupabaseClient

beforeAll(async () => {
  stack = await startStack()
  database = serviceClient(stack.supabase.address, stack.supabase.secret)
})
afterAll(() => stack.close())
beforeEach(() => stack.clear())

const write = async (...addresses: string[]) => {
  for (const email of addresses) {
    const enquiry = { first_name: 'Ama', email, message: `A question of ${email}` }
    expect((await stack.post('/rest/v1/contacts', enquiry)).status).toBe(201)
  }
}

test('all that the database has of one person is returned, in capital or small letters', async () => {
  await write('a_ma@example.org', 'A_MA@Example.org', 'axma@example.org')
  const { error } = await database.from('contacts').update({ status: 'answered' }).neq('email', '')
  expect(error).toBeNull()
  const data = await personalData(database, 'a_ma@EXAMPLE.org')
  expect(data.enquiries).toMatchObject([
    { email: 'a_ma@example.org', message: 'A question of a_ma@example.org' },
    { email: 'A_MA@Example.org' },
  ])
  const ids = data.enquiries.map(({ id }) => id)
  expect(data.log).toMatchObject(
    ids.map((enquiry) => ({ enquiry, field: 'status', after: 'answered' })),
  )
})

test('a person’s enquiries are deleted, and nobody else’s', async () => {
  await write('ama@example.org', 'AMA@example.org', 'kofi@example.org')
  expect(await deletePersonalData(database, 'Ama@example.org')).toBe(2)
  expect((await personalData(database, 'ama@example.org')).enquiries).toEqual([])
  expect((await personalData(database, 'kofi@example.org')).enquiries).toHaveLength(1)
})

test('a second member of staff is added, who may sign in, and is added only once', async () => {
  await addStaff(database, 'Efua@example.org', 'Efua')
  await addStaff(database, 'efua@example.org')
  const { data } = await database.from('staff').select().eq('email', 'efua@example.org')
  expect(data).toMatchObject([{ name: 'Efua' }])
  const users = await database.auth.admin.listUsers()
  expect(users.data.users.map(({ email }) => email)).toEqual(['efua@example.org'])
})

test('what is no address is refused', async () => {
  await expect(personalData(database, 'ama')).rejects.toThrow('«ama» is no mail address.')
  await expect(addStaff(database, '%')).rejects.toThrow('«%» is no mail address.')
})
