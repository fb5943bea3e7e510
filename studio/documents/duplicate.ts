import type { DocumentActionComponent, DuplicateDocumentActionComponent } from 'sanity'
import { rankAfter } from '../schema/objects/rankAfter.ts'

const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** Wraps duplicate, so that the copy comes right after the original in an ordered list. */
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
