import type { SchemaType } from 'sanity'
import { defaultLanguage, type Language, languages } from '../../shared/languages.ts'
import { isLocalizedType } from '../schema/objects/localizedTypes.ts'

/** The languages that texts are translated into. */
export const translations = languages.filter(({ code }) => code !== defaultLanguage)

/** How many of a document's texts are written in each language that texts are translated into. */
export type Coverage = { texts: number; written: Record<Language, number> }

/**
 * Counts the texts of a document and their translations. What counts as a text follows from the
 * schema: fields of a localized type that are written in English and that an editor sees.
 */
export function coverageOf(document: unknown, type: SchemaType): Coverage {
  const texts = textsIn(document, type, document)
  const written = Object.fromEntries(
    languages.map(({ code }) => [code, texts.filter((text) => isWritten(text[code])).length]),
  ) as Coverage['written']
  return { texts: texts.length, written }
}

/** The share of texts that are written in a language, in whole percent; 100 only where all are. */
export function percentOf({ texts, written }: Coverage, code: Language): number {
  return texts === 0 ? 100 : Math.floor((100 * written[code]) / texts)
}

type Fields = Record<string, unknown>

function textsIn(value: unknown, type: SchemaType, document: unknown): Fields[] {
  if (Array.isArray(value) && type.jsonType === 'array')
    return value.flatMap((item) => {
      const name = isFields(item) ? item._type : undefined
      const member = type.of.find((candidate) => candidate.name === name) ?? type.of[0]
      return member ? textsIn(item, member, document) : []
    })
  if (!isFields(value) || type.jsonType !== 'object') return []
  if (isLocalizedType(type.name)) return isWritten(value[defaultLanguage]) ? [value] : []
  return type.fields
    .filter((field) => !isHidden(field.type, value, document))
    .flatMap((field) => textsIn(value[field.name], field.type, document))
}

/** A button keeps the words of the kind it was before; nobody sees them. */
function isHidden({ hidden }: SchemaType, parent: Fields, document: unknown): boolean {
  if (typeof hidden !== 'function') return hidden === true
  const context = { parent, document, value: undefined, currentUser: null, path: [] }
  return hidden(context as unknown as Parameters<typeof hidden>[0])
}

function isWritten(text: unknown): boolean {
  return typeof text === 'string' ? text.trim() !== '' : Array.isArray(text) && text.length > 0
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
