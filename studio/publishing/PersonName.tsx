import { useCurrentUser, useUser } from 'sanity'
import { say } from '../words/say.ts'

/** The name of a user, “You” of the one who reads it. */
export function PersonName({ id }: { id: string | undefined }) {
  const currentUser = useCurrentUser()
  return id !== undefined && id === currentUser?.id ? say('You') : <OtherName id={id} />
}

function OtherName({ id }: { id: string | undefined }) {
  const [user] = useUser(id ?? '')
  return user?.displayName ?? say('Somebody')
}
