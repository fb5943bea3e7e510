import { z } from 'zod'
import { fieldPathText } from '../../shared/content/fieldPaths.ts'
import {
  sourceLanguageOf,
  withSourceTexts,
} from '../../shared/content/languages/documentLanguages.ts'
import { plainMessages } from '../../shared/content/shapes/plainMessages.ts'
import type { Issue } from './issues.ts'

export const documentIdentity = z.object({ _id: z.string(), _type: z.string() })

export type DocumentIdentity = z.output<typeof documentIdentity>

export const anyDocument = documentIdentity.loose()

export type AnyDocument = z.output<typeof anyDocument>

/** A parsed value, or the issues that prevented parsing. */
export type ParseResult<T> = { value: T; issues: [] } | { value: null; issues: Issue[] }

/**
 * Parses the query result for a document. Zod's own messages are replaced, because they name JavaScript types.
 * @param result without nulls, because shapes expect undefined: see `withoutNulls`
 * @param document the document to which issues belong, unless they are in a document that it lists
 */
export function parseDocument<T>(
  shape: z.ZodType<T>,
  result: unknown,
  document: DocumentIdentity,
): ParseResult<T> {
  const parsed = shape.safeParse(result, plainMessages)
  if (parsed.success) return { value: parsed.data, issues: [] }
  const issues = parsed.error.issues.map(({ path, message }) => ({
    ...locateIssue(path, result, document),
    message,
  }))
  return { value: null, issues }
}

/** Parses the query result for a page. Sections of a page that does not exist in English need no English text. */
export function parsePage<T>(shape: z.ZodType<T>, page: AnyDocument): ParseResult<T> {
  const sections = withSourceTexts(page.sections, sourceLanguageOf(page))
  return parseDocument(shape, sections === page.sections ? page : { ...page, sections }, page)
}

/**
 * Returns the document and the field of a path. The result for a page contains the documents that its
 * sections list: a path inside one of them belongs to that document, and begins there.
 * @param path the property names and indexes from the result to the value, as in a zod issue
 */
export function locateIssue(
  path: readonly PropertyKey[],
  result: unknown,
  page: DocumentIdentity,
): Omit<Issue, 'message'> {
  let owner = { ...page, result, start: 0 }
  let value = result
  for (const [index, step] of path.slice(0, -1).entries()) {
    value = value instanceof Object ? Reflect.get(value, step) : undefined
    const inner = documentIdentity.safeParse(value)
    if (inner.success) owner = { ...inner.data, result: value, start: index + 1 }
  }
  return {
    documentId: owner._id,
    documentType: owner._type,
    path: fieldPathText(path.slice(owner.start), owner.result),
  }
}

/** Removes nulls, which GROQ returns for missing fields, because shapes expect undefined. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (!(value instanceof Object)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([field, inner]) => [field, withoutNulls(inner)]),
  )
}

/** Returns an issue of a whole singleton. A singleton's id is its type. */
export function issueOf(type: string, message: string): Issue {
  return { documentId: type, documentType: type, path: '', message }
}
