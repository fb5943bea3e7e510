import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEnquiry, anEnquiryRow } from '../../tests/support/anEnquiry.ts'
import { type Stack, startStack } from '../../tests/support/startStack.ts'
import { deleteEnquiries, listEnquiries } from './manageEnquiries.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})

afterAll(() => stack.close())

test('staff can list all enquiries, and delete those of one person', async () => {
  const client = createClient(stack.backend.address, stack.backend.secret)
  expect(await listEnquiries(client)).toBe('There are no enquiries.')

  const send = (row: object) => stack.post('/rest/v1/contacts', row)
  await send(anEnquiryRow({ message: 'The first line\nand the second' }))
  await send(anEnquiryRow({ email: 'kofi@example.org' }))
  await send(anEnquiryRow({ email: 'kofi@example.org', phone: '1' }))
  const list = await listEnquiries(client)
  for (const value of Object.values(anEnquiry({ message: 'The first line' })))
    expect(list).toContain(value)
  expect(list).toContain('Ama Mensah <ama.mensah@example.org>')
  expect(list).toContain('  The first line\n  and the second')

  expect(await deleteEnquiries(client, 'Kofi@EXAMPLE.org')).toBe(2)
  expect(await deleteEnquiries(client, 'kofi@example.org')).toBe(0)
  const rest = await listEnquiries(client)
  expect(rest).toContain('ama.mensah@example.org')
  expect(rest).not.toContain('kofi@example.org')
})

test('the list has more than one page of results', async () => {
  await stack.clear()
  await stack.backend.database.query(
    `insert into public.contacts (first_name, email, message)
     select 'Ama', 'ama@example.org', 'Message number ' || n from generate_series(1, 1001) as n`,
  )
  const client = createClient(stack.backend.address, stack.backend.secret)
  const numbers = [...(await listEnquiries(client)).matchAll(/Message number (\d+)/g)]
  expect(new Set(numbers.map(([, number]) => number)).size).toBe(1001)
})

test('enquiries are found by the entered email address, literally', async () => {
  const client = createClient(stack.backend.address, stack.backend.secret)
  const wildcards = anEnquiryRow({ email: 'a_%*b@example.org' })
  for (const email of ['ESI@xn--exmple-cua.org', 'axyzb@example.org', wildcards.email])
    await stack.post('/rest/v1/contacts', anEnquiryRow({ email }))
  expect(await deleteEnquiries(client, ' esi@EXÄMPLE.org')).toBe(1)
  expect(await deleteEnquiries(client, wildcards.email)).toBe(1)
  expect(await deleteEnquiries(client, 'axyzb@example.org')).toBe(1)
  expect(await deleteEnquiries(client, 'not an address')).toBe(0)
})
