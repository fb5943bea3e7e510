import type { CustomValidator } from 'sanity'
import type { z } from 'zod'
import { fieldPath } from '../../../shared/content/fieldPaths.ts'
import { withSourceTexts } from '../../../shared/content/languages/documentLanguages.ts'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { isWritten } from '../../../shared/content/languages/translationCoverage.ts'
import { plainMessages } from '../../../shared/content/shapes/plainMessages.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { avoidedForms, brokenRules, searchWordsField } from '../../../shared/wording/wording.ts'
import { isStale } from '../../documents/translations/sourceHashes.ts'
import { writtenLanguageOf } from '../../documents/translations/writtenLanguage.ts'
import { studioLanguage } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { issueText } from './shape.ts'

/**
 * Validates one language of a field against the site's shape of the whole field, because a translated list is
 * compared with the English one.
 * @param shape the shape of the `{en, fr, pt}` object
 */
export function matchesInLanguage(shape: z.ZodType, code: Language): CustomValidator<unknown> {
  return (value, { parent, hidden, document = {} }) => {
    if (hidden) return true
    const source = writtenLanguageOf(document)
    const isInEnglish = source === defaultLanguage || isWritten(Object(parent)[defaultLanguage])
    // A document that is not in English has what is required in its first language.
    if (!isInEnglish && code === defaultLanguage) return true
    const required = !isInEnglish && code === source ? defaultLanguage : code
    return (shape.safeParse(withSourceTexts(parent, source), plainMessages).error?.issues ?? [])
      .filter((issue) => issue.path[0] === required)
      .map((issue) => ({
        message: value === undefined ? t('Required') : issueText(issue.message),
        path: fieldPath(issue.path.slice(1), value),
      }))
  }
}

/** Warns about a stale translation. */
export function isCurrent(code: Language): CustomValidator<unknown> {
  return (_value, { parent, hidden }) =>
    hidden || !isStale(Object(parent), code)
      ? true
      : t('The English has changed since this was translated')
}

/** Warns about avoided forms of the glossary and about typography. */
export function isInHouseWording(code: Language): CustomValidator<unknown> {
  return (value, { hidden, path = [] }) => {
    const text = hidden || path.includes(searchWordsField) ? '' : toPlainText(value)
    const issues = [
      ...avoidedForms(text, code).map((form) => t('“{found}”: we write “{write}”', form)),
      ...brokenRules(text, code).map((rule) =>
        t('Typography: {rule}', { rule: rule[studioLanguage] }),
      ),
    ]
    return issues.length === 0 || issues.join('; ')
  }
}
