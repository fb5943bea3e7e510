import { createClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Project, publishableKey, startProject } from '../testing/startProject.ts'

let project: Project

beforeAll(async () => {
  project = await startProject({ functions: [] })
})

afterAll(() => project.close())

afterEach(async ({ task }) => {
  if (project.exchanges.length > 0) task.meta.exchanges = project.exchanges.splice(0)
  await project.clear()
})

const authOf = (key: string) =>
  createClient(project.address, key, { auth: { persistSession: false } }).auth
const admin = () => authOf(project.secret).admin

test('a user is created, found, listed, changed and deleted', async () => {
  const password = 'nobody knows it'
  const created = await admin().createUser({
    email: 'Ama@example.org',
    password,
    email_confirm: true,
  })
  expect(created.data.user).toMatchObject({
    email: 'ama@example.org',
    email_confirmed_at: expect.any(String),
  })
  const id = created.data.user?.id ?? ''
  expect((await admin().getUserById(id)).data.user?.email).toBe('ama@example.org')
  expect((await admin().listUsers()).data).toMatchObject({ users: [{ id }], total: 1 })
  await admin().updateUserById(id, { email: 'esi@example.org' })
  expect((await admin().getUserById(id)).data.user?.email).toBe('esi@example.org')
  expect((await admin().deleteUser(id)).error).toBeNull()
  expect((await admin().getUserById(id)).error).toMatchObject({
    status: 404,
    code: 'user_not_found',
  })
})

test('an address has one user', async () => {
  await admin().createUser({ email: 'ama@example.org' })
  const { error } = await admin().createUser({ email: 'ama@example.org' })
  expect(error).toMatchObject({ status: 422, code: 'email_exists' })
})

test('what is no address, and no id, is refused', async () => {
  const { error } = await admin().createUser({ email: 'nobody' })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
  const response = await fetch(`${project.address}/auth/v1/admin/users/1`, {
    headers: { apikey: project.secret },
  })
  expect(response.status).toBe(404)
})

test('without the secret key nobody administers users', async () => {
  const { error } = await authOf(publishableKey).admin.listUsers()
  expect(error).toMatchObject({ status: 403, code: 'not_admin' })
})

test.each<
  [string, () => Promise<{ error: { message: string; status?: number | undefined } | null }>]
>([
  [
    'sign-in by password',
    () => authOf(publishableKey).signInWithPassword({ email: 'a@example.org', password: 'a' }),
  ],
  [
    'POST /auth/v1/signup',
    () => authOf(publishableKey).signUp({ email: 'a@example.org', password: 'a' }),
  ],
  ['POST /auth/v1/invite', () => admin().inviteUserByEmail('a@example.org')],
  [
    'the attribute user_metadata',
    () => admin().createUser({ email: 'a@example.org', user_metadata: {} }),
  ],
])('%s is refused by its name', async (what, attempt) => {
  const { error } = await attempt()
  expect(error?.status).toBe(501)
  expect(error?.message).toContain(`The local Supabase does not have ${what}: users sign in`)
})
