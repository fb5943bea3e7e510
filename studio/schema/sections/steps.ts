import { time as timeShape } from '../../../shared/content/shapes/duration.ts'
import { formatTime } from '../../../shared/text/formatTime.ts'
import type { steps } from '../../../web/sections/steps/shape.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import type { StudioFields } from '../formFields.ts'
import { time } from '../objects/duration.ts'

export const stepsFields: StudioFields<typeof steps> = {
  items: {
    preview: {
      select: { title: 'title.en', text: 'time.text.en', stored: 'time' },
      prepare: ({ title, text, stored }) => {
        const { data } = timeShape.safeParse(stored)
        const isText = data === undefined || data.kind === 'text'
        return { title, subtitle: isText ? text : formatTime(data, studioLanguage, t('Ongoing')) }
      },
    },
  },
  'items.time': time,
}
