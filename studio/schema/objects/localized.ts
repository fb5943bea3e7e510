import { defineField, defineType, type FieldDefinition, type Rule } from 'sanity'
import type { z } from 'zod'
import { translations } from '../../../shared/content/coverage.ts'
import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { translate } from '../../i18n/t.ts'
import { LocalizedInput } from '../../inputs/LocalizedInput.tsx'
import { marksField } from '../../translations/marks.ts'
import { agreesInLanguage } from '../rules/agreesInLanguage.ts'
import { isCurrent } from '../rules/isCurrent.ts'

type Basics = Pick<FieldDefinition, 'name' | 'title' | 'fieldset'> & {
  validation: (rule: Rule) => Rule[]
}

/** The marks of the English that the translations were made from; the Studio keeps them. */
const marks = defineField({
  name: marksField,
  title: 'Translated from',
  type: 'object',
  hidden: true,
  fields: translations.map(({ code, name }) =>
    defineField({ name: code, title: name, type: 'string' }),
  ),
})

/**
 * Defines an object type with one field per language, stored as `{en, fr, pt}`, and the marks of its
 * translations. The rules are on the languages, because validation on a field of this type
 * (`required`) replaces the object's own.
 * @param field returns the field of one language
 * @param shape the site's shape of the whole object
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
    // The Studio collapses deeply nested objects, which would hide the English.
    options: { collapsible: false },
    fieldsets: [
      {
        name: 'translations',
        title: 'Translations',
        options: { collapsible: true, collapsed: true },
      },
    ],
    // Where the Studio tells of a text in one line it shows the English.
    preview: {
      select: { text: defaultLanguage },
      prepare: ({ text }: { text?: unknown }) => ({
        title: typeof text === 'string' ? text : translate(title),
      }),
    },
    fields: [
      ...languages.map((language) => {
        const isDefault = language.code === defaultLanguage
        return field({
          name: language.code,
          title: language.name,
          ...(!isDefault && { fieldset: 'translations' }),
          validation: (rule) => [
            rule.custom(agreesInLanguage(shape, language.code)),
            ...(isDefault ? [] : [rule.custom(isCurrent(language.code)).warning()]),
          ],
        })
      }),
      marks,
    ],
  })
}
