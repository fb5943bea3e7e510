import type { SanityDocument } from 'sanity'
import { languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import { fieldChanges } from '../../../shared/contentLake/fieldChanges.ts'
import { defaultLanguage, isLanguage, type Language } from '../../../shared/languages.ts'

/**
 * Returns the language in which a draft is shown to somebody: the preferred one if the draft changes texts in it, or
 * else one in which it does. What is not written in a language, such as a picture, is seen in each.
 * @param published undefined for a page that is new, all of which is to be seen
 */
export function sharedLanguage(
  draft: SanityDocument,
  published: SanityDocument | null,
  preferred: Language,
): Language {
  const existing = languagesOf(draft)
  const changed = published
    ? fieldChanges(published, draft).map(({ path }) => path.find(isLanguage))
    : [undefined]
  const isSeenIn = (language: Language) =>
    existing.includes(language) && changed.some((code) => code === undefined || code === language)
  return [preferred, ...existing].find(isSeenIn) ?? existing[0] ?? defaultLanguage
}
