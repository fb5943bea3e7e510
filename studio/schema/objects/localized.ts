import { defineType, type FieldDefinition, type Rule } from 'sanity'
import type { z } from 'zod'
import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { LocalizedInput } from '../../inputs/LocalizedInput.tsx'
import { agreesInLanguage } from '../rules/agreesInLanguage.ts'
import { isTranslated } from '../rules/isTranslated.ts'

type Basics = Pick<FieldDefinition, 'name' | 'title' | 'fieldset'> & {
  validation: (rule: Rule) => Rule[]
}

/**
 * A type that is written once per language, stored as `{en, fr, pt}`.
 * Its rules stand at the languages and not at the object, because a field of this type that has
 * rules of its own (`required`) replaces the object's.
 * @param field makes the field that one language is written in
 * @param shape the shape the site reads the whole object with
 */
export function localized(
  name: string,
  title: string,
  field: (basics: Basics) => FieldDefinition,
  shape: z.ZodType,
) {
  return defineType({
    name,
    title,
    type: 'object',
    components: { input: LocalizedInput },
    // The Studio folds what stands deep in a document; the English is what an editor came for.
    options: { collapsible: false },
    fieldsets: [
      {
        name: 'translations',
        title: 'Translations',
        options: { collapsible: true, collapsed: true },
      },
    ],
    fields: languages.map((language) => {
      const isDefault = language.code === defaultLanguage
      return field({
        name: language.code,
        title: language.name,
        ...(!isDefault && { fieldset: 'translations' }),
        validation: (rule) => [
          rule.custom(agreesInLanguage(shape, language.code)),
          ...(isDefault ? [rule.custom(isTranslated).warning()] : []),
        ],
      })
    }),
  })
}
