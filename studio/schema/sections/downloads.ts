import type { Rule } from 'sanity'
import { languageCodes } from '../../../shared/languages.ts'
import type { downloads } from '../../../web/sections/downloads/shape.ts'
import { DescribedFileInput } from '../../forms/inputs/DescribedInputs.tsx'
import type { StudioFields } from '../formFields.ts'
import { describesShown } from '../rules/described.ts'
import { validFile, warnIfEncrypted } from '../rules/files.ts'

const describesFile = {
  validation: (rule: Rule) => rule.custom(describesShown(languageCodes)).warning(),
}

export const downloadsFields: StudioFields<typeof downloads> = {
  items: {
    preview: { select: { title: 'title.en', subtitle: 'file.asset.originalFilename' } },
    components: { input: DescribedFileInput },
  },
  'items.title': describesFile,
  'items.file': {
    type: 'file',
    options: { accept: 'application/pdf' },
    validation: (rule) => [rule.custom(validFile('pdf')), rule.custom(warnIfEncrypted).warning()],
  },
  'items.description': describesFile,
}
