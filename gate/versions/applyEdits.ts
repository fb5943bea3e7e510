import { isObject } from '../../shared/content/fieldPaths.ts'
import { applyFieldChanges, type FieldChange } from '../../shared/contentLake/fieldChanges.ts'
import type { FieldEdit } from '../../shared/plans/plan.ts'
import type { QueryResults } from './publishedContent.ts'

/**
 * Returns query results after changes of single fields. A change is left out if the value in a query result cannot be
 * computed from the stored value: for example a picture, whose file only the Content Lake knows.
 */
export function applyEdits(results: QueryResults, edits: readonly FieldEdit[]): QueryResults {
  if (edits.length === 0) return results
  const byDocument = Map.groupBy(edits, ({ id }) => id)
  const resolve = resolver(results)
  const edited = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(edited)
    if (!isObject(value)) return value
    const inner = Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, edited(field)]),
    )
    const own = byDocument.get(String(value._id)) ?? []
    if (own.length === 0) return inner
    const changes = own.flatMap(({ changes }) => changes).flatMap(resolve)
    return applyFieldChanges(inner, changes).document
  }
  return {
    pages: results.pages.map((page) => ({ ...page, ...Object(edited(page)) })),
    listed: results.listed.map((document) => ({ ...document, ...Object(edited(document)) })),
    redirects: results.redirects,
    site: edited(results.site),
  }
}

/** Returns a function that replaces the references in a change by the documents that the results have in their place. */
function resolver({ pages, listed }: QueryResults) {
  const documents = new Map([
    ...listed.map((document) => [document._id, document] as const),
    ...pages.map(({ _id, _type, slug }) => [_id, { _id, _type, slug }] as const),
  ])
  return (change: FieldChange): FieldChange[] => {
    let isKnown = true
    const resolved = (value: unknown): unknown => {
      if (value === undefined) return undefined
      return JSON.parse(JSON.stringify(value), (_, inner: unknown) => {
        if (!isObject(inner)) return inner
        if (typeof inner._ref !== 'string') return inner._type === 'slug' ? inner.current : inner
        const document = documents.get(inner._ref)
        isKnown &&= document !== undefined
        return document
      })
    }
    const [from, to] = [resolved(change.from), resolved(change.to)]
    return isKnown ? [{ ...change, from, to }] : []
  }
}
