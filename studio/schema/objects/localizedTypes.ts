import { defineField, defineType, type Rule } from 'sanity'
import { z } from 'zod'
import * as shapes from '../../../shared/content/shapes/localized.ts'
import {
  type decorators,
  richText as richTextShape,
} from '../../../shared/content/shapes/richText.ts'
import { defaultLanguage, languages } from '../../../shared/languages.ts'
import { describesField } from '../../documents/translations/describedFiles.ts'
import { hashesField } from '../../documents/translations/sourceHashes.ts'
import {
  LanguageField,
  LocalizedInput,
  translationsFieldset,
} from '../../forms/inputs/LocalizedInput.tsx'
import { RichTextInput, RichTextPlugins } from '../../forms/pasting/RichTextInput.tsx'
import { translate } from '../../i18n/t.ts'
import { optionsOf } from '../fields.ts'
import { isCurrent, isInHouseWording, matchesInLanguage } from '../rules/languages.ts'
import { pageLink, webLink } from './links.ts'

/** The hashes of the translations' English sources, and the English before its last change. */
const marks = defineField({
  name: hashesField,
  title: 'Translated from',
  type: 'object',
  hidden: true,
  fields: languages.map(({ code, name }) =>
    defineField({ name: code, title: name, type: 'string' }),
  ),
})

const described = defineField({
  name: describesField,
  title: 'Written for',
  type: 'string',
  hidden: true,
})

/**
 * Defines an object type with one field per language, stored as `{en, fr, pt}`, and the hashes of its
 * translations. The rules are on the languages, because validation on a field of this type (`required`) would
 * replace the object's own.
 * @param field the field of one language
 * @param shape the site's shape of the whole object
 */
function localized(
  name: string,
  title: string,
  field: { type: string; rows?: number; of?: object[]; components?: object },
  shape: z.ZodType,
) {
  return defineType({
    name,
    title,
    type: 'object',
    components: { input: LocalizedInput },
    // The Studio would collapse deeply nested objects, which would hide the English.
    options: { collapsible: false },
    fieldsets: [
      {
        name: translationsFieldset,
        title: 'Translations',
        options: { collapsible: true, collapsed: true },
      },
    ],
    // Previews show the English.
    preview: {
      select: { text: defaultLanguage },
      prepare: ({ text }: { text?: unknown }) => ({
        title: typeof text === 'string' ? text : translate(title),
      }),
    },
    fields: [
      ...languages.map((language) => {
        const isDefault = language.code === defaultLanguage
        return defineField({
          ...field,
          name: language.code,
          title: language.name,
          components: { ...field.components, field: LanguageField },
          ...(!isDefault && { fieldset: translationsFieldset }),
          validation: (rule: Rule) => [
            rule.custom(matchesInLanguage(shape, language.code)),
            ...(isDefault ? [] : [rule.custom(isCurrent(language.code)).warning()]),
            rule.custom(isInHouseWording(language.code)).warning(),
          ],
        })
      }),
      marks,
      described,
    ],
  })
}

const block = {
  type: 'block' as const,
  styles: [
    { title: 'Paragraph', value: 'normal' },
    { title: 'Sub-heading', value: 'h3' },
  ],
  lists: [
    { title: 'Bullets', value: 'bullet' },
    { title: 'Numbers', value: 'number' },
  ],
  marks: {
    decorators: optionsOf({ strong: 'Bold', em: 'Italics' } satisfies Record<
      (typeof decorators)[number],
      string
    >),
    annotations: [{ type: pageLink.name }, { type: webLink.name }],
  },
}

/** A link before its reference is resolved; its fields have their own rules. */
const link = z.looseObject({
  _key: z.string(),
  _type: z.enum([pageLink.name, webLink.name], 'is a link of an unknown kind'),
})

const storedRichText = richTextShape(link)
const localeRichText = shapes.localizedShape(storedRichText)
const partlyLocalizedRichText = shapes.partlyLocalizedShape(storedRichText)

const richText = {
  type: 'array',
  of: [block],
  components: { input: RichTextInput, portableText: { plugins: RichTextPlugins } },
}

/** Every type with one field per language. A paragraph is stored like a single line. */
export const localizedTypes = [
  localized('localeString', 'Text', { type: 'string' }, shapes.localeString),
  localized('localeText', 'Paragraph', { type: 'text', rows: 3 }, shapes.localeString),
  localized('localeRichText', 'Rich text', richText, localeRichText),
  // Texts of documents that exist in some languages only, so that none of the languages is required.
  localized('partlyLocalizedString', 'Text', { type: 'string' }, shapes.partlyLocalizedString),
  localized(
    'partlyLocalizedText',
    'Paragraph',
    { type: 'text', rows: 3 },
    shapes.partlyLocalizedString,
  ),
  localized('partlyLocalizedRichText', 'Rich text', richText, partlyLocalizedRichText),
]

export function isLocalizedType(name: string): boolean {
  return localizedTypes.some((type) => type.name === name)
}
