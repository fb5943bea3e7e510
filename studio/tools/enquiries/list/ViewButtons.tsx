import { Flex } from '@sanity/ui'
import { t } from '../../../i18n/t.ts'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import { type View, views } from '../criteria.ts'

/** The titles of the views. In other languages they are plurals. */
const titles = {
  new: 'New {count}',
  overdue: 'Overdue {count}',
  mine: 'Mine {count}',
  answered: 'Answered {count}',
  spam: 'Spam {count}',
  failed: 'Mail failed {count}',
  all: 'All {count}',
  deleted: 'Deleted {count}',
} as const satisfies Record<View, string>

const tones: { [view in View]?: 'caution' | 'critical' } = {
  overdue: 'caution',
  failed: 'critical',
}

type ViewButtonsProps = {
  chosen: View
  /** Returns the number of enquiries of a view, or undefined until it is known. */
  countOf: (view: View) => number | undefined
  onChoose: (view: View) => void
}

/** A button for each view, with the number of its enquiries. */
export function ViewButtons({ chosen, countOf, onChoose }: ViewButtonsProps) {
  return (
    <Flex gap={1} wrap="wrap" role="group" aria-label={t('Show')}>
      {views.map((view) => {
        const count = countOf(view)
        return (
          <SmallButton
            key={view}
            mode="bleed"
            tone={(count && tones[view]) || 'default'}
            selected={view === chosen}
            aria-pressed={view === chosen}
            text={t(titles[view], { count: count ?? '' }).trim()}
            onClick={() => onChoose(view)}
          />
        )
      })}
    </Flex>
  )
}
