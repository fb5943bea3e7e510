import type { IncomingHttpHeaders } from 'node:http'

type LocalUser = { id: string; name: string; email: string }

/** Who works on this machine, the author of every change that no other user's token came with. */
export const localUser: LocalUser = {
  id: 'local',
  name: 'Local editor',
  email: 'editor@localhost',
}

/** A second person, for trying out how two work together; the token is the id. */
export const colleague: LocalUser = {
  id: 'colleague',
  name: 'Local colleague',
  email: 'colleague@localhost',
}

const users = [localUser, colleague]

export function userById(id: string): LocalUser | undefined {
  return users.find((user) => user.id === id)
}

/** Returns who sends a request. Unknown tokens are the local user's, as is a request without one. */
export function userOf({ authorization = '' }: IncomingHttpHeaders): LocalUser {
  return userById(authorization.replace(/^Bearer /, '')) ?? localUser
}
