/** A list of documents that pages show. */
export type ListDefinition = {
  type: string
  /**
   * The fields that order the documents, descending after a `-`, such as `-on`; a document without a field comes last.
   */
  order: readonly string[]
  /** The field that the list filters by: its value is the choice, or an array with it. All documents if absent. */
  field?: string
  /** Returns the values to filter by of what `field` contains. If absent, these are its content. */
  valuesOf?(stored: unknown): readonly unknown[]
  /** The GROQ projection of a listed document, with the fields above. */
  projection: string
  /** Whether the list may be empty: a section with nothing to show in a language is then left out there. */
  mayBeEmpty?: true
  /** The number of documents, from the first, that a list has at most in each language. All if absent. */
  most?: number
}

/** Returns the filter values of a document; `[null]` for an unfiltered list or a missing value. */
export function listedValues(
  { field = '', valuesOf = (stored) => [stored ?? null].flat() }: ListDefinition,
  document: { readonly [field: string]: unknown },
): readonly unknown[] {
  return valuesOf(document[field])
}

type Placeholder = {
  list: string
  /** The part's field whose value filters the list. */
  choice?: string
  /** The field with the id of a document, to show only its neighbours in the list. */
  beside?: string
  /** The field with references to documents of the list, to show only these, in this order. */
  chosen?: string
}

/** Returns a GROQ projection of a placeholder, which `gate/joinLists.ts` replaces with the documents. */
export function listPlaceholder({ list, choice, beside, chosen }: Placeholder): string {
  const fields = [
    `"_list": "${list}"`,
    choice && `"choice": ${choice}`,
    beside && `"beside": ${beside}`,
    chosen && `"chosen": ${chosen}[]{"_id": _ref}`,
  ]
  return `{${fields.filter(Boolean).join(', ')}}`
}
