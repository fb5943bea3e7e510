import { Users } from 'lucide-react'
import { type DocumentBadgeComponent, useGlobalPresence } from 'sanity'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { useShallowStable } from '../actions/useShallowStable.ts'
import { openedBy } from './useWriters.ts'

const users = inlineIcon(Users)

/** A badge with the names of the colleagues who have the same form open. */
export const colleagueBadge: DocumentBadgeComponent = ({ id }) => {
  const names = openedBy(id, useGlobalPresence()).join(', ')
  const title = t(
    'Leave a field in which somebody else writes: the letters of both would be mixed.',
  )
  const badge = { color: 'warning', icon: users, title } as const
  return useShallowStable(
    names ? { ...badge, label: t('Open here too: {names}', { names }) } : null,
  )
}
