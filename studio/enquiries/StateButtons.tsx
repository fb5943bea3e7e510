import { Flex } from '@sanity/ui'
import { t } from '../i18n/t.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import { type InboxFilter, states } from './criteria.ts'

/** The titles of the states, which are plurals in other languages. */
const titles = {
  new: 'New {count}',
  overdue: 'Overdue {count}',
  mine: 'Mine {count}',
  answered: 'Answered {count}',
  spam: 'Spam {count}',
  failed: 'Mail failed {count}',
  all: 'All {count}',
} as const satisfies Record<InboxFilter, string>

const tones: { [state in InboxFilter]?: 'caution' | 'critical' } = {
  overdue: 'caution',
  failed: 'critical',
}

type StateButtonsProps = {
  chosen: InboxFilter
  /** Returns the number of enquiries in a state, if it is known. */
  countOf: (state: InboxFilter) => number | undefined
  onChoose: (state: InboxFilter) => void
}

/** A button for each state, with the number of its enquiries. */
export function StateButtons({ chosen, countOf, onChoose }: StateButtonsProps) {
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={t('Show')}>
      {states.map((state) => {
        const count = countOf(state)
        return (
          <SmallButton
            key={state}
            mode="bleed"
            tone={(count && tones[state]) || 'default'}
            selected={state === chosen}
            aria-pressed={state === chosen}
            text={t(titles[state], { count: count ?? '' }).trim()}
            onClick={() => onChoose(state)}
          />
        )
      })}
    </Flex>
  )
}
