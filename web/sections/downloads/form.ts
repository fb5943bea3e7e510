import { Download } from 'lucide-react'
import { defineField } from 'sanity'
import { largestPdf } from '../../../shared/content/shapes/pdf.ts'
import { languages } from '../../../shared/languages.ts'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { required } from '../../../studio/schema/rules/required.ts'
import { soundPdf } from '../../../studio/schema/rules/soundPdf.ts'

export const downloadsForm = defineSection({
  name: 'downloads',
  title: 'Downloads',
  description: 'PDF files, each with its size: a brochure, a form, a certificate.',
  icon: Download,
  drawing: [
    heading,
    ...rows(4, (y) => [
      [20, y, 110, 6, 'ink'],
      [180, y + 2, 40, 3, 'line'],
      [20, y + 17, 200, 1, 'line'],
    ]),
  ],
  fields: [
    items('Files', {
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: 'What the file is. A visitor’s copy is named like this.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'file',
          title: 'PDF',
          description: `A PDF of at most ${largestPdf / 1_000_000} MB. Many visitors pay for each megabyte.`,
          type: 'file',
          options: { accept: 'application/pdf' },
          validation: (rule) => rule.required().assetRequired().custom(soundPdf),
        }),
        defineField({
          name: 'language',
          title: 'Language of the file',
          description:
            'Shown beside its size. Choose none for a file without words, or in several languages.',
          type: 'string',
          options: { list: languages.map(({ code, name }) => ({ value: code, title: name })) },
        }),
        defineField({
          name: 'description',
          title: 'Description',
          description: 'A sentence about what is in it. Leave it empty for none.',
          type: 'localeText',
        }),
      ],
      preview: { select: { title: 'title.en', subtitle: 'file.asset.originalFilename' } },
    }),
  ],
})
