import type { SchemaType } from 'sanity'
import { type Coverage, coverageOf, isWritten } from '../../shared/content/coverage.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { isLocalizedType } from '../schema/objects/localizedTypes.ts'

/**
 * Counts the texts of a document and their translations. A text is a field of a localized type that
 * is written in English and that the form shows.
 */
export function documentCoverage(document: unknown, type: SchemaType): Coverage {
  return coverageOf(textsIn(document, type, document))
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

/** A button of one kind keeps what was written for another; the form and the site hide that. */
function isHidden({ hidden }: SchemaType, parent: Fields, document: unknown): boolean {
  if (typeof hidden !== 'function') return hidden === true
  const context = { parent, document, value: undefined, currentUser: null, path: [] }
  return hidden(context as unknown as Parameters<typeof hidden>[0])
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
