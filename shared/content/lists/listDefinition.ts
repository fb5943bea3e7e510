/** A list of documents that pages show. */
export type ListDefinition = {
  type: string
  /**
   * The fields by which documents are sorted. A leading `-`, as in `-publishedOn`, sorts in descending order. Documents
   * without the field come last.
   */
  order: readonly string[]
  /**
   * The field by which the list is filtered. Its value is the filter value, or an array that contains it. If absent,
   * the list has all documents.
   */
  field?: string
  /** Converts the stored value of `field` to the values to filter by. By default, the stored value is used. */
  valuesOf?(stored: unknown): readonly unknown[]
  /** The GROQ projection of a listed document, with the fields above. */
  projection: string
  /** Whether the list may be empty. Where it is, the section is left out. */
  mayBeEmpty?: true
  /** The maximum number of documents in each language, from the first. If absent, there is no limit. */
  max?: number
}

type Fields = { readonly [field: string]: unknown }

/** Returns the filter values of a document; `[null]` for an unfiltered list or a missing value. */
export function listedValues(
  { field = '', valuesOf = (stored) => [stored ?? null].flat() }: ListDefinition,
  document: Fields,
): readonly unknown[] {
  return valuesOf(document[field])
}

/** Returns the comparison of documents by the fields of a list's order. */
export function compareBy(order: ListDefinition['order']) {
  const keys = order.map((field) => ({
    field: field.replace('-', ''),
    sign: field.startsWith('-') ? -1 : 1,
  }))
  return (a: Fields, b: Fields): number => {
    for (const { field, sign } of keys) {
      const [valueOfA, valueOfB] = [a[field] ?? null, b[field] ?? null]
      if (valueOfA === valueOfB) continue
      if (valueOfA === null) return 1
      if (valueOfB === null) return -1
      return valueOfA < valueOfB ? -sign : sign
    }
    return 0
  }
}

type ListSlot = {
  list: string
  /** The GROQ of the value that filters the list, such as the name of a field. */
  filterGroq?: string
  /** The field with a document's id. The list then has only the document's neighbours. */
  neighboursOf?: string
  /** The field with references to documents of the list. The list then has only these, in this order. */
  referenced?: string
}

/** Returns a GROQ projection of a list's slot, which `gate/assembly/joinLists.ts` replaces with the documents. */
export function listSlot({ list, filterGroq, neighboursOf, referenced }: ListSlot): string {
  const fields = [
    `"_list": "${list}"`,
    filterGroq && `"filterValue": ${filterGroq}`,
    neighboursOf && `"neighboursOf": ${neighboursOf}`,
    referenced && `"referenced": ${referenced}[]{"_id": _ref}`,
  ]
  return `{${fields.filter(Boolean).join(', ')}}`
}
