import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Stack, startStack } from '../../tests/support/startStack.ts'
import { addStaff, countEnquiries, deletePersonalData, personalData } from './person.ts'
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
  const log = [{ field: 'status', after: 'answered' }]
  expect(data.enquiries).toMatchObject([
    { email: 'a_ma@example.org', message: 'A question of a_ma@example.org', log },
    { email: 'A_MA@Example.org', log },
  ])
})

test('a person’s enquiries are deleted, and nobody else’s', async () => {
  await write('ama@example.org', 'AMA@example.org', 'kofi@example.org')
  expect(await countEnquiries(database, 'Ama@example.org')).toBe(2)
  await deletePersonalData(database, 'Ama@example.org')
  expect((await personalData(database, 'ama@example.org')).enquiries).toEqual([])
  expect((await personalData(database, 'kofi@example.org')).enquiries).toHaveLength(1)
})

test('more enquiries than one response has are refused as an export, and deleted', async () => {
  await stack.supabase.database.query(
    `insert into public.contacts (first_name, email, message)
     select 'Ama', 'ama@example.org', 'Question number ' || n from generate_series(1, 1001) as n`,
  )
  await expect(personalData(database, 'ama@example.org')).rejects.toThrow('more than 1000')
  expect(await countEnquiries(database, 'ama@example.org')).toBe(1001)
  await deletePersonalData(database, 'ama@example.org')
  expect(await countEnquiries(database, 'ama@example.org')).toBe(0)
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
