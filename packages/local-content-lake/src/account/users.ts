import type { HonoRequest } from 'hono'

/** The local user, the author of changes without another user's token. */
export const localUser = { id: 'local', name: 'Local editor', email: 'editor@localhost' }

/**
 * A second user, to try out collaboration. Its token is its id, optionally followed by a hyphen and any text, because
 * the Studio accepts tokens from its address (`#token=`) only from 32 characters.
 */
const colleague = { id: 'colleague', name: 'Local colleague', email: 'colleague@localhost' }

export const userById = (id: string) => [localUser, colleague].find((user) => user.id === id)

/** Returns the user of a request's token, and the local user for unknown tokens. */
export const userOf = (request: HonoRequest) => userByAuthorization(request.header('authorization'))

/** @param authorization the header's value, such as `Bearer …` */
export const userByAuthorization = (authorization = '') =>
  userById(authorization.replace(/^Bearer |-.*/g, '')) ?? localUser
