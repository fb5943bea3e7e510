import type { CustomValidator, SanityDocument } from 'sanity'
import { translations } from '../../../shared/content/coverage.ts'
import { t } from '../../i18n/t.ts'
import { documentCoverage } from '../../translations/documentCoverage.ts'

/** Counts a document's missing translations in one line. */
export const allTranslated: CustomValidator<SanityDocument | undefined> = (document, context) => {
  const type = document && context.schema.get(document._type)
  if (!type) return true
  const { texts, written } = documentCoverage(document, type)
  const missing = translations
    .filter(({ code }) => written[code] < texts)
    .map(({ code, name }) =>
      t('{missing} of {texts} texts in {language}', {
        missing: texts - written[code],
        texts,
        language: name,
      }),
    )
  return missing.length === 0
    ? true
    : t('Not translated: {languages}. The site shows the English there.', {
        languages: missing.join(', '),
      })
}
