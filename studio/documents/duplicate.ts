import type { DuplicateDocumentActionComponent } from 'sanity'
import { rankAfter } from '../schema/objects/rankAfter.ts'
import { actionWrapper } from './wrapAction.ts'

/** Wraps duplicate, so that the copy comes right after the original in an ordered list. */
export const duplicateAfter = actionWrapper((duplicate, props) =>
  (duplicate as DuplicateDocumentActionComponent)({
    ...props,
    mapDocument: (document) =>
      typeof document.orderRank === 'string'
        ? { ...document, orderRank: rankAfter(document.orderRank) }
        : document,
  }),
)
