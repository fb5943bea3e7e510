import type { HonoRequest } from 'hono'

/** The local user, the author of changes without another user's token. */
export const localUser = { id: 'local', name: 'Local editor', email: 'editor@localhost' }

/** A second user, to try out collaboration; the token is the id. */
const colleague = { id: 'colleague', name: 'Local colleague', email: 'colleague@localhost' }

export const userById = (id: string) => [localUser, colleague].find((user) => user.id === id)

/** Returns the user of a request's token, and the local user for unknown tokens. */
export function userOf(request: HonoRequest) {
  return userById(request.header('authorization')?.replace(/^Bearer /, '') ?? '') ?? localUser
}
