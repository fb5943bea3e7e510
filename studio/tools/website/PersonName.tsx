import { useCurrentUser, useUser } from 'sanity'
import { t } from '../../i18n/t.ts'

/** The name of a user, or “You” for the current user. */
export function PersonName({ id }: { id: string | undefined }) {
  const currentUser = useCurrentUser()
  const [user] = useUser(id ?? '')
  return id !== undefined && id === currentUser?.id
    ? t('You')
    : (user?.displayName ?? t('Somebody'))
}
