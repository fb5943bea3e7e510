import {
  type FieldText,
  siblingKey,
  type Text,
} from '../../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../../shared/languages.ts'
import { formatTime } from '../../../shared/text/formatTime.ts'
import { scheduleOf } from '../../charts/schedule.ts'
import { messageIn } from '../../i18n/messages.ts'
import type { DeriveContext, SectionInLanguageOf } from '../sectionInLanguage.ts'

type Steps = SectionInLanguageOf<'steps'>
type Item = Steps['items'][number]
type ShownItem = Omit<Item, 'time'> & { time?: Text | FieldText | undefined }

/** Adds formatted times, and a schedule if the times can be compared. */
export function deriveSteps(section: Steps, { language }: DeriveContext<'steps'>) {
  const items = section.items.map(
    (item): ShownItem => ({ ...item, time: formattedTimeOf(item, language) }),
  )
  return { ...section, items, schedule: scheduleOf(section.items) }
}

function formattedTimeOf({ title, time }: Item, language: Language): Text | FieldText | undefined {
  if (time === undefined || time.kind === 'text') return time?.text
  const ongoing = messageIn(language, 'time.ongoing').value
  return { field: siblingKey(title, 'time'), value: formatTime(time, language, ongoing) }
}
