import { z } from 'zod'
import { requestError } from '../errors.ts'
import type { Endpoint } from '../lake.ts'
import { json } from '../reply.ts'
import { LOCAL_USER } from './local-user.ts'

const pairs = z.array(z.object({ key: z.string().min(1), value: z.unknown() }))

const ROLE = { name: 'administrator', title: 'Administrator' }

/** `GET users/me`: who is logged in, which on this machine is always the same. */
export const me: Endpoint = async () =>
  json({ ...LOCAL_USER, role: ROLE.name, roles: [ROLE], provider: 'local', profileImage: null })

/** `GET users/:ids`: one profile, or a list of them where several ids are asked for. */
export const users: Endpoint = async ({ params }) => {
  const ids = (params.ids ?? '').split(',')
  const profiles = ids
    .filter((id) => id === LOCAL_USER.id)
    .map((id) => ({ id, displayName: LOCAL_USER.name, email: LOCAL_USER.email, imageUrl: null }))
  if (ids.length > 1) return json(profiles)
  if (!profiles[0]) throw requestError(404, `There is no user "${ids[0]}"`)
  return json(profiles[0])
}

/** `GET auth/id` */
export const authId: Endpoint = async () => json({ id: LOCAL_USER.id })

/** `GET auth/providers`: none; who works on this machine is logged in. */
export const authProviders: Endpoint = async () =>
  json({ thirdPartyLogin: false, sso: { saml: false }, providers: [] })

/** `GET users/me/keyvalue/:keys`: `[{key, value}]`, the keys comma-separated. */
export const keyValues: Endpoint = async ({ params }, lake) =>
  json(await lake.keyValues.get((params.keys ?? '').split(',')))

/** `PUT users/me/keyvalue` with `[{key, value}]`: keeps them and answers the same. */
export const setKeyValues: Endpoint = async (request, lake) => {
  const parsed = pairs.safeParse(await request.readJson())
  if (!parsed.success) throw requestError(400, 'The request body must be [{"key", "value"}, ...]')
  await lake.keyValues.set(Object.fromEntries(parsed.data.map(({ key, value }) => [key, value])))
  return json(parsed.data)
}
