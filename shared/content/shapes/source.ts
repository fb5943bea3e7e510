import { z } from 'zod'
import { date, number, studioField, text, url, wholeProjectionOf } from '../fields.ts'
import { translations } from '../languages/translationCoverage.ts'
import { webAddress } from './link.ts'

/** The address of a page, and those of its versions in other languages. */
export const sourceAddress = {
  url: url('Address', 'The page where it can be read, as https://…'),
  urls: studioField(
    'Address in other languages',
    'Only if there is a page in that language.',
    z.object(Object.fromEntries(translations.map(({ code }) => [code, webAddress.optional()]))),
  ).optional(),
}

/** A source for statements in sections: its publisher, its address, and the day on which it was last read. */
export const source = z.object(
  {
    _id: z.string(),
    name: text(
      'Name',
      'Who says it, and where: “NAFDAC’s Ceiling List”. These are the words of the link.',
    ),
    ...sourceAddress,
    checkedOn: date(
      'Checked on',
      'The day on which you last read it there. Pages show its month and year.',
    ),
    reviewIntervalMonths: number(
      'Months until the next check',
      'Leave it empty for twelve. “Start” lists it in that month.',
      z
        .int('must be a whole number')
        .min(1, 'must be between 1 and 60')
        .max(60, 'must be between 1 and 60'),
    ).optional(),
    memberships: studioField(
      'Memberships of countries',
      'Those that it states, such as the members of OAPI. Each section that lists, counts or names these countries then cites it by itself.',
      z.array(z.string()),
    ).optional(),
  },
  'refers to a source that does not exist or is not published',
)

export const sourceProjection = `{_type, ${wholeProjectionOf(source.shape)}}`

/** The projection of a field that refers to a source. */
export const sourceIn = (field: string) =>
  `select(defined(${field}) => ${field}->${sourceProjection})`
