import type { SchemaType } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { type Language, languages } from '../../../shared/languages.ts'
import { textFields } from '../../schema/textFields.ts'

/** A part of a text that is stored as one string. */
type Part = {
  /** The path of the string in its localized text, in Sanity's notation, such as `en`. */
  path: string
  text: string
  /** The start index in the text. */
  start: number
}

export type FoundText = {
  /** The path of the field in Sanity's notation, without the language of a localized text. */
  field: string
  /** Absent for a text that is the same in all languages, such as a name. */
  language: Language | undefined
  text: string
  parts: Part[]
}

/**
 * Returns the texts of a document in each language, in the form's order: one per paragraph. Choices,
 * page addresses and hidden fields are excluded.
 */
export function readTexts(document: unknown, type: SchemaType): FoundText[] {
  return textFields(document, type).flatMap(({ path, type, value }) => {
    if (typeof value === 'string') return isPlainText(type) ? [plainText(path, value)] : []
    return languages.flatMap(({ code }) => collectTexts(value[code], path, code))
  })
}

const plainText = (field: string, text: string): FoundText => ({
  field,
  language: undefined,
  text,
  parts: [{ path: '', text, start: 0 }],
})

/** Returns whether a field is free text, without a list of options. */
const isPlainText = ({ name, type, options }: SchemaType) =>
  (name === 'string' || name === 'text' || type?.name === 'string') && !options?.list

/** Returns the texts of one language: a string as one text, rich text as one text per paragraph. */
function collectTexts(value: unknown, field: string, language: Language): FoundText[] {
  const entries = Array.isArray(value) ? value : [value]
  return entries.flatMap((entry: unknown) => {
    const parts =
      typeof entry === 'string'
        ? [{ path: language, text: entry, start: 0 }]
        : collectParts(entry, language)
    const text = toPlainText(entry)
    return text === '' ? [] : [{ field, language, text, parts }]
  })
}

function collectParts(block: unknown, language: Language): Part[] {
  const { _key, children } = isObject(block) ? block : {}
  let start = 0
  return (Array.isArray(children) ? children : []).map((span: unknown) => {
    const { _key: key, text } = isObject(span) ? span : {}
    const part = {
      path: `${language}[_key=="${_key}"].children[_key=="${key}"].text`,
      text: typeof text === 'string' ? text : '',
      start,
    }
    start += part.text.length
    return part
  })
}
