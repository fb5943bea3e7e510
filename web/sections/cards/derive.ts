import { type FieldText, siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatDuration } from '../../../shared/text/formatTime.ts'
import { comparisonDrawing } from '../../charts/drawing.ts'
import { comparisonOf } from '../../charts/schedule.ts'
import type { DeriveContext, SectionInLanguageOf } from '../sectionInLanguage.ts'

type Cards = SectionInLanguageOf<'cards'>
type Item = Cards['items'][number]
type ShownItem = Omit<Item, 'duration'> & { duration?: FieldText | undefined }

/** Adds formatted durations, and a schedule that draws them to scale if they can be compared. */
export function deriveCards(section: Cards, { language }: DeriveContext<'cards'>) {
  const items = section.items.map(
    (item): ShownItem => ({ ...item, duration: durationOf(item, language) }),
  )
  return { ...section, items, comparison: comparisonOf(section.items) }
}

export function drawCards({ items, comparison }: ReturnType<typeof deriveCards>) {
  const rows = items.map(({ title, duration }) => ({ label: title, value: duration }))
  return comparison ? comparisonDrawing(rows, comparison) : undefined
}

function durationOf({ title, duration }: Item, language: Language): FieldText | undefined {
  return (
    duration && { field: siblingKey(title, 'duration'), value: formatDuration(duration, language) }
  )
}
