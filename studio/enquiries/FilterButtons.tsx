import { Flex } from '@sanity/ui'
import { t } from '../i18n/t.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import { type InboxFilter, inboxFilters } from './criteria.ts'

/** The titles of the filters. In other languages they are plurals. */
const titles = {
  new: 'New {count}',
  overdue: 'Overdue {count}',
  mine: 'Mine {count}',
  answered: 'Answered {count}',
  spam: 'Spam {count}',
  failed: 'Mail failed {count}',
  all: 'All {count}',
} as const satisfies Record<InboxFilter, string>

const tones: { [filter in InboxFilter]?: 'caution' | 'critical' } = {
  overdue: 'caution',
  failed: 'critical',
}

type FilterButtonsProps = {
  chosen: InboxFilter
  /** Returns the number of enquiries of a filter, or undefined until it is known. */
  countOf: (filter: InboxFilter) => number | undefined
  onChoose: (filter: InboxFilter) => void
}

/** A button for each filter, with the number of its enquiries. */
export function FilterButtons({ chosen, countOf, onChoose }: FilterButtonsProps) {
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={t('Show')}>
      {inboxFilters.map((filter) => {
        const count = countOf(filter)
        return (
          <SmallButton
            key={filter}
            mode="bleed"
            tone={(count && tones[filter]) || 'default'}
            selected={filter === chosen}
            aria-pressed={filter === chosen}
            text={t(titles[filter], { count: count ?? '' }).trim()}
            onClick={() => onChoose(filter)}
          />
        )
      })}
    </Flex>
  )
}
