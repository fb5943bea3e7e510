import { z } from 'zod'
import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { localUser } from './localUser.ts'

const pairs = z.array(z.object({ key: z.string().min(1), value: z.unknown() }))

const role = { name: 'administrator', title: 'Administrator' }

/** `GET users/me`: the local user, always logged in. */
export const me: Endpoint = async () =>
  json({ ...localUser, role: role.name, roles: [role], provider: 'local', profileImage: null })

/** `GET users/me/keyvalue/:keys`: `[{key, value}]`, the keys comma-separated. */
export const keyValues: Endpoint = async ({ params }, lake) =>
  json(lake.keyValues.get((params.keys ?? '').split(',')))

/** `PUT users/me/keyvalue` with `[{key, value}]`: keeps them and answers the same. */
export const setKeyValues: Endpoint = async (request, lake) => {
  const parsed = pairs.safeParse(await request.readJson())
  if (!parsed.success) throw requestError(400, 'The request body must be [{"key", "value"}, ...]')
  lake.keyValues.set(parsed.data)
  return json(parsed.data)
}
