import { z } from 'zod'
import {
  line,
  list,
  page,
  paragraph,
  points,
  queried,
  text,
} from '../../../shared/content/fields.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { plainText } from '../../../shared/content/shapes/plainText.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** A number, or in the Studio a placeholder for one, such as `{countries.waho}`. */
const countryCount = plainText
  .trim()
  .regex(
    /^([1-9]\d*|\{countries\.\w+\})$/,
    'must be a number, such as 15, or a placeholder, such as {countries.waho}',
  )

/** Regulatory bodies, each with a link to its page. */
export const bodies = z
  .object({
    ...sectionFields,
    _type: z.literal('bodies'),
    items: list('Organizations', {
      name: text('Short name', 'The name in common use, such as NAFDAC.'),
      fullName: text('Full name', 'Its name in full.'),
      text: paragraph('Text', 'One or two sentences about what it does.'),
      services: points('Our services', 'What we do there, one a line.'),
      countryCount: line(
        'Countries it covers',
        'A number, such as 194, or {countries.waho} for that of the members of WAHO on this site.',
        countryCount,
      ),
      page: page('Page', 'The page about this authority.'),
      link: queried(
        z.object({ _id: z.string(), linkText: localeString.optional() }),
        'page->{_id, linkText}',
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Regulatory bodies',
    description: 'Authorities, with our services for each and a link to its page.',
    findBy: 'authorities, agencies, regulators, fda',
  })
