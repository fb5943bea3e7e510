import { siblingKey } from '../../../shared/content/languages/inLanguage.ts'
import type { Language } from '../../../shared/languages.ts'
import { languageNames } from '../../../shared/text/languageNames.ts'
import type { SectionInLanguageOf } from '../sectionInLanguage.ts'

type Person = NonNullable<SectionInLanguageOf<'people'>['people']>[number]

/** Wraps untranslated fields as texts, so that search and Markdown include them. */
export function derivePeople(
  { people = [], ...section }: SectionInLanguageOf<'people'>,
  { language }: { language: Language },
) {
  return { ...section, people: people.map((person) => withTexts(person, language)) }
}

function withTexts(
  { _id, name, role, about, languages, phone, image }: Person,
  language: Language,
) {
  const text = (field: string, value: string) => ({ field: siblingKey(role, field), value })
  return {
    _id,
    name: text('name', name),
    role,
    about,
    ...(languages?.length && {
      // Languages are named at build time, because browsers know the names of fewer languages.
      languages: { ...text('languages', languageNames(languages, language)), codes: languages },
    }),
    ...(phone && { phone: text('phone', phone) }),
    image,
  }
}
