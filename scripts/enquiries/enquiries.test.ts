import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact } from '../../tests/support/anEnquiry.ts'
import { type Stack, startStack } from '../../tests/support/startStack.ts'
import { deleteEnquiries, listEnquiries } from './enquiries.ts'

let stack: Stack

beforeAll(async () => {
  stack = await startStack()
})

afterAll(() => stack.close())

test('staff list what was sent, and delete all of one person', async () => {
  const client = createClient(stack.backend.address, stack.backend.secret)
  expect(await listEnquiries(client)).toBe('There are no enquiries.')

  const send = (contact: object) => stack.post('/rest/v1/contacts', contact)
  await send(aContact({ message: 'The first line\nand the second' }))
  await send(aContact({ email: 'kofi@example.org' }))
  await send(aContact({ email: 'kofi@example.org', phone: '1' }))
  const list = await listEnquiries(client)
  expect(list).toContain('Ama Mensah <ama.mensah@example.org>')
  expect(list).toContain('  The first line\n  and the second')

  expect(await deleteEnquiries(client, 'kofi@example.org')).toBe(2)
  const rest = await listEnquiries(client)
  expect(rest).toContain('ama.mensah@example.org')
  expect(rest).not.toContain('kofi@example.org')
})
