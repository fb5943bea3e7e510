import type { DuplicateDocumentActionComponent } from 'sanity'
import { copyOf } from './copyOf.ts'
import { actionWrapper } from './wrapAction.ts'

/** Wraps duplicate, so that the copy begins as `copyOf` says. */
export const duplicateAfter = actionWrapper((duplicate, props) =>
  (duplicate as DuplicateDocumentActionComponent)({ ...props, mapDocument: copyOf }),
)
