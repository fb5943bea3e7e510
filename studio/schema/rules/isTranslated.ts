import type { CustomValidator } from 'sanity'
import { defaultLanguage, languages } from '../../../shared/languages.ts'

/** Warns about missing translations. */
export const isTranslated: CustomValidator<unknown> = (value, { parent, hidden }) => {
  if (value === undefined || hidden) return true
  const missing = languages.filter(
    ({ code }) => code !== defaultLanguage && !(parent instanceof Object && code in parent),
  )
  return missing.length === 0
    ? true
    : `Not translated: ${missing.map(({ name }) => name).join(', ')}. The site shows the English there.`
}
