import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity'
import { rankAfter } from '../schema/objects/rankAfter.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The Studio's action, whose copy stands after the original in a list that is put in order. */
export function duplicateAfter(duplicate: DocumentActionComponent): DocumentActionComponent {
  const made =
    known.get(duplicate) ??
    Object.assign(
      (props: Parameters<DuplicateDocumentActionComponent>[0]) =>
        (duplicate as DuplicateDocumentActionComponent)({
          ...props,
          mapDocument: (document) =>
            typeof document.orderRank === 'string'
              ? { ...document, orderRank: rankAfter(document.orderRank) }
              : document,
        }),
      { action: duplicate.action, displayName: duplicate.displayName },
    )
  known.set(duplicate, made)
  return made
}
