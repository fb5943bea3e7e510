import { z } from 'zod'
import { language, list, paragraph, studioField, text } from '../../../shared/content/fields.ts'
import { fileKinds } from '../../../shared/content/files/file.ts'
import { pdf } from '../../../shared/content/files/pdf.ts'
import { fileIn } from '../../../shared/content/lists/fragments.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** PDF files to download. */
export const downloads = z
  .object({
    ...sectionFields,
    _type: z.literal('downloads'),
    items: list('Files', {
      title: text('Title', 'The name of the file, also of the copy that a visitor downloads.'),
      file: studioField(
        'PDF',
        `A PDF of at most ${fileKinds.pdf.max / 1_000_000} MB. Many visitors pay for each megabyte.`,
        pdf,
        fileIn,
      ),
      language: language(
        'Language of the file',
        'Shown beside its size. Choose none for a file without text, or in several languages.',
      ).optional(),
      description: paragraph(
        'Description',
        'A sentence about what is in it. Leave it empty for none.',
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Downloads',
    description: 'PDF files, each with its size: a brochure, a form, a certificate.',
    findBy: 'pdf, file, brochure, attachment',
  })
