import { z } from 'zod'
import { pdf } from '../../../shared/content/files/pdf.ts'
import * as fragments from '../../../shared/content/lists/fragments.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { entries, sectionFields, sectionQueries } from '../sectionFields.ts'

/** PDF files to download. `language` is the language of the file. */
export const downloads = z
  .object({
    ...sectionFields,
    _type: z.literal('downloads'),
    items: entries({
      title: localeString,
      description: localeString.optional(),
      language: z.enum(languageCodes, 'is not a language of the site').optional(),
      file: pdf,
    }),
  })
  .register(sectionQueries, {
    groq: `items[]{..., "file": select(defined(file.asset) => file${fragments.file})}`,
  })
