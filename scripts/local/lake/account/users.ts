import { z } from 'zod'
import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { userById, userOf } from './localUsers.ts'

const pairs = z.array(z.object({ key: z.string().min(1), value: z.unknown() }))

const role = { name: 'administrator', title: 'Administrator' }

/** `GET users/me`: whoever asks is logged in. */
export const me: Endpoint = async ({ headers }) =>
  json({
    ...userOf(headers),
    role: role.name,
    roles: [role],
    provider: 'local',
    profileImage: null,
  })

/** `GET users/:ids`: one user, or with comma-separated ids a list; null for an unknown one. */
export const usersById: Endpoint = async ({ params }) => {
  const found = (params.ids ?? '').split(',').map((id) => {
    const user = userById(id)
    return user ? { ...user, displayName: user.name, imageUrl: null } : null
  })
  return json(found.length === 1 ? found[0] : found)
}

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
