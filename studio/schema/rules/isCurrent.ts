import type { CustomValidator } from 'sanity'
import type { Language } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { staleLanguages } from '../../translations/marks.ts'

/** Returns a rule that warns about a translation that is older than its English. */
export function isCurrent(code: Language): CustomValidator<unknown> {
  return (_value, { parent, hidden }) => {
    if (hidden || !isText(parent)) return true
    return staleLanguages(parent).every((stale) => stale.code !== code)
      ? true
      : t('The English has changed since this was translated')
  }
}

function isText(parent: unknown): parent is Record<string, unknown> {
  return parent instanceof Object
}
