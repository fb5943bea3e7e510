import type { HonoRequest } from 'hono'

/** The local user, the author of changes without another user's token. */
export const localUser = { id: 'local', name: 'Local editor', email: 'editor@localhost' }

/**
 * A second user, to try out collaboration. The token is the id, with anything after a hyphen, because the Studio takes
 * from its address (`#token=`) only tokens of 32 characters and more.
 */
const colleague = { id: 'colleague', name: 'Local colleague', email: 'colleague@localhost' }

export const userById = (id: string) => [localUser, colleague].find((user) => user.id === id)

/** Returns the user of a request's token, and the local user for unknown tokens. */
export const userOf = (request: HonoRequest) => userByAuthorization(request.header('authorization'))

/** The same, for the value of an `Authorization` header. */
export const userByAuthorization = (authorization = '') =>
  userById(authorization.replace(/^Bearer |-.*/g, '')) ?? localUser
