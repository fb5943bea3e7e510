import { languageCodes } from '../../shared/languages.ts'
import { studioLanguage } from '../i18n/language.ts'

const languages = [...new Set([studioLanguage, ...languageCodes])]

/** GROQ of a document's title in the Studio's language, or in the first language in which it is written. */
export const anyTitle = `coalesce(${languages.map((code) => `title.${code}`).join(', ')})`
