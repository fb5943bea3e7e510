import { useCurrentUser, useUser } from 'sanity'
import { t } from '../i18n/t.ts'

/** The name of a user, “You” of the one who reads it. */
export function PersonName({ id }: { id: string | undefined }) {
  const currentUser = useCurrentUser()
  return id !== undefined && id === currentUser?.id ? t('You') : <OtherName id={id} />
}

function OtherName({ id }: { id: string | undefined }) {
  const [user] = useUser(id ?? '')
  return user?.displayName ?? t('Somebody')
}
