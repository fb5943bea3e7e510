import { Hono } from 'hono'
import { z } from 'zod'
import type { Database } from '../postgres.ts'
import type { RestEnv } from '../rest/rest.ts'
import { authError, notHere } from './authError.ts'
import { describeUser, type User, userColumns } from './user.ts'

const email = z.email().transform((address) => address.toLowerCase())

/**
 * The attributes of a user. `password` and `email_confirm` change nothing here, because nobody signs in with a
 * password.
 */
const attributes = z.strictObject({
  email: email.optional(),
  password: z.string().optional(),
  email_confirm: z.boolean().optional(),
})

const page = z.object({
  page: z.coerce.number().int().min(1).catch(1),
  per_page: z.coerce.number().int().min(1).max(1000).catch(50),
})

/**
 * The administration of users (`auth.admin` of supabase-js), for the secret key.
 * @see https://supabase.com/docs/reference/javascript/admin-api
 */
export function createUserAdmin({ query }: Database): Hono<RestEnv> {
  const admin = new Hono<RestEnv>()
  admin.use(async (c, next) => {
    if (c.var.claims.role !== 'service_role') throw authError(403, 'not_admin', 'User not allowed')
    await next()
  })

  admin.post('/', async (c) => {
    const { email: address } = readAttributes(await c.req.json())
    if (address === undefined) {
      const reason = 'Cannot create a user without either an email or phone'
      throw authError(400, 'validation_failed', reason)
    }
    const [user] = await query<User>(
      `insert into auth.users (email) values ($1) on conflict do nothing returning ${userColumns}`,
      [address],
    )
    if (!user) throw emailExists()
    return c.json(describeUser(user))
  })

  admin.get('/', async (c) => {
    const { page: number, per_page: size } = page.parse(c.req.query())
    const users = await query<User>(
      `select ${userColumns} from auth.users order by created_at desc, id limit $1 offset $2`,
      [size, (number - 1) * size],
    )
    const [{ count } = { count: 0 }] = await query<{ count: number }>(
      'select count(*)::int from auth.users',
    )
    const last = Math.max(1, Math.ceil(count / size))
    const link = (to: number, name: string) =>
      `</admin/users?page=${to}&per_page=${size}>; rel="${name}"`
    c.header(
      'Link',
      [...(number < last ? [link(number + 1, 'next')] : []), link(last, 'last')].join(', '),
    )
    c.header('X-Total-Count', String(count))
    return c.json({ users: users.map(describeUser), aud: 'authenticated' })
  })

  admin.get('/:id', async (c) => {
    const [user] = await query<User>(`select ${userColumns} from auth.users where id = $1`, [
      readId(c.req.param('id')),
    ])
    return c.json(describeUser(existing(user)))
  })

  admin.put('/:id', async (c) => {
    const { email: address = null } = readAttributes(await c.req.json())
    const id = readId(c.req.param('id'))
    const [other] = await query('select from auth.users where email = $1 and id <> $2', [
      address,
      id,
    ])
    if (other) throw emailExists()
    const [user] = await query<User>(
      `update auth.users set email = coalesce($2, email) where id = $1 returning ${userColumns}`,
      [id, address],
    )
    return c.json(describeUser(existing(user)))
  })

  admin.delete('/:id', async (c) => {
    const [user] = await query<User>(
      `delete from auth.users where id = $1 returning ${userColumns}`,
      [readId(c.req.param('id'))],
    )
    existing(user)
    return c.json({})
  })
  return admin
}

function readAttributes(body: unknown) {
  const { success, data, error } = attributes.safeParse(body)
  if (success) return data
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') throw notHere(`the attribute ${issue.keys.join(', ')}`)
  const reason = 'Unable to validate email address: invalid format'
  throw authError(400, 'validation_failed', reason)
}

function readId(text: string): string {
  if (z.uuid().safeParse(text).success) return text
  throw authError(404, 'validation_failed', 'user_id must be an UUID')
}

function existing(user: User | undefined): User {
  if (user) return user
  throw authError(404, 'user_not_found', 'User not found')
}

const emailExists = () =>
  authError(422, 'email_exists', 'A user with this email address has already been registered')
