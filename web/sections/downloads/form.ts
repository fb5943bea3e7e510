import { Download } from 'lucide-react'
import type { Rule } from 'sanity'
import { fileKinds } from '../../../shared/content/files/file.ts'
import { languageCodes, languages } from '../../../shared/languages.ts'
import { DescribedFileInput } from '../../../studio/forms/inputs/DescribedInputs.tsx'
import { list, oneOf, paragraph, text } from '../../../studio/schema/fields.ts'
import { describesShown } from '../../../studio/schema/rules/described.ts'
import { validFile, warnIfEncrypted } from '../../../studio/schema/rules/files.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { downloads } from './shape.ts'

const describesFile = {
  validation: (rule: Rule) => rule.custom(describesShown(languageCodes)).warning(),
}

export const downloadsForm = sectionForm(downloads, {
  title: 'Downloads',
  description: 'PDF files, each with its size: a brochure, a form, a certificate.',
  icon: Download,
  outline,
  findBy: 'pdf, file, brochure, attachment',
  fields: [
    list(
      'items',
      'Files',
      [
        text(
          'title',
          'Title',
          'The name of the file, also of the copy that a visitor downloads.',
          describesFile,
        ),
        {
          name: 'file',
          title: 'PDF',
          description: `A PDF of at most ${fileKinds.pdf.max / 1_000_000} MB. Many visitors pay for each megabyte.`,
          type: 'file',
          options: { accept: 'application/pdf' },
          validation: (rule: Rule) => [
            rule.custom(validFile('pdf')),
            rule.custom(warnIfEncrypted).warning(),
          ],
        },
        oneOf(
          'language',
          'Language of the file',
          'Shown beside its size. Choose none for a file without text, or in several languages.',
          Object.fromEntries(languages.map(({ code, name }) => [code, name])),
        ),
        paragraph(
          'description',
          'Description',
          'A sentence about what is in it. Leave it empty for none.',
          describesFile,
        ),
      ],
      {
        preview: { select: { title: 'title.en', subtitle: 'file.asset.originalFilename' } },
        components: { input: DescribedFileInput },
      },
    ),
  ],
})
