import type { CustomValidator } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import type { Language } from '../../../shared/languages.ts'
import { formerFile, shownFile } from '../../documents/translations/describedFiles.ts'
import { t } from '../../i18n/t.ts'

/** Reports the languages of a text that was written for a former picture or file. */
export function describesShown(codes: readonly Language[]): CustomValidator<unknown> {
  return (text, { parent, hidden }) => {
    if (hidden || !isObject(text) || formerFile(text, shownFile(parent)) === undefined) return true
    return codes
      .filter((code) => isWritten(text[code]))
      .map((code) => ({
        message: t('This was written for the former picture or file: rewrite it, or confirm it'),
        path: [code],
      }))
  }
}
