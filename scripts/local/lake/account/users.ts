import type { HonoRequest } from 'hono'

/** Who works on this machine, the author of every change that came without another user's token. */
export const localUser = { id: 'local', name: 'Local editor', email: 'editor@localhost' }

/** A second person, for trying out how two work together; the token is the id. */
const colleague = { id: 'colleague', name: 'Local colleague', email: 'colleague@localhost' }

export const userById = (id: string) => [localUser, colleague].find((user) => user.id === id)

/** Returns the user whose token a request has. Unknown tokens are the local user's. */
export function userOf(request: HonoRequest) {
  return userById(request.header('authorization')?.replace(/^Bearer /, '') ?? '') ?? localUser
}
